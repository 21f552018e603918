import CodableEnumSuggest
import TestSupport
import Testing

/// Where the tag is, and of what kind.
struct TagTests {
  @Test func aTagOnAPathIsFound() throws {
    let suggestion = try SuggestionText.of(
      #"""
      {"meta":{"type":"created","at":1},"name":"a"}
      {"meta":{"type":"deleted","at":2},"reason":"old"}
      {"meta":{"type":"created","at":3},"name":"b"}
      """#)
    #expect(
      suggestion == """
        // There was only one sample of `deleted`.
        // @CodableEnum(style: .internal, tag: ["meta", "type"])
        enum Message: Hashable, Sendable {
          case created(
            at: Int,  // @CodableValue(key: ["meta", "at"])
            name: String
          )

          case deleted(
            at: Int,  // @CodableValue(key: ["meta", "at"])
            reason: String
          )
        }

        """)
  }

  @Test func keysOnThePathAndBesideItHaveLabelsOfTheirOwn() throws {
    let suggestion = try SuggestionText.of(
      #"""
      {"request":{"kind":{"kind":"pod"},"id":7},"id":"a"}
      {"request":{"kind":{"kind":"job"},"id":8},"id":"b","wait":null}
      """#)
    #expect(
      suggestion == """
        // There was only one sample of each case.
        // @CodableEnum(style: .internal, tag: ["request", "kind", "kind"])
        enum Message: Hashable, Sendable {
          case pod(
            requestID: Int,  // @CodableValue(key: ["request", "id"])
            id: String
          )

          // `wait`: always null.
          case job(
            requestID: Int,  // @CodableValue(key: ["request", "id"])
            id: String,
            wait: CodableEnumAnyValue?  // @CodableValue(nil: .null)
          )
        }

        """)
  }

  @Test func anIdentifierThatRecursIsNoTag() throws {
    let objects = [
      #""at":"a","ext":{},"response":{"clientJSON":"e0","attestation":"o2","via":["x"]}"#,
      #""at":"b","ext":{"p":{"r":1}},"response":{"clientJSON":"e1","attestation":"o3","via":["u"]}"#,
      #""at":"a","ext":{},"response":{"clientJSON":"e2","data":"SZ","signature":"ME"}"#,
      #""ext":{"appid":true},"response":{"clientJSON":"e3","data":"Sz","signature":"MF"}"#,
    ]
    let json = zip(["AQ", "Ag", "AQ", "AQ"], objects).map {
      #"{"id":"\#($0)","rawId":"\#($0)","type":"public-key",\#($1)}"#
    }
    let suggestion = try SuggestionText.of(json.joined(separator: "\n"))
    #expect(!suggestion.contains("tag:"))
    #expect(suggestion.contains("enum Response:"))
  }

  @Test func tagsThatBeginWithDigitsMakeNamesOfTypes() throws {
    let suggestion = try SuggestionText.of(
      #"""
      {"type":"10% off","value":{"percentage":10},"only":[]}
      {"type":"5 off","value":{"amount":"5"},"only":["a"]}
      """#)
    #expect(suggestion.contains("struct Message10OffValue: "))
  }

  @Test func aNameOfATypeKeepsItsCapitals() throws {
    let json = #"{"type":"a","x":1} {"type":"b","y":2}"#
    #expect(try SuggestionText.of(json, file: "AWSEvents.json").contains("enum AWSEvent:"))
    #expect(try SuggestionText.of(json, file: "aws-events.json").contains("enum AwsEvent:"))
  }

  @Test func aUnionUnderAKeyIsATypeOfItsOwnWhereAllElseIsAlike() throws {
    let suggestion = try SuggestionText.of(
      #"""
      {"id":1,"event":{"type":"created","name":"x"}}
      {"id":2,"event":{"type":"deleted","why":"y"}}
      """#)
    #expect(suggestion.hasPrefix("struct Message: Codable, Hashable, Sendable {\n"))
    #expect(suggestion.contains("  var id: Int\n  var event: Event\n}"))
    #expect(suggestion.contains("enum Event: Hashable, Sendable {\n  case created(name: String)"))
  }

  @Test func tagsMayBeTextsAndNumbersTogether() throws {
    let suggestion = try SuggestionText.of(
      #"""
      {"type":"text","body":"x"}
      {"type":7,"count":1}
      {"type":2.5,"url":"u"}
      {"type":true,"on":"b"}
      """#)
    #expect(
      suggestion == """
        // There was only one sample of each case.
        // @CodableEnum(style: .internal, tag: "type")
        enum Message: Hashable, Sendable {
          // Some tags are numbers: give their cases better names.
          case text(body: String)

          // @CodableCase(7)
          case type7(count: Int)

          // @CodableCase(2.5)
          case type2_5(url: String)

          // @CodableCase(true)
          case type(on: String)
        }

        """)
  }

  @Test func aTagThatIsAllThereIsIsATag() throws {
    let suggestion = try SuggestionText.of(#"{"type":"ping"}"#)
    #expect(suggestion.contains(#"style: .internal, tag: "type""#))
  }

  @Test func whatTellsNothingApartIsNoRunnerUp() throws {
    var samples = Samples()
    let json = #"{"type":"a","op":1,"has_x":true,"x":1} {"type":"b","op":1,"has_x":false,"y":1}"#
    try samples.add(Array(json.utf8), file: "message.json")
    #expect(
      try Suggestion(samples).notes == [
        "another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it"
      ])
  }
}
