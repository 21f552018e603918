extension Goldens {
  static func choiceByKeys() {
    both(ChoiceMessage.request(id: 1, method: "m"), #"{"id":1,"method":"m","jsonrpc":"2.0"}"#)
    both(ChoiceMessage.notification(method: "m"), #"{"method":"m","jsonrpc":"2.0"}"#)
    both(ChoiceMessage.failure(.init(error: "e")), #"{"error":"e"}"#)
    both(
      ChoiceMessage.batch([.notification(method: "m")]), #"[{"method":"m","jsonrpc":"2.0"}]"#)
    // What has the keys of a request is one, malformed or not.
    rejects(#"{"id":[],"method":"m","jsonrpc":"2.0"}"#, ChoiceMessage.self, "id")
    rejects(#"{"method":"m"}"#, ChoiceMessage.self, "no case with these keys")
    rejects(#"{"error":1}"#, ChoiceMessage.self, "error")
    rejects("1", ChoiceMessage.self, "ChoiceMessage")

    both(ChoiceShape.circle(radius: 0.5), #"{"radius":0.5}"#)
    both(ChoiceShape.label(text: nil), "{}")
    rejects(#"{"radius":"x"}"#, ChoiceShape.self, "radius")
  }
}
