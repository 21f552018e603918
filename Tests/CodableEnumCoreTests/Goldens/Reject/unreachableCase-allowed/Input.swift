// @CodableEnum(style: .untagged, overlap: .allow)
enum Pet {
  case cat(name: String)
  case dog(name: String, bark: Bool?)
}
