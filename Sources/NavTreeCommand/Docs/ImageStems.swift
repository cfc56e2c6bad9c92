internal import NavigationModel
internal import ScenarioLanguage
internal import SequenceExport

/// Finds a name for every image of a call, none of them twice in a folder, and the same whatever the order of the call.
struct ImageStems {
  /// The stems of each block's images, by document and block.
  private(set) var stems: [[[String]]]
  /// Names that are taken, by document.
  private(set) var mistakes: [Int: [Diagnostic]] = [:]

  /// - Parameters:
  ///   - documents: All documents of the call.
  ///   - taken: For each folder, the stems in small letters that others have, and who.
  init(_ documents: [OpenDocument], taken: [String: [String: String]]) {
    var taken = taken
    stems = documents.map { $0.blocks.map { _ in [] } }
    let order = documents.indices.sorted { documents[$0].place.key < documents[$1].place.key }
    // What an author named has its name before anything else takes it.
    for isNamed in [true, false] {
      for document in order {
        let place = documents[document].place
        for (number, block) in documents[document].blocks.enumerated() {
          guard let (request, story) = block.pictures, (request.name != nil) == isNamed else { continue }
          let pictures = BlockPictures(of: story, request, isForDocC: place.style == .docc, carriesSource: false)
          func holder(_ stems: [String]) -> String? { stems.lazy.compactMap { taken[place.folder]?[$0.lowercased()] }.first }
          var chosen = pictures.stems(after: request.name?.value ?? pictures.usualStem)
          if let name = request.name, let other = holder(chosen) {
            mistakes[document, default: []].append(
              Diagnostic(
                .error, "name-taken", "the name \(quoted(name.value)) belongs to an image of \(other); take another one",
                range: name.range))
          }
          var count = 2
          while request.name == nil, holder(chosen) != nil {
            chosen = pictures.stems(after: "\(pictures.usualStem)-\(count)")
            count += 1
          }
          let owner = quoted(documents[document].place.input) + (block.line.map { ", line \($0)" } ?? "")
          for stem in chosen { taken[place.folder, default: [:]][stem.lowercased()] = owner }
          stems[document][number] = chosen
        }
      }
    }
  }
}
