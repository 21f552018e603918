// The tag would be read as that of the reply inside.
// @CodableEnum(style: .internal, tag: ["meta", "type"], reads: [.internal(tag: "type")])
indirect enum Message {
  case reply(
    meta: Message  // @CodableValue(key: "reply")
  )
  case end
}
