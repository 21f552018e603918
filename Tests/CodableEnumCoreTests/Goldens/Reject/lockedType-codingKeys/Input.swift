// @CodableEnum(style: .internal, tag: "type")
enum Member {
  case roles(since: [Role: Int])
}

// @CodableEnum(style: .rawValue)
enum Role: String {
  case admin
}
