import Foundation
import Loadables
import Testing

struct LoadableTests {
  private static let date = Date(timeIntervalSinceReferenceDate: 588_000_000)

  @Test func everyStateIsToldByItsDiscriminator() throws {
    try expect(Loadable<Int>.initial, is: #"{"discriminator":"initial"}"#)
    try expect(
      Loadable<Int>.loading(startDate: Self.date, source: "cache"),
      is: #"{"discriminator":"loading","loading_start_date":588000000,"loading_source":"cache"}"#)
    try expect(Loadable.value(42), is: #"{"discriminator":"value","value_value":42}"#)
    try expect(Loadable<Int>.error, is: #"{"discriminator":"error"}"#)
  }

  @Test func theValueMayBeAnArray() throws {
    try expect(Loadable.value([1, 2]), is: #"{"discriminator":"value","value_value":[1,2]}"#)
    try expect(Loadable<[Int]>.value([]), is: #"{"discriminator":"value","value_value":[]}"#)
  }

  @Test func theValueMayBeAnOptional() throws {
    try expect(Loadable<Int?>.value(42), is: #"{"discriminator":"value","value_value":42}"#)
    try expect(Loadable<Int?>.value(nil), is: #"{"discriminator":"value"}"#)
    #expect(
      try decode(#"{"discriminator":"value","value_value":null}"#) == Loadable<Int?>.value(nil))
  }

  @Test func theValueMayBeALoadable() throws {
    try expect(
      Loadable.value(Loadable.value("a")),
      is: #"{"discriminator":"value","value_value":{"discriminator":"value","value_value":"a"}}"#)
    try expect(
      Loadable.value(Loadable<String>.error),
      is: #"{"discriminator":"value","value_value":{"discriminator":"error"}}"#)
  }

  /// A value that is no optional must be there.
  @Test func aMissingValueIsNamed() {
    expectFailure(
      reading: #"{"discriminator":"value"}"#, as: Loadable<Int>.self,
      .keyNotFound, at: "value_value")
  }

  @Test func anUnknownDiscriminatorIsNamed() {
    expectFailure(
      reading: #"{"discriminator":"valeu"}"#, as: Loadable<Int>.self,
      .dataCorrupted, at: "discriminator",
      #""valeu" is not a case of Loadable; there are "initial", "loading", "value", "error", "failed""#
    )
  }

  // MARK: Conformances

  private func isEncodable<T>(_ type: T.Type) -> Bool { type is any Encodable.Type }
  private func isDecodable<T>(_ type: T.Type) -> Bool { type is any Decodable.Type }

  private struct Plain {}
  private struct Written: Encodable {}
  private struct Read: Decodable {}

  @Test func itIsCodableExactlyWhenItsValueIs() {
    #expect(isEncodable(Loadable<Int>.self) && isDecodable(Loadable<Int>.self))
    #expect(!isEncodable(Loadable<Plain>.self) && !isDecodable(Loadable<Plain>.self))
    #expect(isEncodable(Loadable<Written>.self) && !isDecodable(Loadable<Written>.self))
    #expect(!isEncodable(Loadable<Read>.self) && isDecodable(Loadable<Read>.self))
  }

  // MARK: Old files

  @Test func dataFromBeforeTheSourceExistedTakesItsDefault() throws {
    #expect(
      try decode(#"{"discriminator":"loading","loading_start_date":588000000}"#)
        == Loadable<Int>.loading(startDate: Self.date, source: "network"))
  }

  @Test func aRenamedCaseReadsItsOldName() throws {
    #expect(try decode(#"{"discriminator":"failed"}"#) == Loadable<Int>.error)
  }

  /// The same enum with the compiler's own Codable.
  private enum Synthesized<T: Codable>: Codable {
    case initial
    case loading(startDate: Date, source: String)
    case value(_ value: T)
    case error
  }

  @Test func whatTheCompilersCodableWroteIsRead() throws {
    #expect(try decode(encode(Synthesized<Int>.initial)) == Loadable<Int>.initial)
    #expect(
      try decode(encode(Synthesized<Int>.loading(startDate: Self.date, source: "cache")))
        == Loadable<Int>.loading(startDate: Self.date, source: "cache"))
    #expect(try decode(encode(Synthesized.value(42))) == Loadable.value(42))
    #expect(try decode(encode(Synthesized<Int>.error)) == Loadable<Int>.error)
  }
}
