extension Goldens {
  static func extras() {
    both(ExtrasCall.ping, #"{"method":"ping","jsonrpc":"2.0","id":null}"#)
    both(
      ExtrasCall.send(text: "a"),
      #"{"method":"send","text":"a","jsonrpc":"2.0","meta":{"v":1,"list":[true,0.5,{},[]]}}"#)
    reads(#"{"method":"send","text":"a"}"#, ExtrasCall.send(text: "a"))
    reads(#"{"method":"send","text":"a","jsonrpc":1,"meta":[]}"#, ExtrasCall.send(text: "a"))
    rejects(#"{"method":"send","text":"a","version":1}"#, ExtrasCall.self, "version")

    both(NilRequiredMove.to(x: 1, y: nil, z: nil), #"{"to":{"x":1,"y":null}}"#)
    both(NilRequiredMove.to(x: 1, y: 2, z: 3), #"{"to":{"x":1,"y":2,"z":3}}"#)
    rejects(#"{"to":{"x":1}}"#, NilRequiredMove.self, "y")

    both(ExtrasAlone.place(.init(x: 1)), #"{"x":1,"v":1}"#)
    both(ExtrasAlone.none, #"{"v":2}"#)
    reads(#"{"v":"a"}"#, ExtrasAlone.none)

    both(ExtrasBesideMissing.size(width: nil), #"{"v":1}"#)
    both(ExtrasBesideMissing.none, #"{"type":"none"}"#)
    reads("{}", ExtrasBesideMissing.none)

    both(ExtrasNothing.nothing(.init()), #"{"v":1}"#)
    both(ExtrasNothing.none, "null")
  }
}
