internal import Foundation
internal import Synchronization

/// Bands of the pictures that were encoded last, for the next one, which shares most of its rows with them.
///
/// It may be shared by threads: the lock is held for no longer than a look takes. Pixels are compared, never hashes of them, so that no
/// picture can get the rows of another. What it keeps is bounded by ``mostPerPlace`` pictures, however many are encoded.
package final class PNGBandCache: Sendable {
  /// Two, because a picture may be encoded before the one in front of it is done; more save hardly anything.
  package static let mostPerPlace = 2

  private let bandsByPlace = Mutex<[Place: [PNGBand]]>([:])

  /// Makes one that knows nothing yet.
  package init() {}

  /// Where a band belongs.
  struct Place: Hashable, Sendable {
    /// Counted from the top.
    let index: Int
    /// The same pixels are other bytes in a picture of another kind.
    let hasAlpha: Bool
    /// The same bytes are other rows in a picture of another width.
    let width: Int
  }

  /// How many bands it keeps.
  package var count: Int { bandsByPlace.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  /// The band with exactly these pixels, if one was there lately.
  func band(at place: Place, matching pixels: [UInt8]) -> PNGBand? {
    let candidates = bandsByPlace.withLock { $0[place] }
    return candidates?.first { band in
      band.pixels.withUnsafeBytes { one in pixels.withUnsafeBytes { Self.isEqual(one, $0) } }
    }
  }

  /// Keeps a band instead of the oldest of its place.
  func keep(_ band: PNGBand, at place: Place) {
    bandsByPlace.withLock { bandsByPlace in
      var bands = bandsByPlace[place] ?? []
      bands.insert(band, at: 0)
      bandsByPlace[place] = Array(bands.prefix(Self.mostPerPlace))
    }
  }

  static func isEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    guard one.count == other.count else { return false }
    guard let first = one.baseAddress, let second = other.baseAddress else { return one.isEmpty }
    // Pictures that were painted one over the other share bands.
    return first == second || memcmp(first, second, one.count) == 0
  }
}
