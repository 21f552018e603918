struct Message {
  /// In an enum, this would be a `@CodableCase("txt")`.
  var text: String
  // Like CodableCase("txt") in an enum.
  var other: String
}
