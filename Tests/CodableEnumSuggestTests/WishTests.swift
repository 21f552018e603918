import CodableEnumCore
import CodableEnumSuggest
import Testing

/// What can be asked for, and what is refused with the reason.
struct WishTests {
  private static let shapes = #"""
    {"type":"circle","kind":1,"radius":2}
    {"type":"square","kind":2,"side":3}
    {"type":"circle","kind":1,"radius":4}
    {"kind":2,"side":5}
    """#

  private func suggestion(_ json: String, _ wish: Wish) throws -> Suggestion {
    var samples = Samples()
    try samples.add(Array(json.utf8), file: "shapes.jsonl")
    return try Suggestion(samples, wish: wish)
  }

  private func refusal(_ json: String, _ wish: Wish) -> String? {
    do {
      _ = try suggestion(json, wish)
      return nil
    } catch {
      return (error as? Suggestion.Failure)?.description
    }
  }

  @Test func objectsWithOneKeyAreAStruct() throws {
    let text = try suggestion(#"{"name":"a"}{"name":"b"}"#, Wish()).text
    #expect(text.contains("struct Shape: Codable"))
    #expect(!text.contains("@CodableEnum"))
  }

  @Test func aTagThatIsAskedForIsTaken() throws {
    let text = try suggestion(Self.shapes, Wish(tag: "kind")).text
    #expect(text.contains(#"// @CodableEnum(style: .internal, tag: "kind")"#))
    #expect(text.contains("case kind1(type: String, radius: Int)"))
  }

  @Test func aStyleThatIsAskedForIsTaken() throws {
    let text = try suggestion(Self.shapes, Wish(style: .untagged)).text
    #expect(text.contains("// @CodableEnum(style: .untagged)"))
  }

  @Test func anUntaggedEnumOfTaggedObjectsHasTheirCases() throws {
    let json = #"{"type":"a","x":1} {"type":"b","y":"s"} {"type":"a","x":2} {"type":"b","y":"t"}"#
    let text = try suggestion(json, Wish(style: .untagged)).text
    #expect(text.contains("case x("))
    #expect(text.contains("case y("))
    #expect(!text.contains("case object("))
  }

  @Test func noUntaggedEnumHasOneCase() {
    #expect(
      refusal(#"{"a":1} {"a":2}"#, Wish(style: .untagged))
        == "'--style untagged' isn't possible: an '.untagged' enum would have one case")
  }

  @Test func keysThatAreDataNeedNoEnum() throws {
    let json = #"""
      {"alice":1,"bob":"x","carol":[1,2]} {"dave":{"a":1},"erin":null}
      {"frank":2.5,"gina":"y","hugo":true,"ida":[]} {"jim":1,"kim":{"z":2}}
      """#
    let suggestion = try suggestion(json, Wish())
    #expect(suggestion.text.isEmpty)
    #expect(
      suggestion.notes == [
        "no enum is needed: the keys are data, so each sample is of type [String: CodableEnumAnyValue]"
      ])
  }

  @Test func aFewKeysOfFewerObjectsAreCases() throws {
    let json = #"""
      {"text":"Hi"} {"inlineData":{"mimeType":"image/png","data":"iVBOR"}}
      {"functionCall":{"name":"f","args":{"x":1}}} {"text":"so","thought":true}
      """#
    let suggestion = try suggestion(json, Wish())
    #expect(suggestion.text.contains("// @CodableEnum(style: .untagged)"))
    #expect(suggestion.text.contains("case text(text: String, thought: Bool?)"))
  }

  @Test func aTagOnAPathIsAskedForAsAPointer() throws {
    let json = #"{"meta":{"v":"a"},"x":1} {"meta":{"v":"b"},"y":"s"} {"meta":{"v":"a"},"x":2}"#
    let text = try suggestion(json, Wish(tag: "/meta/v")).text
    #expect(text.contains(#"tag: ["meta", "v"]"#))
  }

  @Test func whatDoesNotFitIsNamed() {
    #expect(
      refusal(Self.shapes, Wish(style: .external)) == """
        '--style external' isn't possible: 4 of 4 samples don't fit
          shapes.jsonl:1: it has 3 keys instead of one
          shapes.jsonl:2: it has 3 keys instead of one
          shapes.jsonl:3: it has 3 keys instead of one
          shapes.jsonl:4: it has 2 keys instead of one
        """)
    #expect(
      refusal(Self.shapes, Wish(tag: "side")) == """
        '--tag side' isn't possible: 2 of 4 samples don't fit
          shapes.jsonl:1: it has no key "side"
          shapes.jsonl:3: it has no key "side"
        '--tolerate 2' leaves them out
        """)
    #expect(
      refusal(Self.shapes, Wish(tag: "type", style: .external))
        == "'--style external --tag type' isn't possible: style 'external' has no key for a tag")
  }

  @Test func whatIsToleratedIsLeftOutAndNamed() throws {
    let suggestion = try suggestion(Self.shapes, Wish(tag: "side", tolerance: 2))
    #expect(suggestion.samples.count == 2)
    #expect(
      suggestion.notes == [
        """
        left out because they don't fit:
          shapes.jsonl:1: it has no key "side"
          shapes.jsonl:3: it has no key "side"
        """
      ])
  }

  @Test func toleranceFindsTheTagThatMostSamplesHave() throws {
    let json = #"""
      {"type":"a","x":1} {"type":"b","y":"s"} {"type":"a","x":2} {"type":"b","y":"t"}
      {"type":"c","z":[1]} {"error":"gone","code":4,"retry":true}
      """#
    let suggestion = try suggestion(json, Wish(tolerance: 1))
    #expect(suggestion.text.contains(#"style: .internal, tag: "type")"#))
    #expect(!suggestion.text.contains(".untagged"))
    #expect(suggestion.notes.last?.contains(#"shapes.jsonl:2: it has no key "type""#) == true)
  }

  @Test func whatNeedsNoEnumIsNone() throws {
    let records = try suggestion(#"{"id":1,"name":"a"} {"id":2,"name":"b"}"#, Wish())
    #expect(
      records.text.hasSuffix(
        "struct Shape: Codable, Hashable, Sendable {\n  var id: Int\n  var name: String\n}\n"))
    #expect(
      records.notes == [
        "no enum is needed: no key distinguishes the samples, so a struct reads them all"
      ])
    let people = try suggestion(
      #"{"nick":"Ann","age":3} {"nick":"Bob","size":1} {"nick":"Cy","age":4,"size":2}"#, Wish())
    #expect(people.text.contains("struct Shape: Codable"))
    let figures = try suggestion(
      #"{"figure":"Circle","radius":1} {"figure":"Square","side":2}"#, Wish())
    #expect(figures.text.contains(#"tag: "figure""#))
    let lists = try suggestion("[1,2] [3]", Wish())
    #expect(lists.text.hasSuffix("typealias Shape = [Int]\n"))
    #expect(lists.notes == ["no enum is needed: each sample is of type [Int]"])
    let open = try suggestion(#"{"a1/x":1,"b/y":"s"} {"c/z":[1],"d/w":null}"#, Wish())
    #expect(open.text == "")
    #expect(
      open.notes == [
        "no enum is needed: the keys are data, so each sample is of type "
          + "[String: CodableEnumAnyValue]"
      ])
  }

  @Test func aSharedOptionalKeyDoesNotDefeatTheTag() throws {
    let json = (0..<24).map { number in
      let type = ["text", "image", "audio", "video", "link", "poll"][number % 6]
      return
        #"{"type":"\#(type)","\#(type)Value":\#(number)\#(number % 4 > 1 ? #","id":"x""# : "")}"#
    }.joined(separator: "\n")
    let text = try suggestion(json, Wish()).text
    #expect(text.contains(#"// @CodableEnum(style: .internal, tag: "type")"#))
    #expect(text.contains("  case text(textValue: Int, id: String?)\n"))
  }
}
