struct Profile: Codable {
  var name: String?
}

// @CodableEnum(style: .internal, tag: "type")
enum Entry {
  case person(Profile)
  case place(
    at: Int,
    owner: Profile?  // @CodableValue(key: "owner")
  )
}
