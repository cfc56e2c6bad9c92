enum GIFFormat {
  static func bytes(_ job: SequenceJob) throws -> [UInt8] { [] }
}
