import Testing

@Suite struct ScenarioLanguagePlaceholder {}
