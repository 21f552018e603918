// @CodableEnum(style: .internal, tag: "status")
enum Response {
  // @CodableCase(200, aliases: [200...299])
  case success(Int)  // @CodableValue(tag: true)
  case unknown
}
