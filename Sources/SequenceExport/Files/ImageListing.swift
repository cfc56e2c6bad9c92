internal import Foundation
internal import NavigationModel

/// Which images of a folder navtree drew, and for which document: `navtree-images.json`.
///
/// The file lies where anybody can write. All that is taken from it is names, and of those only the ones that could be ours: whatever else
/// it says, nothing outside the folder and nothing of another kind can ever be removed because of it.
package struct ImageListing: Hashable, Sendable {
  /// The name of the file.
  package static let fileName = "navtree-images.json"

  /// What is known of one document.
  package struct Entry: Hashable, Sendable {
    /// The images that it shows.
    package let images: Set<ImageFileName>
    /// What it was written from, by its path from the folder; nil where it was not written but changed in place.
    package let origin: String?

    package init(images: Set<ImageFileName>, origin: String?) {
      self.images = images
      self.origin = origin
    }
  }

  /// The documents, by their paths from the folder.
  package var entries: [String: Entry] = [:]

  /// Whether there was a listing to read.
  let wasThere: Bool

  private struct Document: Codable {
    struct Entry: Codable {
      let document: String
      let images: [String]
      var from: String?
    }

    let version: Int
    let documents: [Entry]
  }

  /// Reads the listing in a folder; one that is missing, foreign or broken names nothing.
  init(in folder: String) {
    guard let bytes = Self.bytes(in: folder), let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)),
      document.version == 1
    else {
      wasThere = false
      return
    }
    wasThere = true
    for entry in document.documents {
      entries[entry.document] = Entry(
        images: Set(entry.images.compactMap(ImageFileName.init(recognising:))), origin: entry.from)
    }
  }

  /// The bytes of the listing in a folder; nil where there is none, or something else has its name.
  static func bytes(in folder: String) -> [UInt8]? {
    let path = folder.appendingName(fileName)
    guard let status = FileStatus(of: path, followingLinks: false), status.kind == .file, status.size <= Limits.inputBytes,
      let file = try? OpenFile(path, for: .reading)
    else { return nil }
    return try? file.bytes(limit: Limits.inputBytes)
  }

  /// All of it, the same for the same entries.
  ///
  /// - Throws: What encoding throws.
  func bytes() throws -> [UInt8] {
    try RecordJSON.bytes(
      Document(
        version: 1,
        documents: entries.sorted { $0.key < $1.key }.map { document, entry in
          Document.Entry(document: document, images: entry.images.map(\.description).sorted(), from: entry.origin)
        }))
  }
}
