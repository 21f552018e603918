import Testing

@testable import CodableEnumCore

/// What is written is read as what it was, and nothing is made up.
struct WrittenAndReadTests {
  static let scenarios = [
    Scenario(
      "cases of one tag need their constants",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Exact: Equatable {
        // @CodableCase("item", constants: ["kind": 1])
        case one(id: Int?)
        // @CodableCase("item", aliases: ["second"], constants: ["kind": 2, "on": true])
        case two(id: Int?)
        // @CodableCase(constants: ["kind": 3])
        case alone
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Plain: Equatable {
        // @CodableCase("item")
        case any(id: Int?)
        // @CodableCase("item", constants: ["kind": 2])
        case two(id: Int?)
        // @CodableCase("item", aliases: ["third"], constants: ["kind": 3])
        case three(id: Int?)
      }

      // @CodableEnum(style: .external)
      enum Kept: Equatable {
        // @CodableCase("item", constants: ["kind": 1])
        case one(id: Int?)
        // @CodableCase("item", constants: ["kind": 2])
        case two(id: Int?)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }

      // @CodableEnum(style: .array, payload: .keyed, ignoringCase: true)
      enum Elements: Equatable {
        // @CodableCase("A", aliases: ["B"], constants: ["kind": 1])
        case one(id: Int?)
        // @CodableCase("A", aliases: ["C"], constants: ["kind": 2])
        case two(id: Int?)
      }
      """,
      checks: """
        both(Exact.one(id: 1), #"{"type":"item","kind":1,"id":1}"#)
        both(Exact.two(id: 1), #"{"type":"item","kind":2,"on":true,"id":1}"#)
        let text =
          #"dataCorrupted : no case of Exact with this tag matches; "#
          + #"one has "kind" as 1; two has "kind" as 2 and "on" as true"#
        rejects(#"{"type":"item","id":1}"#, Exact.self, text)
        rejects(#"{"type":"item","kind":2}"#, Exact.self, text)
        rejects(#"{"type":"item","kind":3}"#, Exact.self, text)
        reads(#"{"type":"second","id":1}"#, Exact.two(id: 1))
        reads(#"{"type":"second","kind":2}"#, Exact.two(id: nil))
        rejects(#"{"type":"second","kind":1}"#, Exact.self, "kind")
        reads(#"{"type":"alone"}"#, Exact.alone)

        both(Plain.any(id: 1), #"{"type":"item","id":1}"#)
        both(Plain.two(id: 1), #"{"type":"item","kind":2,"id":1}"#)
        reads(#"{"type":"item","kind":4}"#, Plain.any(id: nil))
        reads(#"{"type":"third"}"#, Plain.three(id: nil))

        both(Kept.two(id: 1), #"{"item":{"kind":2,"id":1}}"#)
        both(
          Kept.other(.object(["item": .object(["id": .integer(1)])])), #"{"item":{"id":1}}"#)

        both(Elements.two(id: 1), #"["A",{"kind":2,"id":1}]"#)
        reads(#"["a",{"kind":1}]"#, Elements.one(id: nil))
        reads(#"["b",{}]"#, Elements.one(id: nil))
        reads(#"["c",{}]"#, Elements.two(id: nil))
        rejects(#"["a",{}]"#, Elements.self, "one has \\"kind\\" as 1; two has \\"kind\\" as 2")
        """),
    Scenario(
      "elements of a recursive case are read in their order",
      """
      // @CodableEnum(style: .untagged)
      indirect enum Swap: Equatable {
        case a(n: Int)
        // @CodableCase(payload: .unkeyed)
        case b(n: Int = 0, x: Int, y: [Swap])
      }

      // @CodableEnum(style: .untagged, payload: .unkeyed)
      indirect enum Chain: Equatable {
        case link([Chain], Int = 1, String, [Chain]?, Bool = true)
      }

      // @CodableEnum(style: .untagged, payload: .unkeyed)
      indirect enum Sparse: Equatable {
        case words([Sparse]?, String?)
        case numbers([Sparse]?, Int?, Bool = true)
      }
      """,
      checks: """
        both(Swap.b(n: 1, x: 2, y: []), "[1,2,[]]")
        both(Swap.b(n: 1, x: 2, y: [.a(n: 3), .b(n: 4, x: 5, y: [])]), #"[1,2,[{"n":3},[4,5,[]]]]"#)
        rejects("[2,[]]", Swap.self, "b needs an array of 3")
        rejects("[[]]", Sparse.self, "words needs an array of 2")
        both(Sparse.words(nil, nil), "[null,null]")
        both(Sparse.words(nil, "a"), #"[null,"a"]"#)
        both(Sparse.numbers([.numbers(nil, 3)], 1), "[[[null,3,true]],1,true]")
        both(Sparse.numbers([], nil, false), "[[],null,false]")
        both(Chain.link([], 2, "a", nil, false), #"[[],2,"a",null,false]"#)
        rejects(#"[[],2,"a"]"#, Chain.self, "link needs an array of 5")
        both(
          Chain.link([], 2, "a", [.link([], 3, "b", nil)]),
          #"[[],2,"a",[[[],3,"b",null,true]],true]"#)
        """),
    Scenario(
      "an adjacent unknown case that keeps the tag makes up no payload",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: "c", empty: .object)
      enum Message: Equatable {
        case ping
        case text(String)
        // @CodableCase(.unknown)
        case other(String)
      }

      // @CodableEnum(style: .adjacent, tag: "t", content: "c", empty: .null)
      enum Dropping: Equatable {
        case ping
        // @CodableCase(.unknown)
        case other
      }
      """,
      checks: """
        both(Message.ping, #"{"t":"ping","c":{}}"#)
        both(Message.other("zzz"), #"{"t":"zzz"}"#)
        both(Dropping.other, #"{"t":"other","c":null}"#)
        """),
    Scenario(
      "URLs, dates and decimals are read in untagged enums of property lists",
      """
      import Foundation

      typealias Place = URL

      // @CodableEnum(style: .untagged)
      indirect enum Tree: Equatable {
        case date(Date)
        case url(Place)
        case node(children: [Tree])
        case pair(left: Tree, at: Date, url: URL, amount: Decimal, data: Data)
      }

      // @CodableEnum(style: .untagged)
      indirect enum Rows: Equatable {
        case url(URL?)
        case date(Date)
        case amount(Decimal)
        case rows([Rows], URL, Date)
      }

      // @CodableEnum(style: .untagged)
      indirect enum Sum: Equatable {
        case amount(Decimal)
        case sum(of: [Sum])
      }

      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum Chosen: Equatable {
        case size(width: Int)
        case url(URL?)
        case amount(Decimal)
      }

      func listed<Value: Codable & Equatable>(_ value: Value, line: Int = #line) {
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
          let encoder = PropertyListEncoder()
          encoder.outputFormat = format
          do {
            let data = try encoder.encode([value])
            let read = try PropertyListDecoder().decode([Value].self, from: data)
            equal(read, [value], line: line)
          } catch {
            fail("\\(error)", "list", line)
          }
        }
      }
      """,
      checks: """
        let date = Date(timeIntervalSinceReferenceDate: 60)
        let url = URL(string: "https://a.b/c")!
        listed(Tree.date(date))
        listed(Tree.url(url))
        listed(Tree.node(children: [.url(url), .date(date)]))
        let pair = Tree.pair(left: .url(url), at: date, url: url, amount: 1.5, data: Data([1, 2]))
        listed(Tree.node(children: [pair, .node(children: [])]))
        listed(Rows.rows([.url(url), .date(date)], url, date))
        listed(Rows.amount(1.5))
        listed(Sum.sum(of: [.amount(1.5)]))
        listed(Chosen.url(url))
        listed(Chosen.amount(1.5))
        listed(Chosen.size(width: 1))
        both(Sum.sum(of: [.amount(1.5)]), #"{"of":[1.5]}"#)
        both(Tree.node(children: [.url(url)]), #"{"children":["https://a.b/c"]}"#)
        both(Rows.rows([.url(url)], url, date), #"[["https://a.b/c"],"https://a.b/c",60]"#)
        """),
    Scenario(
      "dictionaries whose keys have a raw value are arrays, unless they are coding keys",
      """
      struct Name: RawRepresentable, Codable, Hashable { var rawValue: String }
      struct Code: RawRepresentable, Codable, Hashable, CodingKeyRepresentable { var rawValue: Int }
      typealias Names = Dictionary<Name, Int>

      // @CodableEnum(style: .untagged)
      enum Scores: Equatable {
        case byName([Name: Int])
        case byText([String: Int])
        case named(all: [[Name: Int]], more: Names?)
      }

      // @CodableEnum(style: .untagged)
      enum Codes: Equatable {
        case byCode([Code: Int])
        case byName(Names)
      }
      """,
      checks: """
        let name = Name(rawValue: "a")
        both(Scores.byName([name: 1]), #"["a",1]"#)
        both(Scores.byText(["a": 1]), #"{"a":1}"#)
        both(Codes.byCode([Code(rawValue: 3): 1]), #"{"3":1}"#)
        both(Codes.byName([name: 1]), #"["a",1]"#)
        """),
    Scenario(
      "control characters in tags",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Controls: Equatable {
        // @CodableCase("a\\rb")
        case line
        // @CodableCase("\\u{0}\\u{2028}")
        case nothing
        // @CodableCase(1)
        case number
      }
      """,
      checks: #"""
        both(Controls.line, #"{"type":"a\rb"}"#)
        both(Controls.nothing, "{\"type\":\"\\u0000\u{2028}\"}")
        """#),
    Scenario(
      "Foundation's types are told from others, however they are written",
      """
      import Foundation

      // @CodableEnum(style: .untagged, reads: [.external(payload: .compact)])
      enum Dated: Equatable {
        case at(other: Date)
        case other
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Event: Equatable {
        // @CodableCase("event")
        case at(value: Date)
        // @CodableCase("event")
        case named(value: [String: Int])
      }

      struct Size: Codable, Equatable {
        var width: Int?
        var unit: Decimal
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Value: Equatable {
        // @CodableCase("link")
        case link(value: URL)
        // @CodableCase("link")
        case size(value: Size)
        // @CodableCase("amount")
        case size(amount: Size)
        // @CodableCase("amount")
        case amount(amount: Decimal)
      }

      // @CodableEnum(style: .external, payload: .natural)
      enum Keyed: Equatable {
        // @CodableCase("link")
        case link(URL)
        // @CodableCase("link")
        case size(Size)
      }

      // @CodableEnum(style: .untagged)
      enum Any: Equatable {
        case date(Date)
        case link(URL)
        case amount(Decimal)
        case texts([String: String])
      }

      func coded<Value: Codable & Equatable>(_ value: Value, line: Int = #line) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
          equal(try decoder.decode(Value.self, from: encoder.encode(value)), value, line: line)
          let list = try PropertyListEncoder().encode(value)
          equal(try PropertyListDecoder().decode(Value.self, from: list), value, line: line)
        } catch {
          fail("\\(error)", "dates", line)
        }
      }
      """,
      checks: """
        let date = Date(timeIntervalSinceReferenceDate: 60)
        coded(Dated.at(other: date))
        coded(Value.link(value: URL(string: "https://swift.org")!))
        coded(Value.size(value: Size(width: nil, unit: 1)))
        coded(Value.size(amount: Size(width: 2, unit: 1)))
        coded(Value.amount(amount: 0.5))
        coded(Keyed.link(URL(string: "https://swift.org")!))
        coded(Keyed.size(Size(width: nil, unit: 1)))
        coded([Any.link(URL(string: "https://swift.org")!), .date(date), .texts(["a": "b"])])
        coded(Event.at(value: date))
        coded(Event.named(value: ["a": 1]))
        both(Dated.at(other: date), #"{"other":60}"#)
        reads(#"{"other":{}}"#, Dated.other)
        """),
    Scenario(
      "extras of a case have the key that another case of its tag needs",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Inner: Equatable {
        // @CodableCase("a", extras: ["value": [nil]])
        case list
        // @CodableCase("a", content: "value")
        case object(x: Int)
      }

      // @CodableEnum(style: .external)
      enum Outer: Equatable {
        // @CodableCase("a", extras: ["value": "text"])
        case first(y: Int)
        // @CodableCase("a", extras: ["y": "text"])
        case second(value: Int)
      }

      // @CodableEnum(style: .array, payload: .keyed)
      enum Element: Equatable {
        // @CodableCase("a", extras: ["value": "text"])
        case first(y: Int)
        // @CodableCase("a")
        case second(value: Int)
      }
      """,
      checks: """
        both(Inner.list, #"{"type":"a","value":[null]}"#)
        both(Inner.object(x: 1), #"{"type":"a","value":{"x":1}}"#)
        reads(#"{"type":"a"}"#, Inner.list)
        both(Outer.first(y: 1), #"{"a":{"y":1,"value":"text"}}"#)
        both(Outer.second(value: 1), #"{"a":{"y":"text","value":1}}"#)
        reads(#"{"a":{"y":1}}"#, Outer.first(y: 1))
        reads(#"{"a":{"value":1}}"#, Outer.second(value: 1))
        both(Element.first(y: 1), #"["a",{"y":1,"value":"text"}]"#)
        both(Element.second(value: 1), #"["a",{"value":1}]"#)
        """),
    Scenario(
      "A default behind the tag of an array may be missing, whatever the payload",
      """
      // @CodableEnum(style: .array, payload: .compact)
      enum Behind: Equatable { case one(x: Int = 3), two(Int = 4), three(Int?) }
      """,
      checks: """
        both(Behind.one(x: 5), #"["one",5]"#)
        reads(#"["one"]"#, Behind.one(x: 3))
        reads(#"["two"]"#, Behind.two(4))
        reads(#"["three"]"#, Behind.three(nil))
        """),
  ]

  @Test(arguments: scenarios + nulls + unknownCases + flattened + generics + unseen)
  func whatIsWrittenIsRead(_ scenario: Scenario) throws {
    let failures = try scenario.failures()
    #expect(failures == "")
  }
}
