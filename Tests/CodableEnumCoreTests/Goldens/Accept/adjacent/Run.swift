extension Goldens {
  static func adjacent() {
    both(AdjacentMessage.ping, #"{"t":"ping"}"#)
    both(AdjacentMessage.text("hi"), #"{"t":"text","c":"hi"}"#)
    both(AdjacentMessage.move(1, 2), #"{"t":"move","c":[1,2]}"#)
    both(AdjacentMessage.image(url: "u", width: nil), #"{"t":"image","c":{"url":"u"}}"#)
    both(AdjacentMessage.note(nil), #"{"t":"note","c":null}"#)
    reads(#"{"c":{"url":"u"},"t":"image"}"#, AdjacentMessage.image(url: "u", width: nil))
    reads(#"{"t":"note"}"#, AdjacentMessage.note(nil))
    reads(#"{"t":"size"}"#, AdjacentMessage.size(width: nil, height: nil))
    reads(#"{"t":"size","c":null}"#, AdjacentMessage.size(width: nil, height: nil))
    reads(#"{"t":"size","c":{"height":null}}"#, AdjacentMessage.size(width: nil, height: nil))
    rejects(#"{"t":"text"}"#, AdjacentMessage.self, "keyNotFound c")
    rejects(#"{"t":"text","c":null}"#, AdjacentMessage.self, "valueNotFound c")
    rejects(#"{"c":"hi"}"#, AdjacentMessage.self, "keyNotFound t")
    rejects(#"{"t":"move","c":[1]}"#, AdjacentMessage.self, "valueNotFound c")

    both(AdjacentKeyed.ping, #"{"t":"ping","c":{}}"#)
    both(AdjacentKeyed.text("hi"), #"{"t":"text","c":{"_0":"hi"}}"#)

    both(AdjacentUnkeyed.ping, #"{"t":"ping","c":[]}"#)
    both(AdjacentUnkeyed.text("hi"), #"{"t":"text","c":["hi"]}"#)
    both(AdjacentUnkeyed.image(url: "u", width: nil), #"{"t":"image","c":["u",null]}"#)

    both(AdjacentCompact.ping, #"{"head":{"t":"ping"},"c":null}"#)
    both(AdjacentCompact.pong, #"{"head":{"t":"pong"},"c":true}"#)
    both(AdjacentCompact.text(body: "hi"), #"{"head":{"t":"text"},"c":"hi"}"#)
    both(AdjacentCompact.move(x: 1, y: 2), #"{"head":{"t":"move"},"c":[1,2]}"#)
    reads(#"{"head":{"t":"ping"}}"#, AdjacentCompact.ping)
  }
}
