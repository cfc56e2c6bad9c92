/// By what the page's policy names its script and its style sheet: SHA-256 in base64, written by `Scripts/player-hashes`.
enum PlayerHashes {
  static let script = "fOOhJ0wAewG7WC8/JTYnnS6tNqJbncLdZNkSyLOmA+8="
  static let style = "unRvq37C6XwtLw6eKwxWeltWM9m6+VJCQuPV20mbH8M="
}
