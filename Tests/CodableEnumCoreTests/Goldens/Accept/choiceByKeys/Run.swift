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

    both(ChoiceList.list([1]), "[1]")
    both(ChoiceList.size(width: nil), #"{"width":null}"#)
    both(ChoiceList.place(.init(x: 1), note: nil), #"{"x":1}"#)
    both(ChoiceList.text(body: "b"), #"{"body":"b"}"#)
    rejects(#"{"width":"w"}"#, ChoiceList.self, "width")

    both(ChoiceMaybe.failure(.init(error: "e")), #"{"error":"e"}"#)
    both(ChoiceMaybe.failure(nil), "null")
    both(ChoiceMaybe.text(body: "b"), #"{"body":"b"}"#)

    both(ChoiceOpen.size(width: 1), #"{"width":1}"#)
    both(ChoiceOpen.none, "{}")
    both(ChoiceOpen.other([1, "a"]), #"[1,"a"]"#)

    both(ChoiceAlias.size(width: 1, height: 2), #"{"width":1,"height":2}"#)
    reads(#"{"w":1}"#, ChoiceAlias.size(width: 1, height: nil))
    both(ChoiceAlias.text(body: "b"), #"{"body":"b"}"#)
    both(ChoiceAlias.other(["height": 2]), #"{"height":2}"#)
    rejects(#"{"w":"a"}"#, ChoiceAlias.self, "w")

    both(
      ChoicePath.image(url: "u", width: 1, title: "t"),
      #"{"image":{"url":"u","width":1},"title":"t"}"#)
    reads(#"{"link":"u","name":"t"}"#, ChoicePath.image(url: "u", width: nil, title: "t"))
    both(ChoicePath.text(body: "b"), #"{"body":"b"}"#)
    both(ChoicePath.other(["title": "t"]), #"{"title":"t"}"#)
    both(ChoicePath.other(["link": "u"]), #"{"link":"u"}"#)
    rejects(#"{"image":{},"title":"t"}"#, ChoicePath.self, "image.url")
  }
}
