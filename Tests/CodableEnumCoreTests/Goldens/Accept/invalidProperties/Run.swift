extension Goldens {
  static func invalidProperties() {
    both(
      InvalidHolder(level: .low, generic: .value(id: 1), error: .ping, name: "a"),
      #"{"level":"low","generic":{"type":"value","id":1},"error":{"ping":{}},"name":"a"}"#)
    reads("{}", InvalidHolder())
    reads(#"{"level":null,"generic":null}"#, InvalidHolder())
    reads(#"{"level":"new","name":"a"}"#, InvalidHolder(name: "a"))
    reads(#"{"level":[1],"generic":{"type":"value"}}"#, InvalidHolder())
    reads(#"{"generic":"value"}"#, InvalidHolder())
    rejects(#"{"error":{"pong":{}}}"#, InvalidHolder.self, "pong")
    rejects(#"{"name":1}"#, InvalidHolder.self, "name")
    rejects(#"{"level":"new"}"#, InvalidRequired.self, "new")
  }
}
