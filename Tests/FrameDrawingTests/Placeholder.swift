import Testing

@Suite struct FrameDrawingPlaceholder {}
