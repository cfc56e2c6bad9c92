/// Parameters that several commands take, declared once so that they read the same everywhere.
enum Shared {
  static let inputs = Argument(
    "input", repeating: .path,
    help: "A scenario (.nav), its JSON, or the dump of a running app, told apart by content; '-' is standard input.")
  static let quiet = Flag("--quiet", "-q", help: "Say nothing but errors.")
}
