// @CodableEnum(style: .untagged)
enum Pet {
  case cat(name: String)
  case dog(dogName: String, bark: Bool?)
}
