import ForeignFormats
import Foundation
import Testing

/// JSON that other languages' libraries write is read, and written again as it was.
///
/// The serde values stand in its documentation; pydantic wrote the others. See the package's README.
struct ForeignFormatTests {
  @Test func serdeExternallyTagged() throws {
    try expect(
      [
        .w(a: 0, b: 0), .x(0, 0), .y(0), .z, .option(a: nil), .option(a: 1),
      ] as [Serde.External], inFile: "serde/external")
  }

  @Test func serdeInternallyTagged() throws {
    try expect(
      [
        .w(a: 0, b: 0), .y(Serde.Point(x: 0, y: 0)), .z, .option(a: nil),
      ] as [Serde.Internal], inFile: "serde/internal")
  }

  @Test func serdeAdjacentlyTagged() throws {
    try expect(
      [
        .w(a: 0, b: 0), .x(0, 0), .y(0), .z, .option(a: nil),
      ] as [Serde.Adjacent], inFile: "serde/adjacent")
  }

  @Test func serdeUntagged() throws {
    try expect(
      [.w(a: 0, b: 0), .x(0, 0), .y(0), .z] as [Serde.Untagged], inFile: "serde/untagged")
  }

  @Test func serdeUnitVariants() throws {
    try expect([.inProgress, .done] as [Serde.Name], inFile: "serde/name")
    #expect(try decode(#""WAITING""#) == Serde.Name.other)
  }

  @Test func serdeRenamed() throws {
    try expect(
      [.signedUp(userName: "ann", invitedBy: nil), .signedOut] as [Serde.Renamed],
      inFile: "serde/renamed")
  }

  /// A variant marked `#[serde(untagged)]` keeps messages that came after this code.
  @Test func serdeFallback() throws {
    let json = #"{"kind":"renamed","from":[1,18446744073709551615,null],"score":0.5}"#
    let event: Serde.Renamed = try decode(json)
    guard case .other(let content) = event else {
      Issue.record("\(event) is a known case")
      return
    }
    #expect(
      content
        == .object([
          "kind": .string("renamed"),
          "from": .array([.integer(1), .unsigned(.max), .null]),
          "score": .double(0.5),
        ]))
    #expect(try decode(encode(event)) == event)
  }

  @Test func pydanticDiscriminatedUnion() throws {
    try expect(
      [
        .cat(lifeCount: 9, favoriteToy: "ball"), .cat(lifeCount: 1, favoriteToy: nil),
        .dog(barks: 0.5), .reptile(scales: true),
      ] as [Pydantic.Pet], inFile: "pydantic/pet")
  }

  /// A `Literal` of two tags is a case with an alias: one of them is written.
  @Test func pydanticSecondTagOfAModel() throws {
    let pets: [Pydantic.Pet] = try lines(ofFile: "pydantic/pet-alias").map { try decode($0) }
    #expect(pets == [.reptile(scales: true)])
  }

  @Test func pydanticNestedUnion() throws {
    let inner: [Pydantic.Shape] = [.circle(Pydantic.Circle(radius: 2.25)), .group(shapes: [])]
    try expect(
      [Pydantic.Shape.circle(Pydantic.Circle(radius: 1.5)), .group(shapes: inner)],
      inFile: "pydantic/shape")
  }

  @Test func pydanticNumbersAsTags() throws {
    try expect(
      [.plain(text: "a"), .rich(runs: ["b", "c"])] as [Pydantic.Document],
      inFile: "pydantic/document")
  }

  @Test func pydanticUnionWithoutDiscriminator() throws {
    try expect(
      [
        .integer(7), .string("seven"), .integers([7, 8]), .point(x: 0.5, y: -1.5), .none,
      ] as [Pydantic.Value], inFile: "pydantic/value")
  }

  @Test func pydanticLiterals() throws {
    try expect([.draft, .inReview, .third] as [Pydantic.Stage], inFile: "pydantic/stage")
  }

  private func expect<Value: Codable & Equatable>(
    _ values: [Value], inFile name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = try lines(ofFile: name)
    #expect(try lines.map { try decode($0) } == values, sourceLocation: sourceLocation)
    #expect(try values.map { try encode($0) } == lines, sourceLocation: sourceLocation)
  }

  private func lines(ofFile name: String) throws -> [String] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "jsonl", subdirectory: "JSON"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
