extension Goldens {
  static func constantLiterals() {
    both(LiteralReply.failure(error: "e"), #"{"error":"e","id":null,"jsonrpc":"2.0"}"#)
    both(LiteralReply.result(id: 1), #"{"id":1}"#)
    rejects(#"{"error":"e","id":[],"jsonrpc":"2.0"}"#, LiteralReply.self, "id")
    rejects(#"{"error":"e","jsonrpc":"2.0"}"#, LiteralReply.self, "id")

    both(
      LiteralFilter.all,
      #"{"type":"all","traits":[{"all":true,"n":1.0}],"none":[],"empty":{}}"#)
    // The order of keys says nothing, nor how a number is spelled.
    reads(#"{"type":"all","traits":[{"n":1,"all":true}]}"#, LiteralFilter.all)
    reads(#"{"type":"all"}"#, LiteralFilter.all)
    for other in ["[]", "[{\"all\":true}]", "[{\"all\":true,\"n\":1},1]", "null", "{}"] {
      rejects(#"{"type":"all","traits":\#(other)}"#, LiteralFilter.self, #""traits" as [{"all""#)
    }
    rejects(#"{"type":"all","traits":[{"all":true,"n":1,"m":1}]}"#, LiteralFilter.self, "traits")
    rejects(#"{"type":"all","none":{}}"#, LiteralFilter.self, "none")
    rejects(#"{"type":"all","empty":[]}"#, LiteralFilter.self, "empty")
    both(LiteralFilter.some(count: 2), #"{"type":"some","count":2,"range":[0,null,[1,"x"]]}"#)
    rejects(#"{"type":"some","count":2,"range":[0,null,[1,"y"]]}"#, LiteralFilter.self, "range")

    both(LiteralRival.off, #"{"type":"a","on":null,"level":1}"#)
    both(LiteralRival.on, #"{"type":"a","on":["x"]}"#)
    rejects(#"{"type":"a","on":["y"]}"#, LiteralRival.self, #""on" as ["x"]"#)

    both(LiteralChoice.off(name: "n"), #"{"name":"n","on":null}"#)
    both(LiteralChoice.on(name: "n"), #"{"name":"n","on":{"level":1,"unit":"K"}}"#)
    reads(#"{"name":"n","on":{"unit":"K","level":1}}"#, LiteralChoice.on(name: "n"))
    rejects(#"{"name":"n","on":{"level":2,"unit":"K"}}"#, LiteralChoice.self, "no case")
  }
}
