/// @CodableEnum(style: .external)
struct Message {
  /* @CodableCase("txt") */
  var text: String
  // Like CodableCase("txt") in an enum.
  var other: String
}
