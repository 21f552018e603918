// @CodableEnum(style: .internal, tag: "type")
enum Item {
  case part(
    id: Int,
    counts: [String: Int]  // @CodableValue(flatten: true)
  )
}
