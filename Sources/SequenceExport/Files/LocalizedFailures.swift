public import Foundation
public import GraphvizEngine
public import NavigationModel
public import ScenarioLanguage

// The words of failures for clients that show `localizedDescription`, which would else be a type's name and a number. They are English, like
// everything that navtree says; where something helps, it stands in them.

extension GraphvizError: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
  /// The hint.
  public var recoverySuggestion: String? { hint }
}

extension DrawingFailure: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}

extension EncodingFailure: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
  /// The hint.
  public var recoverySuggestion: String? { hint }
}

extension WriteFailure: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}

extension ReadFailure: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}

extension PictureReadFailure: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}

extension ScenarioDocumentError: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}

extension ForeignFile: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}

extension ScenarioProblem: LocalizedError {
  /// The same as the description.
  public var errorDescription: String? { description }
}
