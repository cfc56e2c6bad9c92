internal import Foundation
internal import SequenceExport

/// One document of a call: where it is read, where it is written, and where its images go.
struct DocumentPlace {
  /// The Markdown file or the scenario.
  let input: String
  /// Where the Markdown goes; `-` is standard output, and nil is nowhere, as for a scenario.
  let output: String?
  /// The folder for its images.
  let images: String
  let style: DocumentStyle
  /// The folder from whose listing it is found again, without links.
  let folder: String
  /// The document's path from there.
  let key: String
  /// The input's path from there where the document is written from it; nil where it is the input.
  let origin: String?

  var isScenario: Bool { output == nil }

  init(input: String, output: String?, images: String, style: DocumentStyle) {
    self.input = input
    self.output = output
    self.images = images
    self.style = style
    folder = FilePath.resolved(images)
    let written = output.flatMap { $0 == "-" ? nil : $0 } ?? input
    key = FilePath.relative(from: folder, to: written)
    origin = style == .replacing && written != input ? FilePath.relative(from: folder, to: input) : nil
  }

  /// The path of an image as messages show it.
  func shown(_ name: ImageFileName) -> String { visible(FilePath.joined(images, name.description), keepingLines: false) }

  /// What the document calls an image.
  func destination(of name: ImageFileName) -> String {
    // Of two images with one name DocC shows any, unless the ending is said; theme and scale it chooses itself.
    guard style != .docc else { return "\(name.stem).\(name.format.rawValue)" }
    let home = output == "-" ? "." : FilePath.folder(of: output ?? input)
    let way = FilePath.relative(from: home, to: folder)
    return way.isEmpty ? name.description : "\(way)/\(name)"
  }
}

extension DocumentPlace {
  private static func isScenario(_ path: String) -> Bool { URL(fileURLWithPath: path).pathExtension.lowercased() == "nav" }
  private static func isMarkdown(_ path: String) -> Bool {
    ["md", "markdown"].contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// Works out the places of a call.
  ///
  /// - Throws: ``WrongCall`` where its parts do not go together.
  static func places(of call: Invocation) throws(WrongCall) -> [DocumentPlace] {
    let inputs = call[DocsCommand.inputs]
    guard !inputs.contains("-") else { throw WrongCall("A document has a place that its images' paths start from; name a file.") }
    if let catalog = call[DocsCommand.catalog] { return try places(inCatalog: catalog, inputs, call) }
    guard !inputs.isEmpty else { throw WrongCall("Name a Markdown file, or a catalogue by '--docc'.") }
    if let catalog = inputs.first(where: { $0.hasSuffix(".docc") || $0.hasSuffix(".docc/") }) {
      throw WrongCall("\(quoted(catalog)) is a catalogue; name it by '--docc'.")
    }
    let output = call[DocsCommand.output]
    guard output == nil || !call[DocsCommand.inPlace] else {
      throw WrongCall("'--output' writes another file, and '--in-place' this one; drop one of them.")
    }
    guard output != nil || call[DocsCommand.inPlace] || call[DocsCommand.check] || inputs.allSatisfy(isScenario) else {
      throw WrongCall("Say where the Markdown goes: into a file by '--output', or where it is by '--in-place'.")
    }
    let outputs = try outputs(for: inputs, output)
    return zip(inputs, outputs).map { input, output in
      let home = FilePath.folder(of: output == "-" ? "images" : output ?? input)
      return DocumentPlace(
        input: input, output: isScenario(input) ? nil : output ?? input,
        images: call[DocsCommand.images] ?? FilePath.joined(home, "images"), style: output == nil ? .inPlace : .replacing)
    }
  }

  /// The output of each input; nil where it is the input itself.
  private static func outputs(for inputs: [String], _ output: String?) throws(WrongCall) -> [String?] {
    guard let output else { return inputs.map { _ in nil } }
    guard output != "-" || (inputs.count == 1 && !isScenario(inputs[0])) else {
      throw WrongCall("Standard output takes one document; name a folder.")
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    let namesFolder = output.hasSuffix("/") || (isThere && isFolder.boolValue) || (inputs.count > 1 && !isMarkdown(output))
    guard namesFolder else {
      guard inputs.count == 1 else { throw WrongCall("A file holds one document; name a folder.") }
      guard !isScenario(inputs[0]) else { throw WrongCall("A scenario has no Markdown to write; drop '--output'.") }
      guard !isSameFile(output, inputs[0]) else {
        throw WrongCall("The output \(quoted(output)) is the document itself; use '--in-place'.")
      }
      return [output]
    }
    var taken: Set<String> = []
    var outputs: [String?] = []
    for input in inputs {
      let name = URL(fileURLWithPath: input).lastPathComponent
      let path = FilePath.joined(output, name)
      guard taken.insert(name.lowercased()).inserted else { throw WrongCall("Two documents are called \(quoted(name)).") }
      guard !isSameFile(path, input) else {
        throw WrongCall("The output \(quoted(path)) is the document itself; name another folder.")
      }
      outputs.append(path)
    }
    return outputs
  }

  /// The articles and scenarios of a catalogue, and the scenarios that are named besides.
  private static func places(
    inCatalog catalog: String, _ inputs: [String], _ call: Invocation
  ) throws(WrongCall) -> [DocumentPlace] {
    guard call[DocsCommand.output] == nil, call[DocsCommand.images] == nil else {
      throw WrongCall(
        "A catalogue's articles are changed in place, and images go into its Resources; drop '--output' and '--images'.")
    }
    if let other = inputs.first(where: { !isScenario($0) }) {
      throw WrongCall("With '--docc' only scenarios are named; \(quoted(other)) is none, and the catalogue's articles are found.")
    }
    var root = catalog
    while root.count > 1, root.hasSuffix("/") { root.removeLast() }
    var isFolder: ObjCBool = false
    guard root.hasSuffix(".docc"), FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue
    else { throw WrongCall("\(quoted(catalog)) is no catalogue: a folder with the ending '.docc'.") }
    let found = (FileManager.default.subpaths(atPath: root) ?? []).filter {
      !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    let files = found.sorted().map { "\(root)/\($0)" }.filter { isScenario($0) || isMarkdown($0) }
    return (files + inputs).map { file in
      DocumentPlace(
        input: file, output: isScenario(file) ? nil : file, images: "\(root)/Resources", style: .docc)
    }
  }
}
