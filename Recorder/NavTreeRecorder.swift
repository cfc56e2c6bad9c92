// NavTreeRecorder: lets an app write down its own story for navtree. Add this one file to the app; it needs nothing else of navtree.
//
//   NavTreeRecorder.shared.start(writingTo: URL.documentsDirectory.appending(path: "story.jsonl"))
//
// What it writes is described in FORMAT.md, beside this file. `navtree import story.jsonl` reads it.
//
// This file is not compiled where navtree is built: there is no UIKit on Linux. Tests there check its grammar, and compile and run it against
// a small stand-in for UIKit. Use it in debug builds only: it exchanges four methods of UIViewController, and titles may hold what your users
// typed (see `recordsTitles`).

#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Writes the hierarchy of view controllers to a file, one line of JSON each time that one of them appears or disappears.
  @MainActor public final class NavTreeRecorder {
    /// The recorder of this process.
    public static let shared = NavTreeRecorder()

    /// Whether titles of controllers are written as their names; without, controllers are called by their classes.
    public var recordsTitles = false

    /// What went wrong with the file, which ended the recording; nil while all is well.
    public private(set) var failure: (any Error)?

    private var file: FileHandle?
    private var began = Date()
    private var sequence = 0
    private var lastRows: Data?
    private var causes: [String] = []
    private var sightings: [ObjectIdentifier: Sighting] = [:]

    private init() {}

    /// Begins a recording with the hierarchy as it is now; a file that is there already is replaced.
    public func start(writingTo url: URL) {
      stop()
      do {
        try Data().write(to: url)
        file = try FileHandle(forWritingTo: url)
      } catch {
        failure = error
        return
      }
      failure = nil
      began = Date()
      sequence = 0
      lastRows = nil
      Self.watchAppearances
      record(because: "start")
    }

    /// Ends the recording.
    public func stop() {
      try? file?.close()
      file = nil
    }

    /// Takes note of a change; the hierarchy is written when the run loop comes round, so that one transition makes few lines.
    func noteChange(of controller: UIViewController, to state: State, because method: String) {
      sightings[ObjectIdentifier(controller)] = Sighting(controller: controller, state: state)
      guard file != nil else { return }
      causes.append("\(method) \(NSStringFromClass(type(of: controller)))")
      guard causes.count == 1 else { return }
      DispatchQueue.main.async { [self] in
        let words = causes.joined(separator: ", ")
        causes = []
        record(because: words)
      }
    }
  }

  // MARK: - Writing

  extension NavTreeRecorder {
    private func record(because cause: String) {
      guard let file, let root = Self.rootController else { return }
      sightings = sightings.filter { $0.value.controller != nil }
      var rows: [Row] = []
      append(root, depth: 0, to: &rows)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      do {
        let encodedRows = try encoder.encode(rows)
        // What a transition calls twice, or what happens in another window, changes nothing.
        guard encodedRows != lastRows else { return }
        lastRows = encodedRows
        let seconds = (Date().timeIntervalSince(began) * 1000).rounded() / 1000
        let record = Record(sequence: sequence, seconds: seconds, cause: cause, rows: rows)
        try file.write(contentsOf: encoder.encode(record) + Data([0x0A]))
        sequence += 1
      } catch {
        failure = error
        stop()
      }
    }

    private static var rootController: UIViewController? {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let windows = scenes.flatMap { $0.windows }
      return (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController
    }
  }

  // MARK: - What is written

  extension NavTreeRecorder {
    /// Where a controller is between off screen and on it, in UIKit's own words.
    enum State: String {
      case disappeared, appearing, appeared, disappearing
    }

    /// How far a controller was last. Addresses are used again, so it counts only while that controller is there.
    private struct Sighting {
      weak var controller: UIViewController?
      let state: State
    }

    private struct Record: Encodable {
      let navtree = "recording"
      let version = 1
      let sequence: Int
      let seconds: Double
      let cause: String
      let rows: [Row]
    }

    private struct Object: Encodable {
      let `class`: String
      let pointer: String

      init(_ object: AnyObject) {
        `class` = NSStringFromClass(type(of: object))
        pointer = NavTreeRecorder.pointer(to: object)
      }
    }

    private struct View: Encodable {
      let `class`: String
      let pointer: String
      let inWindow: Bool
    }

    private struct Row: Encodable {
      let depth: Int
      let `class`: String
      let pointer: String
      let state: String
      let view: View?
      var presented = false
      var presentation: Object?
      var style: String?
      var kind: String?
      var title: String?
      var selected = false
      var barHidden = false
      var backHidden = false
      var definesContext = false

      enum Key: String, CodingKey {
        case depth, `class`, pointer, state, view, presented, presentation, style, kind, title, selected, barHidden, backHidden
        case definesContext
      }

      func encode(to encoder: any Encoder) throws {
        var row = encoder.container(keyedBy: Key.self)
        try row.encode(depth, forKey: .depth)
        try row.encode(`class`, forKey: .class)
        try row.encode(pointer, forKey: .pointer)
        try row.encode(state, forKey: .state)
        // Null says that the view is not loaded.
        try row.encode(view, forKey: .view)
        try row.encodeIfPresent(presentation, forKey: .presentation)
        try row.encodeIfPresent(style, forKey: .style)
        try row.encodeIfPresent(kind, forKey: .kind)
        try row.encodeIfPresent(title, forKey: .title)
        let flags: [(Key, Bool)] = [
          (.presented, presented), (.selected, selected), (.barHidden, barHidden), (.backHidden, backHidden),
          (.definesContext, definesContext),
        ]
        for (key, isTrue) in flags where isTrue { try row.encode(true, forKey: key) }
      }
    }

    nonisolated private static func pointer(to object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }
  }

  // MARK: - Looking at controllers

  extension NavTreeRecorder {
    /// A controller, what it holds, and then what it presents: the order of a dump.
    private func append(_ controller: UIViewController, depth: Int, to rows: inout [Row], change: (inout Row) -> Void = { _ in }) {
      var row = row(of: controller, depth: depth)
      change(&row)
      rows.append(row)
      let tabs = controller as? UITabBarController
      for child in tabs?.viewControllers ?? controller.children {
        append(child, depth: depth + 1, to: &rows) { $0.selected = tabs?.selectedViewController === child }
      }
      // A controller also answers what an ancestor of it presents.
      guard let modal = controller.presentedViewController, modal.presentingViewController === controller else { return }
      append(modal, depth: depth + 1, to: &rows) {
        $0.presented = true
        $0.style = Self.word(for: modal.modalPresentationStyle)
        $0.presentation = modal.presentationController.map { Object($0) }
      }
    }

    private func row(of controller: UIViewController, depth: Int) -> Row {
      let view = controller.viewIfLoaded
      let isInWindow = view?.window != nil
      // Of a controller that was there before the recorder nothing is known but its window.
      let sighting = sightings[ObjectIdentifier(controller)]
      let state = (sighting?.controller === controller ? sighting?.state : nil) ?? (isInWindow ? .appeared : .disappeared)
      var row = Row(
        depth: depth, class: NSStringFromClass(type(of: controller)), pointer: Self.pointer(to: controller), state: state.rawValue,
        view: view.map { View(class: NSStringFromClass(type(of: $0)), pointer: Self.pointer(to: $0), inWindow: isInWindow) })
      if let navigation = controller as? UINavigationController {
        row.kind = "navigation"
        row.barHidden = navigation.isNavigationBarHidden
      } else if controller is UITabBarController {
        row.kind = "tabs"
      } else if controller is UISplitViewController {
        row.kind = "split"
      } else {
        row.definesContext = controller.definesPresentationContext
      }
      if controller.parent is UINavigationController { row.backHidden = controller.navigationItem.hidesBackButton }
      if recordsTitles, let title = controller.title, !title.isEmpty { row.title = title }
      return row
    }

    /// The style's word; nil where only the presentation controller tells.
    private static func word(for style: UIModalPresentationStyle) -> String? {
      switch style {
      case .fullScreen: "fullScreen"
      case .pageSheet: "pageSheet"
      case .formSheet: "formSheet"
      case .currentContext: "currentContext"
      case .overFullScreen: "overFullScreen"
      case .overCurrentContext: "overCurrentContext"
      case .popover: "popover"
      default: nil
      }
    }
  }

  // MARK: - Watching

  #if canImport(ObjectiveC)
    import ObjectiveC

    extension NavTreeRecorder {
      /// Exchanges the four methods once for the life of the process.
      fileprivate static let watchAppearances: Void = {
        let pairs: [(Selector, Selector)] = [
          (#selector(UIViewController.viewWillAppear(_:)), #selector(UIViewController.navtree_viewWillAppear(_:))),
          (#selector(UIViewController.viewDidAppear(_:)), #selector(UIViewController.navtree_viewDidAppear(_:))),
          (#selector(UIViewController.viewWillDisappear(_:)), #selector(UIViewController.navtree_viewWillDisappear(_:))),
          (#selector(UIViewController.viewDidDisappear(_:)), #selector(UIViewController.navtree_viewDidDisappear(_:))),
        ]
        for (original, ours) in pairs {
          guard let one = class_getInstanceMethod(UIViewController.self, original),
            let other = class_getInstanceMethod(UIViewController.self, ours)
          else { continue }
          method_exchangeImplementations(one, other)
        }
      }()
    }

    extension UIViewController {
      // Once exchanged, each of these names means UIKit's own method.

      @objc fileprivate func navtree_viewWillAppear(_ animated: Bool) {
        navtree_viewWillAppear(animated)
        NavTreeRecorder.shared.noteChange(of: self, to: .appearing, because: "viewWillAppear")
      }

      @objc fileprivate func navtree_viewDidAppear(_ animated: Bool) {
        navtree_viewDidAppear(animated)
        NavTreeRecorder.shared.noteChange(of: self, to: .appeared, because: "viewDidAppear")
      }

      @objc fileprivate func navtree_viewWillDisappear(_ animated: Bool) {
        navtree_viewWillDisappear(animated)
        NavTreeRecorder.shared.noteChange(of: self, to: .disappearing, because: "viewWillDisappear")
      }

      @objc fileprivate func navtree_viewDidDisappear(_ animated: Bool) {
        navtree_viewDidDisappear(animated)
        NavTreeRecorder.shared.noteChange(of: self, to: .disappeared, because: "viewDidDisappear")
      }
    }
  #else
    extension NavTreeRecorder {
      /// Without Objective-C nothing can be exchanged; whoever stands in for UIKit calls `noteChange` itself.
      fileprivate static let watchAppearances: Void = ()
    }
  #endif
#endif
