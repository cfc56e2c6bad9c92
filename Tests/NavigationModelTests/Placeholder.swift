import Testing

@Suite struct NavigationModelPlaceholder {}
