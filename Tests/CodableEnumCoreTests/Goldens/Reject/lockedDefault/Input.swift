// @CodableEnum(style: .internal, tag: "type", defaultValues: .omit)
enum Request {
  case list(limit: Int = 50)
}
