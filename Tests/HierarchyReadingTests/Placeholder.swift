import Testing

@Suite struct HierarchyReadingPlaceholder {}
