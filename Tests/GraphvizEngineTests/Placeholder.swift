import Testing

@Suite struct GraphvizEnginePlaceholder {}
