// @CodableEnum(
//   style: .adjacent, tag: "type", content: .tag, empty: .array,
//   reads: [.adjacent(tag: "type", content: "c", empty: .array)])
enum Message {
  case size(width: Int)
  // @CodableCase("move", aliases: ["old move"], extras: ["version": 2])
  case move(String)  // @CodableValue(tag: true)
}
