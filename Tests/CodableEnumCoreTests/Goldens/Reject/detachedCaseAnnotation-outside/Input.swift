// @CodableCase("txt")
struct Message {
  var text: String
}
