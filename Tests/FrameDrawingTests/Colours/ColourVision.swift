import Foundation
import FrameDrawing
import NavigationModel

/// How people see colours: the usual way, or without one of the three kinds of cones.
///
/// The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency"
/// (IEEE TVCG 2009), for severity 1.0; they hold for linear RGB.
enum ColourVision: CaseIterable {
  case usual, protanopia, deuteranopia, tritanopia

  private var rows: [[Double]] {
    switch self {
    case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// A colour as such eyes see it.
  func seen(_ color: HexColor) -> LabColour {
    let channels = [color.red, color.green, color.blue].map { channel -> Double in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return LabColour(linear: rows.map { row in min(max(zip(row, channels).map(*).reduce(0, +), 0), 1) })
  }

  /// How different two colours are to those eyes for which they are the least different.
  static func leastDifference(_ one: HexColor, _ other: HexColor) -> Double {
    allCases.map { $0.seen(one).difference($0.seen(other)) }.min() ?? 0
  }
}
