struct SkippedHandle {}

typealias SkippedMaybe = SkippedHandle?

// @CodableEnum(style: .internal, tag: "type")
enum SkippedMessage {
  case text(
    String,  // @CodableValue(key: "text")
    cache: Int = 7,  // @CodableValue(skip: true)
    handle: SkippedHandle?,  // @CodableValue(skip: true)
    other: SkippedMaybe  // @CodableValue(skip: true)
  )
  case onlySkipped(SkippedHandle?)  // @CodableValue(skip: true)
  // @CodableCase(skip: .encoding)
  case readOnly
  // @CodableCase(skip: .decoding)
  case writeOnly
  // @CodableCase(skip: .both)
  case local(SkippedHandle)
}

// @CodableEnum(style: .array)
enum SkippedArray {
  case move(
    Int,
    unused: Int = 9,  // @CodableValue(skip: true)
    Int
  )
}

// No case is read from a name on its own.
// @CodableEnum(style: .external, missingTag: .ping)
enum SkippedName {
  case ping(Int?)
  // @CodableCase("pong", skip: .both, empty: .name)
  case low
}
