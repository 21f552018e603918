// @CodableEnum(style: .external)
struct Message {
  var text: String
}
