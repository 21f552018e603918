// @CodableEnum(style: .internal, tag: "status")
enum Reply {
  // @CodableCase(200...299)
  case success(
    code: Int,  // @CodableValue(tag: "code")
    body: String
  )
  // @CodableCase("none", aliases: ["empty", nil])
  case empty
}
