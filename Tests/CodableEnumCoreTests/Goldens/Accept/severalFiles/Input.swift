enum SeveralOuter<Item> {
  // @CodableEnum(style: .internal, tag: "type")
  enum First {
    case item(item: Item)
    case second(Second?)  // @CodableValue(key: "second")
  }
}
