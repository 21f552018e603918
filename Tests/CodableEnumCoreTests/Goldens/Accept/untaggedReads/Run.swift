extension Goldens {
  static func untaggedReads() {
    both(NullFirst.nothing, "null")
    both(NullFirst.text(body: "hi"), #"{"body":"hi"}"#)
    both(NullFirst.number(1), "1")
    reads(#"{"nothing":{}}"#, NullFirst.nothing)
    reads(#"{"text":{"body":"hi"}}"#, NullFirst.text(body: "hi"))
    reads(#"["number",1]"#, NullFirst.number(1))
    // Without `reads`, other keys than those of a case are ignored. With it, they still are.
    reads(#"{"body":"hi","nothing":{}}"#, NullFirst.text(body: "hi"))
    reads(#"{"body":"hi","nothing":null}"#, NullFirst.text(body: "hi"))
    reads(#"{"body":"hi","nothing":null,"number":{"_0":1}}"#, NullFirst.text(body: "hi"))
    reads(#"{"body":1,"nothing":null,"number":{"_0":1}}"#, NullFirst.number(1))
    reads(#"{"body":"hi","nothing":{},"number":{"_0":1}}"#, NullFirst.text(body: "hi"))
    rejects(#"{"bodies":"hi"}"#, NullFirst.self, "nothing needs null", "body", "number")

    both(NullOrName.nothing, "null")
    reads(#""nothing""#, NullOrName.nothing)
    reads(#"{"text":{"body":"hi"}}"#, NullOrName.text(body: "hi"))

    both(KeysListed.nothing, "null")
    both(KeysListed.a1(b1: 1), #"{"b1":1}"#)
    both(KeysListed.a16(b16: 1, c16: 2), #"{"b16":1,"c16":2}"#)
    reads(#"{"a1":{"b1":1}}"#, KeysListed.a1(b1: 1))
    reads(#"{"a16":{"b16":1}}"#, KeysListed.a16(b16: 1, c16: nil))
    reads(#"{"b1":1,"a2":{"b2":2}}"#, KeysListed.a1(b1: 1))
    reads(#"{"b1":1,"a2":{"b2":2},"a3":null}"#, KeysListed.a1(b1: 1))
    reads(#"{"other":1,"a2":{"b2":2},"a3":null}"#, KeysListed.a2(b2: 2))
    reads(#"{"b1":1,"a2":{"b2":2},"a3":{"b3":3}}"#, KeysListed.a1(b1: 1))
    reads(#"{"b1":1,"a2":null,"a3":null}"#, KeysListed.a1(b1: 1))
    let others = (0..<20).map { ",\"other\($0)\":0" }.joined()
    reads(#"{"b1":1\#(others)}"#, KeysListed.a1(b1: 1))
    reads(#"{"a2":{"b2":2}\#(others)}"#, KeysListed.a2(b2: 2))
    rejects("{}", KeysListed.self, #"a1 needs an object with "b1""#)
    rejects(#"{"c16":1}"#, KeysListed.self, #"a16 needs an object with "b16""#)

    both(AnyLetterCase.point(x: 1, y: 2), #"{"type":"point","x":1,"y":2}"#)
    reads(#"{"x":1,"y":2}"#, AnyLetterCase.point(x: 1, y: 2))
    reads(#"{"TEXT":{"body":"hi"}}"#, AnyLetterCase.text(body: "hi"))
    reads(#"{"x":1,"y":2,"Text":{"body":"hi"}}"#, AnyLetterCase.text(body: "hi"))
  }
}
