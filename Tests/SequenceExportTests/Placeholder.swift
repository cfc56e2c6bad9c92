import Testing

@Suite struct SequenceExportPlaceholder {}
