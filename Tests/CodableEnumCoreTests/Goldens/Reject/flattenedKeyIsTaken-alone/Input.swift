// @CodableEnum(style: .external)
enum Operation {
  case add(x: Int)
  case stop
  // @CodableCase(.unknown)
  case unknown
}

// @CodableEnum(style: .internal, tag: "type")
enum Step {
  case tagged(Operation)
}

// @CodableEnum(style: .untagged)
enum Message {
  case request(
    id: Int?,
    operation: Operation  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .untagged)
enum Alone {
  case operation(Operation)
}
