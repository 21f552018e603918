/// More sources that are right.
extension FalseErrorTests {
  static let furtherAcceptances = [
    Scenario(
      "a value has the key of an older form's content",
      """
      struct Area: Codable, Equatable {
        var w: Int
        var data: Int?
      }

      // @CodableEnum(style: .internal, tag: "type", reads: [.adjacent(tag: "type", content: "data")])
      enum Event: Equatable {
        case ping
        case count(data: Int, z: Int?)
        case perhaps(data: Int?)
        case list(data: [Int])
        case counts(data: [String: Int])
        case area(data: Area, z: Int)
        case plain(z: Int)
      }

      // @CodableEnum(style: .adjacent, tag: "type", content: .tag, reads: [.internal(tag: "type")])
      enum Tool: Equatable {
        case function(function: String)
        case search(Area)
      }
      """,
      checks: """
        both(Event.count(data: 1, z: nil), #"{"type":"count","data":1}"#)
        reads(#"{"type":"count","data":{"data":1,"z":2}}"#, Event.count(data: 1, z: 2))
        both(Event.perhaps(data: nil), #"{"type":"perhaps"}"#)
        reads(#"{"type":"perhaps","data":null}"#, Event.perhaps(data: nil))
        reads(#"{"type":"perhaps","data":{}}"#, Event.perhaps(data: nil))
        reads(#"{"type":"perhaps","data":{"data":3}}"#, Event.perhaps(data: 3))
        both(Event.list(data: []), #"{"type":"list","data":[]}"#)
        reads(#"{"type":"list","data":{"data":[1]}}"#, Event.list(data: [1]))
        both(Event.counts(data: ["data": 1]), #"{"type":"counts","data":{"data":1}}"#)
        both(Event.counts(data: [:]), #"{"type":"counts","data":{}}"#)
        reads(#"{"type":"counts","data":{"data":{"a":1}}}"#, Event.counts(data: ["a": 1]))
        both(
          Event.area(data: Area(w: 1, data: 2), z: 3), #"{"type":"area","data":{"w":1,"data":2},"z":3}"#)
        reads(
          #"{"type":"area","data":{"data":{"w":1},"z":3}}"#, Event.area(data: Area(w: 1), z: 3))
        both(Event.plain(z: 1), #"{"type":"plain","z":1}"#)
        reads(#"{"type":"plain","data":{"z":1}}"#, Event.plain(z: 1))
        both(Tool.function(function: "f"), #"{"type":"function","function":{"function":"f"}}"#)
        reads(#"{"type":"function","function":"f"}"#, Tool.function(function: "f"))
        both(Tool.search(Area(w: 1)), #"{"type":"search","search":{"w":1}}"#)
        reads(#"{"type":"search","w":1,"data":2}"#, Tool.search(Area(w: 1, data: 2)))
        """),
    Scenario(
      "an enum whose keys choose a case still reads nothing that the case can't",
      """
      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum Call: Equatable {
        case request(id: Int, x: Int)
        case notification(x: Int)
      }

      // @CodableEnum(style: .untagged)
      enum Message: Equatable {
        case call(Call)
        // @CodableCase(constants: ["x": [1, "a"]])
        case text(level: String)
      }
      """,
      checks: """
        both(Message.call(.notification(x: 1)), #"{"x":1}"#)
        both(Message.text(level: "low"), #"{"level":"low","x":[1,"a"]}"#)
        """),
    Scenario(
      "the name of an unknown case that keeps its tag is another case's tag",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Item: Equatable {
        // @CodableCase("other")
        case known(x: Int)
        // @CodableCase(.unknown)
        case other(tag: String)
      }

      // @CodableEnum(style: .external)
      enum Whole: Equatable {
        // @CodableCase("other")
        case known(x: Int)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      """,
      checks: """
        both(Item.known(x: 1), #"{"type":"other","x":1}"#)
        both(Item.other(tag: "new"), #"{"type":"new"}"#)
        both(Whole.known(x: 1), #"{"other":{"x":1}}"#)
        both(Whole.other(.object(["new": .integer(1)])), #"{"new":1}"#)
        """),
    Scenario(
      "a URL, which is an object in property lists, shares its tag with a dictionary",
      """
      import Foundation

      // @CodableEnum(style: .internal, tag: "type")
      enum Source: Equatable {
        // @CodableCase("a")
        case link(at: URL)
        // @CodableCase("a")
        case counts(at: [String: Int])
      }
      """,
      checks: """
        both(Source.link(at: URL(string: "u")!), #"{"type":"a","at":"u"}"#)
        both(Source.counts(at: ["relative": 1]), #"{"type":"a","at":{"relative":1}}"#)
        """),
    Scenario(
      "an unknown case that keeps all needs no tag",
      """
      // @CodableEnum(style: .internal, tag: "version", missingTag: .other)
      enum Stored: Equatable {
        case first(name: String)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      """,
      checks: """
        both(Stored.other(.object(["name": .string("n")])), #"{"name":"n"}"#)
        both(Stored.first(name: "n"), #"{"version":"first","name":"n"}"#)
        """),
    Scenario(
      "the only case may be one that is never written",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        // @CodableCase(skip: .encoding)
        case old(name: String)
      }
      """,
      checks: ##"reads(#"{"type":"old","name":"n"}"#, Message.old(name: "n"))"##),
    Scenario(
      "an unknown case stands beside an untagged form",
      """
      // @CodableEnum(style: .internal, tag: "type", reads: [.untagged])
      enum Message: Equatable {
        case text(value: String)
        // @CodableCase(.unknown)
        case other(String)
      }
      """,
      checks: """
        both(Message.text(value: "t"), #"{"type":"text","value":"t"}"#)
        reads(#"{"value":"t"}"#, Message.text(value: "t"))
        both(Message.other("zzz"), #"{"type":"zzz"}"#)
        """),
    Scenario(
      "an unknown case without a tag reads what it keeps, and nothing else",
      """
      // @CodableEnum(style: .untagged)
      enum Word: Equatable {
        case numbers([Int])
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .untagged)
      enum Message: Equatable {
        case word(Word)
        case size(size: Int)
        case flag(Bool)
      }

      // @CodableEnum(style: .external, reads: [.external(payload: .compact)])
      enum Moved: Equatable {
        case word(Word)
      }
      """,
      checks: """
        both(Message.word(.other("a")), #""a""#)
        both(Message.size(size: 1), #"{"size":1}"#)
        both(Message.flag(true), "true")
        both(Moved.word(.numbers([1])), #"{"word":{"_0":[1]}}"#)
        both(Moved.word(.other("a")), #"{"word":{"_0":"a"}}"#)
        reads(#"{"word":"a"}"#, Moved.word(.other("a")))
        reads(#"{"word":[1]}"#, Moved.word(.numbers([1])))
        """),
    Scenario(
      "a further form with names needs no case that is one",
      """
      // @CodableEnum(style: .internal, tag: "type", reads: [.external(empty: .name)])
      enum Message: Equatable {
        case text(value: String)
      }
      """,
      checks: ##"reads(#"{"text":{"value":"t"}}"#, Message.text(value: "t"))"##),
    Scenario(
      "an unknown case that keeps all is what has no tag, in two forms",
      """
      // @CodableEnum(style: .internal, tag: "type", missingTag: .other, reads: [.internal(tag: "kind")])
      enum Message: Equatable {
        case text(value: String)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      """,
      checks: """
        both(Message.other(.object(["a": 1])), #"{"a":1}"#)
        both(Message.other(.object(["type": "b"])), #"{"type":"b"}"#)
        reads(#"{"kind":"b"}"#, Message.other(.object(["kind": "b"])))
        reads(#"{"kind":"text","value":"v"}"#, Message.text(value: "v"))
        """),
    Scenario(
      "a case that is neither written nor read has any tag",
      """
      // @CodableEnum(style: .external, empty: .name)
      enum Message: Equatable {
        // @CodableCase(3, skip: .both)
        case never(x: Int)
        case text(value: String)
        // @CodableCase(.unknown)
        case other(String)
      }
      """,
      checks: """
        both(Message.text(value: "v"), #"{"text":{"value":"v"}}"#)
        both(Message.other("b"), #""b""#)
        """),
    Scenario(
      "an option that is off leaves no other without effect",
      """
      // @CodableEnum(style: .external, severalKeys: .first, ignoringCase: false)
      enum Message: Equatable {
        case text(value: String)
        case note(value: String)
      }
      """,
      checks: ##"""
        reads(
          #"{"note":{"value":"n"},"text":{"value":"t"}}"#, Message.text(value: "t"))
        """##),
    Scenario(
      "numbers that aren't whole are coerced like others, also where a value keeps them",
      """
      // @CodableEnum(style: .internal, tag: "score", coercing: true)
      enum Score: Equatable {
        // @CodableCase(50.5...100.0, aliases: [1.5, 7])
        case passed(Double)  // @CodableValue(tag: true)
        // @CodableCase("4.5")
        case failed
        // @CodableCase("nan", aliases: ["2.0", "inf"])
        case missing
        // @CodableCase(200...299)
        case code(UInt16)  // @CodableValue(tag: true)
      }
      """,
      checks: ##"""
        reads(#"{"score":"99.5"}"#, Score.passed(99.5))
        reads(#"{"score":"60"}"#, Score.passed(60))
        reads(#"{"score":"1.5"}"#, Score.passed(1.5))
        reads(#"{"score":"7"}"#, Score.passed(7))
        reads(#"{"score":4.5}"#, Score.failed)
        both(Score.missing, #"{"score":"nan"}"#)
        both(Score.code(204), #"{"score":204}"#)
        reads(#"{"score":"204"}"#, Score.code(204))
        """##),
    Scenario(
      "integers of any width keep tags",
      """
      // @CodableEnum(style: .internal, tag: "code")
      enum Code: Equatable {
        // @CodableCase(300...)
        case high(UInt)  // @CodableValue(tag: true)
        // @CodableCase(-1, aliases: [-2])
        case failed(Int8)  // @CodableValue(tag: true)
        // @CodableCase(.unknown)
        case other(value: UInt8)  // @CodableValue(tag: true)
      }

      // @CodableEnum(style: .internal, tag: "code")
      enum Count: Equatable {
        // @CodableCase(0...)
        case some(UInt)  // @CodableValue(tag: true)
      }
      """,
      checks: ##"""
        both(Code.high(300), #"{"code":300}"#)
        both(Code.failed(-2), #"{"code":-2}"#)
        refuses(Code.failed(-3), "-3")
        both(Code.other(value: 200), #"{"code":200}"#)
        rejects(#"{"code":299}"#, Code.self, "299")
        both(Count.some(5), #"{"code":5}"#)
        """##),
    Scenario(
      "a generic coder codes optionals",
      """
      enum Plain {
        static func encode<T: Encodable>(_ value: T, to encoder: any Encoder) throws {
          try value.encode(to: encoder)
        }
        static func decode<T: Decodable>(from decoder: any Decoder) throws -> T {
          try T(from: decoder)
        }
      }

      // @CodableEnum(style: .external)
      enum Message: Equatable {
        case text(a: Int?)  // @CodableValue(coder: Plain)
        case null(a: Int?)  // @CodableValue(coder: Plain, nil: .null)
        case required(a: Int)  // @CodableValue(coder: Plain)
      }

      // @CodableEnum(style: .array)
      enum Listed: Equatable {
        case text(Int?)  // @CodableValue(coder: Plain)
      }

      // @CodableEnum(style: .external, reads: [.array])
      enum Further: Equatable {
        case text(a: Int?)  // @CodableValue(coder: Plain, nil: .required)
        case missing(a: MaybeInt)  // @CodableValue(coder: Plain)
      }

      // @CodableEnum(style: .untagged)
      enum Bare: Equatable {
        case text(Int?)  // @CodableValue(coder: Plain)
      }

      // @CodableEnum(style: .external)
      enum Hidden: Equatable {
        case text(a: MaybeInt)  // @CodableValue(coder: Plain)
        case null(a: MaybeInt)  // @CodableValue(coder: Plain, nil: .null)
        case path(a: MaybeInt)  // @CodableValue(coder: Plain, key: ["x", "y"])
        case missing(a: MaybeInt = 3)  // @CodableValue(coder: Plain)
        case bare(MaybeInt)  // @CodableValue(coder: Plain)
      }
      """,
      others: ["typealias MaybeInt = Int?"],
      checks: """
        both(Message.text(a: 1), #"{"text":{"a":1}}"#)
        both(Message.text(a: nil), #"{"text":{}}"#)
        both(Message.null(a: nil), #"{"null":{"a":null}}"#)
        both(Message.required(a: 1), #"{"required":{"a":1}}"#)
        both(Listed.text(nil), #"["text",null]"#)
        both(Listed.text(1), #"["text",1]"#)
        both(Further.text(a: nil), #"{"text":{"a":null}}"#)
        reads(#"["text",null]"#, Further.text(a: nil))
        both(Bare.text(nil), "null")
        both(Bare.text(1), "1")
        both(Hidden.text(a: 1), #"{"text":{"a":1}}"#)
        both(Hidden.text(a: nil), #"{"text":{}}"#)
        both(Hidden.null(a: nil), #"{"null":{"a":null}}"#)
        both(Hidden.path(a: 1), #"{"path":{"x":{"y":1}}}"#)
        both(Hidden.path(a: nil), #"{"path":{}}"#)
        both(Hidden.missing(a: nil), #"{"missing":{}}"#)
        both(Hidden.bare(1), #"{"bare":{"_0":1}}"#)
        both(Hidden.bare(nil), #"{"bare":{}}"#)
        """),
    Scenario(
      "a case that is obsolete in Swift is not made",
      """
      // @CodableEnum(style: .external)
      enum Message: Equatable {
        case text(a: Int)
        @available(swift, introduced: 4, obsoleted: 5)
        case note(a: Int)
        @available(swift, obsoleted: 4.2, renamed: "text")
        case remark(a: Int)
      }
      """,
      checks: """
        both(Message.text(a: 1), #"{"text":{"a":1}}"#)
        rejects(#"{"note":{"a":1}}"#, Message.self, "note")
        """),
    Scenario(
      "defaults without labels",
      """
      // @CodableEnum(style: .external)
      enum Message: Equatable {
        case a(_ a: String = "x", _ b: String = "y")
        case b(_ c: Int = 3, _ d: Int? = 4)
        case c(_ c: Int = 3, _ d: Int? = 4, e: Int = 5, _ f: Int? = 6)
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c", payload: .unkeyed)
      enum Listed: Equatable {
        case b(_ c: Int = 3, _ d: Int? = 4)
      }
      """,
      checks: """
        both(Message.a("p", "q"), #"{"a":{"_0":"p","_1":"q"}}"#)
        reads(#"{"a":{"_1":"q"}}"#, Message.a("x", "q"))
        reads(#"{"a":{"_0":"p"}}"#, Message.a("p", "y"))
        both(Message.b(1, 2), #"{"b":{"_0":1,"_1":2}}"#)
        both(Message.b(1, nil), #"{"b":{"_0":1}}"#)
        reads(#"{"b":{"_1":2}}"#, Message.b(3, 2))
        reads(#"{"b":{}}"#, Message.b(3, nil))
        both(Message.c(1, 2, e: 3, 4), #"{"c":{"_0":1,"_1":2,"e":3,"_3":4}}"#)
        reads(#"{"c":{"_1":2,"_3":1}}"#, Message.c(3, 2, e: 5, 1))
        both(Listed.b(1, 2), #"{"t":"b","c":[1,2]}"#)
        """),
  ]
}
