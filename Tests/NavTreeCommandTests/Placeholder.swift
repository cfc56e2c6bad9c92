import Testing

@Suite struct NavTreeCommandPlaceholder {}
