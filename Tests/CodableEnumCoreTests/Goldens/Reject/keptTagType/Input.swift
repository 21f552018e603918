// @CodableEnum(style: .rawValue)
enum Status {
  // @CodableCase(200...299, aliases: ["ok"])
  case success(Int)  // @CodableValue(tag: true)
  case moved(Bool)  // @CodableValue(tag: true)
  // @CodableCase(300...399)
  case redirected(UInt8)  // @CodableValue(tag: true)
}

typealias Byte = UInt8

// @CodableEnum(style: .adjacent, tag: "type", content: "value")
enum Renamed {
  // @CodableCase("new")
  case old(Byte)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "type")
enum Message {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(tag: [String])
}
