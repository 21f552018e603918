import CodingChecks
import Foundation
import Testing

/// `.external` without options writes the bytes that the compiler's own conformance writes, and
/// reads what that reads.
@Suite struct InterchangeTests {
  /// Both write the same, and each reads the other's.
  private func expectSame<Own: Codable & Equatable, Compilers: Codable & Equatable>(
    _ own: Own, _ compilers: Compilers, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let ownData = try encoder.encode(own)
    let compilersData = try encoder.encode(compilers)
    #expect(
      String(decoding: ownData, as: UTF8.self) == String(decoding: compilersData, as: UTF8.self),
      sourceLocation: sourceLocation)
    let ownRead = try JSONDecoder().decode(Own.self, from: compilersData)
    #expect(ownRead == own, sourceLocation: sourceLocation)
    let compilersRead = try JSONDecoder().decode(Compilers.self, from: ownData)
    #expect(compilersRead == compilers, sourceLocation: sourceLocation)
    let trees = try (StrictEncoder().encode(own), StrictEncoder().encode(compilers))
    #expect(trees.0 == trees.1, sourceLocation: sourceLocation)
  }

  @Test func cases() throws {
    try expectSame(Marked.Plain.on, Synthesized.Plain.on)
    try expectSame(Marked.OneUnlabelled.text("a/b"), Synthesized.OneUnlabelled.text("a/b"))
    try expectSame(
      Marked.SeveralUnlabelled.move(1, 2, 0.5), Synthesized.SeveralUnlabelled.move(1, 2, 0.5))
    try expectSame(
      Marked.Labelled.image(url: "u", width: 1), Synthesized.Labelled.image(url: "u", width: 1))
    try expectSame(Marked.Mixed.a(1, label: "l", true), Synthesized.Mixed.a(1, label: "l", true))
    try expectSame(Marked.Named.denied("late", 4), Synthesized.Named.denied("late", 4))
  }

  @Test func optionals() throws {
    try expectSame(
      Marked.Optionals.a(nil, s: nil, u: nil), Synthesized.Optionals.a(nil, s: nil, u: nil))
    let user = Synthesized.User(id: 1, nick: nil)
    try expectSame(
      Marked.Optionals.a(1, s: "", u: user), Synthesized.Optionals.a(1, s: "", u: user))
    try expectSame(
      Marked.SpelledOptional.a(nil, b: "b"), Synthesized.SpelledOptional.a(nil, b: "b"))
    try expectSame(Marked.SpelledOptional.a(1, b: nil), Synthesized.SpelledOptional.a(1, b: nil))
    try expectSame(Marked.AliasedOptional.a(nil, b: 2), Synthesized.AliasedOptional.a(nil, b: 2))
    try expectSame(Marked.AliasedOptional.a(1, b: nil), Synthesized.AliasedOptional.a(1, b: nil))
  }

  @Test func collections() throws {
    let user = Synthesized.User(id: 1, nick: "n")
    try expectSame(
      Marked.Arrays.a([], b: ["x", nil], c: [[user], []]),
      Synthesized.Arrays.a([], b: ["x", nil], c: [[user], []]))
    try expectSame(
      Marked.Dictionaries.a(["k": 1], b: [7: "x"]),
      Synthesized.Dictionaries.a(["k": 1], b: [7: "x"]))
    try expectSame(Marked.Sets.a([5]), Synthesized.Sets.a([5]))
  }

  @Test func names() throws {
    try expectSame(Marked.Aliased.a("n"), Synthesized.Aliased.a("n"))
    try expectSame(Marked.Backticked.default(in: 1), Synthesized.Backticked.default(in: 1))
    try expectSame(Marked.Backticked.`self`, Synthesized.Backticked.`self`)
    try expectSame(Marked.Backticked.case(class: nil), Synthesized.Backticked.case(class: nil))
    try expectSame(Marked.NonASCII.größe(höhe: 2), Synthesized.NonASCII.größe(höhe: 2))
    try expectSame(Marked.NonASCII.現金, Synthesized.NonASCII.現金)
  }

  @Test func defaults() throws {
    try expectSame(Marked.Defaulted.a(), Synthesized.Defaulted.a())
    try expectSame(Marked.Defaulted.a(x: 1, z: [2]), Synthesized.Defaulted.a(x: 1, z: [2]))
    for x in [nil, 3, 5] {
      try expectSame(Marked.DefaultedOptional.a(x: x), Synthesized.DefaultedOptional.a(x: x))
      try expectSame(Marked.DefaultedOptional.b(x), Synthesized.DefaultedOptional.b(x))
    }
  }

  @Test func otherTypes() throws {
    let date = Date(timeIntervalSinceReferenceDate: 588_000_000)
    let url = URL(string: "https://example.com/a")!
    let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
    try expectSame(
      Marked.Foundational.a(date, url, id, Data([1, 2]), Decimal(5)),
      Synthesized.Foundational.a(date, url, id, Data([1, 2]), Decimal(5)))
    let unit = Synthesized.Character16(unit: 9)
    try expectSame(
      Marked.Scalars.a(-8, .max, 0.25, false, unit),
      Synthesized.Scalars.a(-8, .max, 0.25, false, unit))
  }

  @Test func enumsInEnums() throws {
    try expectSame(
      Marked.Wrapping.a(.image(url: "u", width: 1), b: .off),
      Synthesized.Wrapping.a(.image(url: "u", width: 1), b: .off))
    try expectSame(
      Marked.Wrapping.b([.a(nil, s: "s", u: nil)]),
      Synthesized.Wrapping.b([.a(nil, s: "s", u: nil)]))
    try expectSame(
      Marked.Tree.node(.leaf, value: 1, .node(.leaf, value: 2, .leaf)),
      Synthesized.Tree.node(.leaf, value: 1, .node(.leaf, value: 2, .leaf)))
    try expectSame(Marked.Holder.level(.high), Synthesized.Holder.level(.high))
    try expectSame(Marked.Holder.number(n: .minus), Synthesized.Holder.number(n: .minus))
    try expectSame(Marked.Holder.number(n: nil), Synthesized.Holder.number(n: nil))
  }

  @Test func generics() throws {
    try expectSame(Marked.Generic<Int>.value(1), Synthesized.Generic<Int>.value(1))
    try expectSame(Marked.Generic<Int?>.value(nil), Synthesized.Generic<Int?>.value(nil))
    try expectSame(Marked.Generic<Int?>.list([1, nil]), Synthesized.Generic<Int?>.list([1, nil]))
    try expectSame(Marked.Generic<[String]>.none, Synthesized.Generic<[String]>.none)
    try expectSame(
      Marked.Pair<Int?, String>.both(nil, second: "s"),
      Synthesized.Pair<Int?, String>.both(nil, second: "s"))
    try expectSame(
      Marked.Pair<Int, String?>.both(1, second: nil),
      Synthesized.Pair<Int, String?>.both(1, second: nil))
    try expectSame(Marked.Pair<Int?, Int>.first(2), Synthesized.Pair<Int?, Int>.first(2))
  }
}
