internal import NavigationModel

/// An address that no running app gave out: made from a controller's identity, so that it is the same in every step and on every machine.
struct InventedAddress: Hashable {
  /// The objects that a row has an address of.
  enum Object: String, CaseIterable {
    case controller
    case view
    case presentation
  }

  private let value: UInt64

  init(of object: Object, for id: ControllerID) {
    // FNV-1a, since Swift's own hashes differ from run to run; the object comes first, so that no identity makes one like another's.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(object.rawValue) \(id.rawValue)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    // FNV spreads the last letters badly over the upper digits, and people compare those first.
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash ^= hash >> 33
    // Objects lie at multiples of 16. No app has one below its first page, and with all digits in use the rows stand in line.
    value = (hash & ~0xF) | (1 << 63)
  }

  /// The address as UIKit prints it.
  var text: String { "0x" + String(value, radix: 16) }
}
