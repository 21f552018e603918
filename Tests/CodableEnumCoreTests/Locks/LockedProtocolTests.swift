import Foundation
import Testing

@testable import CodableEnumCore

/// Protocols of the target, their extensions and type aliases also say how a type is coded.
@Suite struct LockedProtocolTests {
  typealias Change = LockedChangeTests.Change

  @Test(arguments: rawValues + coding + spelled + keys + aliases)
  func theLockTells(_ change: Change) throws { try LockedChangeTests().theLockTells(change) }

  private static func e(_ more: String) -> String {
    "// @CodableEnum(style: .internal, tag: \"t\")\nenum E {\ncase a(x: P)\n}\n\(more)"
  }

  private static let plain = "struct P: Codable { var rawValue: String }"
  private static let identifier =
    "protocol Identifier: RawRepresentable, Codable where RawValue == String {}"

  private static let rawValues = [
    Change(
      "a protocol brings the raw value", e(plain),
      e("\(identifier)\nstruct P: Identifier { var rawValue: String }"), .lockedType),
    Change(
      "a protocol brought it", e("\(identifier)\nstruct P: Identifier { var rawValue: String }"),
      e(plain), .lockedType),
    Change(
      "a composition brings it", e("struct P: Codable { var rawValue: Int }"),
      e("typealias Flags = OptionSet & Codable\nstruct P: Flags { var rawValue: Int }"),
      .lockedType),
    Change(
      "it is what was written", e("typealias P = String"),
      e("\(identifier)\nstruct P: Identifier { var rawValue: String }")),
    Change(
      "an enum with values gets one", e("enum P: Codable { case b(Int) }"),
      e("protocol Raw: RawRepresentable {}\nenum P: Codable, Raw { case b(Int) }"),
      .lockedHidden),
  ]

  private static let decoding = "{ init(from decoder: any Decoder) throws { fatalError() } }"

  private static let coding = [
    Change(
      "a protocol decodes raw values", e("enum P: String, Codable { case a, b }"),
      e(
        "protocol Lenient: Decodable {}\nextension Lenient \(decoding)\n"
          + "enum P: String, Codable, Lenient { case a, b }"), .lockedHidden),
    Change(
      "an extension decodes raw values", e("enum P: String, Codable { case a, b }"),
      e(
        "extension RawRepresentable where Self: Decodable \(decoding)\n"
          + "enum P: String, Codable { case a, b }"), .lockedHidden),
    Change(
      "an extension decodes a struct with one",
      e("struct P: RawRepresentable, Codable { var rawValue: Int }"),
      e(
        "extension RawRepresentable where Self: Decodable \(decoding)\n"
          + "struct P: RawRepresentable, Codable { var rawValue: Int }"), .lockedUnclear),
  ]

  private static let spelled = [
    "from decoder: (any Decoder)", "from decoder: consuming any Decoder",
    "from decoder: borrowing Decoder",
  ].map { parameter in
    Change(
      "decoding by hand is spelled \(parameter)", e("struct P: Codable { var x: Int }"),
      e("struct P: Codable { var x: Int; init(\(parameter)) throws { fatalError() } }"),
      .lockedHidden)
  }

  private static func keyed(_ conformance: String) -> String {
    "struct P: Codable { var x: Int\nenum CodingKeys: String, \(conformance) { case x } }\n"
  }

  private static let text = "{ var stringValue: String { \"y\" } }"

  private static let keys = [
    Change(
      "a protocol makes coding keys", e(keyed("CodingKey")),
      e(keyed("Upper") + "protocol Upper: CodingKey {}\nextension Upper \(text)"),
      .lockedHidden),
    Change(
      "an extension makes coding keys", e(keyed("CodingKey")),
      e(keyed("CodingKey") + "extension CodingKey \(text)"), .lockedHidden),
    Change(
      "a protocol makes keys of dictionaries",
      e("struct P: Codable { var m: [K: Int] }\nenum K: String, Codable { case a }"),
      e(
        "struct P: Codable { var m: [K: Int] }\nprotocol Key: CodingKeyRepresentable {}\n"
          + "enum K: String, Codable, Key { case a }"), .lockedType),
  ]

  private static func generic(_ argument: String, _ property: String) -> String {
    e(
      "struct P: Codable { var g: Gen<\(argument)> }\n"
        + "struct Gen<T: Codable>: Codable { typealias Items = [T]; typealias Item = T\n"
        + "var d: \(property) }\nstruct T: Codable {}")
  }

  /// A struct with an alias that its protocol has, too.
  private static func holder(
    _ top: String, _ own: String = "String", name: String = "ID"
  ) -> String {
    e(
      "struct P: Codable, Has { var id: \(name) }\nprotocol Has { typealias \(name) = \(own) }\n"
        + "typealias \(name == "ID" ? name : "Other") = \(top)")
  }

  private static let aliases = [
    Change(
      "an alias inside of a generic type has another parameter", generic("Int", "Items"),
      generic("String", "Items"), .lockedType),
    Change(
      "an alias is a parameter", generic("Int", "Item"), generic("String", "Item"), .lockedType),
    Change("it is spelled out", generic("Int", "Items"), generic("Int", "[T]")),
    Change(
      "an alias at the top of a file goes before that of a protocol", holder("Int"),
      holder("Bool"), .lockedType),
    Change(
      "an alias of a protocol that has another name at the top", holder("Int"),
      holder("Int", "Double")),
    Change(
      "a type of the standard library goes before an alias of a protocol",
      holder("Int", "Int", name: "String"), holder("Int", "Bool", name: "String")),
  ]
}
