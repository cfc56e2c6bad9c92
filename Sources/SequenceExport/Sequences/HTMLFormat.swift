enum HTMLFormat {
  static func bytes(_ job: SequenceJob) throws -> [UInt8] { [] }
}
