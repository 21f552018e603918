struct Message {
  var text: String
}
