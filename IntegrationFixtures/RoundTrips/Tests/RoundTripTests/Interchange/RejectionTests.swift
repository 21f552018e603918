import Foundation
import Testing

/// What one conformance rejects, the other rejects too, and with the same kind of error at the same
/// place where the value as such is wrong.
@Suite struct RejectionTests {
  private func result<T: Decodable & Equatable>(_ type: T.Type, _ json: String) -> String {
    do {
      return "\(try JSONDecoder().decode(type, from: Data(json.utf8)))"
    } catch let error as DecodingError {
      return error.place
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    #"{"image":{"url":"u"}}"#, #"{"image":{"url":1,"width":2}}"#, #"{"image":[]}"#,
    #"{"image":null}"#, #"{"image":{"url":"u","width":null}}"#,
    #"{"image":{"url":"u","width":1.5}}"#,
    "{}", "[]", "null", #""image""#, "3", #"{"image":{"url":"u","width":1,"x":2},"other":1}"#,
  ])
  func labelled(json: String) {
    #expect(
      result(Marked.Labelled.self, json)
        == result(Synthesized.Labelled.self, json))
  }

  @Test(arguments: [
    #"{"a":{}}"#, #"{"a":{"_0":null,"s":null,"u":null}}"#, #"{"a":{"u":{}}}"#,
    #"{"a":{"u":{"id":"1"}}}"#, #"{"a":{"_0":"1"}}"#,
  ])
  func optionals(json: String) {
    #expect(
      result(Marked.Optionals.self, json) == result(Synthesized.Optionals.self, json))
  }

  @Test(arguments: [
    #"{"a":{"x":null,"y":"","z":[]}}"#, #"{"a":{"x":1,"y":"","z":[1.5]}}"#, #"{"a":[]}"#,
  ])
  func defaults(json: String) {
    #expect(
      result(Marked.Defaulted.self, json) == result(Synthesized.Defaulted.self, json))
  }

  /// The compiler's conformance does not look at defaults.
  @Test func onlyMarkedEnumsTakeDefaults() {
    #expect(result(Marked.Defaulted.self, #"{"a":{"y":"z"}}"#) == #"a(x: 3, y: "z", z: [])"#)
    #expect(result(Synthesized.Defaulted.self, #"{"a":{"y":"z"}}"#) == "keyNotFound x at a")
  }

  /// A nil is left out by both, so that neither can take the default instead.
  @Test(arguments: [
    #"{"a":{}}"#, #"{"a":{"x":null}}"#, #"{"a":{"x":1}}"#, #"{"b":{}}"#, #"{"b":{"_0":null}}"#,
  ])
  func optionalsWithDefaults(json: String) {
    #expect(
      result(Marked.DefaultedOptional.self, json)
        == result(Synthesized.DefaultedOptional.self, json))
  }

  @Test(arguments: [
    #"{"on":{},"off":{}}"#, #"{"on":{},"x":{}}"#, #"{"x":{}}"#, #"{"x":{},"y":{}}"#, #"{"on":1}"#,
  ])
  func keys(json: String) {
    let own = result(Marked.Plain.self, json)
    let compilers = result(Synthesized.Plain.self, json)
    // An unknown key has an error of its own here; the compiler's says only that no key fits.
    #expect((own == "on") == (compilers == "on"))
  }

  @Test(arguments: [#"{"value":{"_0":null}}"#, #"{"list":{"_0":[null]}}"#, #"{"list":{}}"#])
  func generics(json: String) {
    #expect(
      result(Marked.Generic<Int?>.self, json) == result(Synthesized.Generic<Int?>.self, json))
  }

  /// The compiler's conformance does not see that the parameter is an optional.
  @Test func onlyMarkedEnumsReadMissingGenericOptionals() {
    #expect(result(Marked.Generic<Int?>.self, #"{"value":{}}"#) == "value(nil)")
    #expect(result(Synthesized.Generic<Int?>.self, #"{"value":{}}"#) == "keyNotFound _0 at value")
  }
}
