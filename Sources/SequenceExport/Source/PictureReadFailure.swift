/// Why a picture does not say what it was drawn from. None of it goes away by trying again; whoever has the source draws the picture anew.
public enum PictureReadFailure: Error, Hashable, Sendable {
  /// It is in no format that navtree draws.
  case otherFormat
  /// There is no record in it.
  case noRecord
  /// There is one, and it was changed or cut.
  case damagedRecord
  /// The record is in a form, with this number, that this version does not know.
  case laterVersion(String)
}

extension PictureReadFailure: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .otherFormat:
      "it is no picture in a format that navtree draws (\(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")))"
    case .noRecord:
      "its source is not in it: navtree did not draw it, it was drawn with '--no-source' or from a text that is too long for every frame, "
        + "or another program has taken it out"
    case .damagedRecord: "its source stands in it, and was damaged"
    case .laterVersion(let version): "its source is in form \(version), which a later version of navtree reads"
    }
  }
}
