struct Profile: Codable {
  var name: String?
}

struct Step: Codable {
  var type = "step"
  var name: String?
}

// @CodableEnum(style: .external)
enum Shape {
  case circle(radius: Int)
  case square(side: Int)
  // @CodableCase(.untagged, empty: .object)
  case none
}

// @CodableEnum(style: .internal, tag: "type")
enum Entry {
  case person(Profile)
  case step(Step)
  case place(
    at: Int,
    owner: Profile?  // @CodableValue(key: "owner")
  )
  case drawing(
    of: Int,
    shape: Shape  // @CodableValue(flatten: true)
  )
}
