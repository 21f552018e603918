// @CodableEnum(style: .internal, tag: "status")
enum Reply {
  // @CodableCase(200...299)
  case success(
    code: Int,  // @CodableValue(tag: true)
    body: String
  )
  // @CodableCase(nil, aliases: ["none", "empty"])
  case empty
}
