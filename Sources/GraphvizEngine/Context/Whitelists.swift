internal import GraphvizShim

// Names of engines and formats never reach libgvc from outside: unknown ones leak, and long ones overrun a buffer.

/// A layout engine of Graphviz.
enum LayoutEngine {
  /// Takes the positions that are given, and computes none.
  case nop2
  /// Arranges by ranks.
  case dot

  var code: CInt {
    switch self {
    case .nop2: CInt(GVS_LAYOUT_NOP2)
    case .dot: CInt(GVS_LAYOUT_DOT)
    }
  }

  /// The plugin that it is in.
  var plugin: String {
    switch self {
    case .nop2: "neato_layout"
    case .dot: "dot_layout"
    }
  }

  /// What to do when it fails.
  var hint: String? {
    switch self {
    case .nop2: nil
    case .dot: "dot can fail on edges between clusters that share nodes"
    }
  }
}

extension ImageFormat {
  var code: CInt {
    switch self {
    case .svg: CInt(GVS_SVG)
    case .png: CInt(GVS_PNG)
    case .pdf: CInt(GVS_PDF)
    }
  }

  /// What to do when the renderer is missing.
  var hint: String {
    switch self {
    case .svg: "SVG needs Graphviz's core plugin: \(GraphvizPackages.installPlugins)"
    case .png, .pdf: "\(title) needs Graphviz's pango plugin: \(GraphvizPackages.install)"
    }
  }
}
