internal import NavigationModel

/// The keys of a document that are no attribute's and no header's; the raw value is the key.
enum DocumentKey: String, Sendable {
  case version, tree, actions
  case kind, name, className = "class", children, selected, presents, style, root, id
  case action, node, nodes, to, screen, on, asStyle = "as", phase, caption, expect
  case visible, stack, names, outcome, message, warning
}

extension Verb {
  /// The keys that an action with this verb has for what stands behind it, by the shape of that.
  var operandKeys: [DocumentKey] {
    switch operand {
    case .nothing: []
    case .subject: [.node]
    case .subjects: [.nodes]
    case .reference: [.to]
    case .screen: [.screen]
    case .containerAndScreen: [.name, .screen]
    }
  }

  /// The keys of the phrases that may follow.
  var phraseKeys: [DocumentKey] {
    phrases.map { phrase in
      switch phrase {
      case .style: .asStyle
      case .receiver: .on
      case .phase: .phase
      }
    }
  }
}
