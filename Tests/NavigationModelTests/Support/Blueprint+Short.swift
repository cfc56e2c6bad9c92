public import NavigationModel

// Trees in a line: `.navigation("Root", "Home", .nested("Brown", "Step 1"))`.

extension Blueprint: ExpressibleByStringLiteral {
  /// A plain screen.
  public init(stringLiteral value: String) {
    self.init(.screen, value)
  }
}

extension Blueprint {
  static func screen(_ name: String, _ traits: Traits = Traits(), presents modal: PresentationBlueprint? = nil) -> Blueprint {
    Blueprint(.screen, name, traits: traits, presentation: modal)
  }

  static func navigation(
    _ name: String?, _ children: Blueprint..., traits: Traits = Traits(), presents modal: PresentationBlueprint? = nil
  ) -> Blueprint {
    Blueprint(.navigation, name, traits: traits, children: children, presentation: modal)
  }

  static func nested(_ name: String?, _ children: Blueprint..., traits: Traits = Traits()) -> Blueprint {
    Blueprint(.nested, name, traits: traits, children: children)
  }

  static func tabs(
    _ name: String?, _ children: Blueprint..., selected: Int? = nil, presents modal: PresentationBlueprint? = nil
  ) -> Blueprint {
    Blueprint(.tabs, name, children: children, selected: selected, presentation: modal)
  }

  static func split(_ name: String?, _ children: Blueprint...) -> Blueprint {
    Blueprint(.split, name, children: children)
  }

  static func container(_ name: String?, _ children: Blueprint..., traits: Traits = Traits()) -> Blueprint {
    Blueprint(.container, name, traits: traits, children: children)
  }
}
