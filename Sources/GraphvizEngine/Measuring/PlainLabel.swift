/// Text as the value of a plain label, in which Graphviz expands `\N` and `&amp;`.
enum PlainLabel {
  static func escaping(_ text: String) -> String {
    var label = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": label += "\\\\"
      case "&": label += "&amp;"
      case _ where scalar.value < 0x20: continue
      default: label.unicodeScalars.append(scalar)
      }
    }
    return label
  }
}
