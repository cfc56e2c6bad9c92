internal import NavigationModel

extension String {
  /// The text with a mark for every character that could end the line or hide in it.
  var onOneLine: String {
    // Nearly every text is fit for a line as it is.
    guard !isPlainToSee else { return self }
    var line = UnicodeScalarView()
    forEachScalar { scalar, concealment in
      line.append(concealment == nil ? scalar : scalar.controlPicture ?? "\u{FFFD}")
    }
    return String(line)
  }
}
