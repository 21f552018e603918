// @CodableEnum(style: .external)
enum Operation {
  case add(x: Int)
  case stop
  // @CodableCase(.unknown)
  case unknown
}

// @CodableEnum(style: .internal, tag: "type")
enum Step {
  // @CodableValue(key: "operation")
  case tagged(Operation)
}

// @CodableEnum(style: .untagged)
enum Message {
  case request(
    id: Int?,
    operation: Operation  // @CodableValue(key: "operation")
  )
}

// @CodableEnum(style: .untagged)
enum Alone {
  case operation(Operation)
}
