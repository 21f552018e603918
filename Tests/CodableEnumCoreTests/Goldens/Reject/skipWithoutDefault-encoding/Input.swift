typealias Maybe = Int?

// @CodableEnum(style: .external)
enum Message {
  case move(
    from: Int,  // @CodableValue(skip: .encoding)
    by: Maybe,  // @CodableValue(skip: .encoding, nil: .null)
    to: Int,  // @CodableValue(skip: .decoding)
    at: Int = 1  // @CodableValue(skip: .decoding, aliases: ["on"])
  )
}
