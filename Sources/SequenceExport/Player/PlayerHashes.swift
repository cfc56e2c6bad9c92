/// By what the page's policy names its script and its style sheet: SHA-256 in base64, written by `Scripts/player-hashes`.
enum PlayerHashes {
  static let script = "EjJ1IHLDDxx5zCxXVNpUbTyrOR/1TddOPWOi8MBn/7o="
  static let style = "TPPR9qp3N1GqpSIPG2BiukqT5JsAGrwJZrXL5MmbHbc="
}
