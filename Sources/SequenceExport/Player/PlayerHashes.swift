/// By what the page's policy names its script and its style sheet: SHA-256 in base64, written by `Scripts/player-hashes`.
enum PlayerHashes {
  static let script = "WXqRxMPo/qaBCQfoXNHvmpCdLe5EbaIo4eBtwBxYDKQ="
  static let style = "GhZ5Din+BsQqmRrE1rrDpWtHnhflzcaZPZYk7azmTi0="
}
