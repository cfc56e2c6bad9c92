/// What to install, in the words of those who package it.
enum GraphvizPackages {
  static let install = "install libgvc6 (Debian, Ubuntu) or graphviz (Homebrew)"
  static let installPlugins = "\(install), and run `dot -c` as root once"
  static let installFonts = "install fonts-liberation2 or fonts-dejavu-core (Debian, Ubuntu) or font-liberation (Homebrew)"
}
