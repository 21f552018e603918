extension Goldens {
  static func defaults() {
    typealias Internal = DefaultsInternal
    both(Internal.one(id: 1, source: "s"), #"{"type":"one","id":1,"source":"s"}"#)
    reads(#"{"type":"one","id":1}"#, Internal.one(id: 1, source: "standard"))
    rejects(#"{"type":"one"}"#, Internal.self, "keyNotFound id")
    rejects(#"{"type":"one","id":1,"source":null}"#, Internal.self, "valueNotFound source")
    reads(#"{"type":"several","d":4}"#, Internal.several(a: 1, b: nil, c: [3], d: 4))
    reads(#"{"type":"several","a":9,"d":4}"#, Internal.several(a: 9, b: nil, c: [3], d: 4))
    reads(#"{"type":"several","b":null,"d":4}"#, Internal.several(a: 1, b: nil, c: [3], d: 4))
    reads(#"{"type":"several","b":8,"c":[],"d":4}"#, Internal.several(a: 1, b: 8, c: [], d: 4))
    rejects(#"{"type":"several","a":null,"d":4}"#, Internal.self, "valueNotFound a")
    reads(#"{"type":"all"}"#, Internal.all(a: 1, b: .max))
    reads(#"{"type":"typed"}"#, Internal.typed(options: .init(depth: 5)))
    both(Internal.renamed(3, second: 4), #"{"type":"renamed","first":3,"2nd":4}"#)
    reads(#"{"type":"renamed","second":4}"#, Internal.renamed(1, second: 4))

    both(DefaultsArray.one(1, "a"), #"["one",1,"a"]"#)
    reads(#"["one",1]"#, DefaultsArray.one(1, "x"))
    reads(#"["several",0]"#, DefaultsArray.several(0, 1, 2, 3))
    reads(#"["several",0,9]"#, DefaultsArray.several(0, 9, 2, 3))
    reads(#"["several",0,9,null]"#, DefaultsArray.several(0, 9, nil, 3))
    reads(#"["several",0,9,8,7]"#, DefaultsArray.several(0, 9, 8, 7))
    rejects(#"["several"]"#, DefaultsArray.self)
    rejects(#"["one",1,null]"#, DefaultsArray.self, "valueNotFound [2]")
    rejects(#"["inFront",1]"#, DefaultsArray.self)

    typealias External = DefaultsExternal<Int?>
    reads(#"{"list":[0]}"#, External.list(0, 1))
    both(External.bare(3), #"{"bare":3}"#)
    reads(#"{"useless":{"_0":1,"_1":2}}"#, External.useless(1, 2, name: "n"))
    rejects(#"{"useless":{"_1":2}}"#, External.self, "keyNotFound useless._0")
    reads(#"{"object":{}}"#, External.object(value: nil, count: 1, name: "n"))
    reads(#"{"object":{"value":1,"name":"m"}}"#, External.object(value: 1, count: 1, name: "m"))

    // As with no key in it.
    for content in ["", #","c":null"#, #","c":{}"#] {
      reads(#"{"type":"one"\#(content)}"#, DefaultsAdjacent.one(a: nil, b: 3))
      reads(#"{"type":"mixed"\#(content)}"#, DefaultsAdjacent.mixed(a: 1, nil))
      reads(#"{"type":"misplaced"\#(content)}"#, DefaultsAdjacent.misplaced(a: 1, 2, nil))
      reads(#"{"type":"renamed"\#(content)}"#, DefaultsAdjacent.renamed(a: nil, b: nil))
    }
    reads(#"{"type":"bare"}"#, DefaultsAdjacent.bare(nil))
    reads(#"{"type":"named"}"#, DefaultsAdjacent.named(.short))
    reads(#"{"type":"named","c":null}"#, DefaultsAdjacent.named(.short))
  }
}
