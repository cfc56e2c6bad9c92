/// By what the page's policy names its script and its style sheet: SHA-256 in base64, written by `Scripts/player-hashes`.
enum PlayerHashes {
  static let script = "o9rB6UmcGEyj7ge6cF4tsuePpNq8d0jxFEw86DekdNk="
  static let style = "7ZaptmudkAtRaPTBYfF5syYiGMToHgEQLkMYRZmpU20="
}
