// @CodableEnum(style: .untagged, overlap: .allow)
enum OverlapPet: Equatable {
  case cat(name: String)
  case dog(name: String, bark: Bool?)
}
