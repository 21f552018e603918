// @CodableEnum(style: .internal, tag: "type")
enum Member {
  case roles(since: [Role: Int])
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum Role: String {
  case admin
}
