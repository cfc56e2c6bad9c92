internal import NavigationModel
internal import SequenceExport

/// What `navtree inspect` tells of one picture.
struct PictureReport {
  private let path: String
  private let picture: PictureFile
  private let story: PictureStory?
  /// Why more can't be told.
  let fault: String?

  init(of picture: PictureFile, at path: String) {
    self.picture = picture
    self.path = path
    do {
      story = try PictureStory(of: picture.record.get(), in: path)
      fault = nil
    } catch {
      story = nil
      fault = "\(error)"
    }
  }

  private var record: PictureRecord? { try? picture.record.get() }

  private var size: String? {
    picture.extent.map { "\(AllowedValues.spelled($0.width)) × \(AllowedValues.spelled($0.height)) \($0.unit)" }
  }

  /// Facts by their names, in the order in which people ask.
  private var facts: [(name: String, value: String)] {
    var facts = [("kind", [picture.kind.rawValue, size].compactMap(\.self).joined(separator: ", "))]
    func add(_ name: String, _ value: String?) { if let value, !value.isEmpty { facts.append((name, value)) } }
    if let story {
      let last = story.steps.count - 1
      add("story", story.title)
      if let step = story.step {
        add("step", "\(step.index) of \(last)")
        add("action", step.actionText)
        add("outcome", step.ruling.outcome.rawValue)
        add("message", step.explanation)
        add("caption", step.caption)
        add("visible", step.after.visiblePath.joined(separator: " › "))
      } else {
        add("shows", "all \(last) \(last == 1 ? "step" : "steps"), as \(story.record.shows.format)")
      }
    } else {
      add("title", picture.title)
      add("alt text", picture.altText)
    }
    if let record {
      add("drawn by", "navtree \(record.tools.navtree), Graphviz \(record.tools.graphviz)")
      let widths = record.tools.textWidths.map(AllowedValues.spelled).joined(separator: ", ")
      add("fonts", "\(record.tools.font); the test word is \(widths) pt wide upright, bold and italic at 96 pt")
      add("settings", record.settings.words.joined(separator: ", "))
      add("source", "\(record.source.utf8.count) bytes" + (record.isSourceIntact ? "" : ", changed after it was drawn"))
    }
    add("but", fault)
    return facts
  }

  /// All of it in words, safe to print.
  var text: String {
    var lines = [visible(path, keepingLines: false)]
    for (name, value) in facts {
      lines.append("  " + name + String(repeating: " ", count: max(1, 11 - name.count)) + visible(value, keepingLines: false))
    }
    if let step = story?.step {
      lines.append("  tree")
      lines += TreeText(step).lines.map { "    " + visible($0, keepingLines: false) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PictureReport: Encodable {
  private enum Key: String, CodingKey {
    case file, kind, width, height, unit, title, altText, story, frame, frames, format, step, drawnBy, settings, sourceIsIntact,
      fault
  }

  private enum ToolKey: String, CodingKey {
    case navtree, graphviz, font, textWidths
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(path, forKey: .file)
    try object.encode(picture.kind.rawValue, forKey: .kind)
    try object.encode(picture.extent?.width, forKey: .width)
    try object.encode(picture.extent?.height, forKey: .height)
    try object.encode(picture.extent?.unit, forKey: .unit)
    try object.encode(picture.title, forKey: .title)
    try object.encode(picture.altText, forKey: .altText)
    try object.encode(story?.title, forKey: .story)
    try object.encode(record?.shows.frame, forKey: .frame)
    try object.encode(story?.steps.count, forKey: .frames)
    try object.encode(record?.shows.format, forKey: .format)
    try object.encode(story?.step.map { StepRecord($0, withTree: true) }, forKey: .step)
    try object.encode(record?.settings, forKey: .settings)
    try object.encode(record?.isSourceIntact, forKey: .sourceIsIntact)
    try object.encode(fault, forKey: .fault)
    guard let tools = record?.tools else { return }
    var drawnBy = object.nestedContainer(keyedBy: ToolKey.self, forKey: .drawnBy)
    try drawnBy.encode(tools.navtree, forKey: .navtree)
    try drawnBy.encode(tools.graphviz, forKey: .graphviz)
    try drawnBy.encode(tools.font, forKey: .font)
    try drawnBy.encode(tools.textWidths, forKey: .textWidths)
  }
}
