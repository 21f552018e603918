/// A set of scalars: those of a type, or a few.
package indirect enum ScalarSet: Sendable {
  case boolean
  case integer(bits: Int, isSigned: Bool)
  case double(bits: Int)
  case text(Text)
  case literals(Literals)
  /// A string in any letter case.
  case anyLetters(String)
  case range(TagRange)
  /// Scalars of another kind that spell a tag in a range, as `coercing` reads them.
  case spelled(TagRange)

  /// A few scalars, in order. The last is found as fast as the first.
  package struct Literals: Equatable, Sendable {
    package let values: [Scalar]
    /// The values in all their forms: `1.0` is `1` too.
    private let forms: Set<Scalar>

    init(_ values: [Scalar]) {
      self.values = values
      forms = Set(values.flatMap(\.forms))
    }

    func contains(_ value: Scalar) -> Bool { value.forms.contains(where: forms.contains) }
  }

  /// Strings that a type reads and writes.
  package enum Text: Equatable, Sendable {
    case any, character, uuid, url, base64
    /// All but a few: the unknown tags of an enum.
    case otherThan(Literals)
  }

  package var kinds: Kinds {
    switch self {
    case .boolean: .boolean
    case .integer, .double: .number
    case .range(let range): range.kinds
    case .spelled(let range): range.kinds == .string ? [.number, .boolean] : .string
    case .text, .anyLetters: .string
    case .literals(let literals): literals.values.reduce(into: []) { $0.formUnion($1.kinds) }
    }
  }

  package var isInteger: Bool { if case .integer = self { true } else { false } }

  /// A scalar of the set, as typical as possible.
  package var example: Scalar {
    switch self {
    case .boolean: .boolean(true)
    case .integer: .integer(1)
    case .double: .double("0.5")
    case .text(let text): .string(text.example)
    case .literals(let literals): literals.values[0]
    case .anyLetters(let text): .string(text)
    case .range(let range): range.example
    case .spelled(let range): range.spellings.first ?? range.example
    }
  }

  package func contains(_ value: Scalar) -> Bool {
    switch (self, value) {
    case (.boolean, .boolean), (.double, .integer), (.double, .double): true
    case (.integer(let bits, let isSigned), _):
      value.exactInteger.map { Self.holds($0, bits, isSigned) } ?? false
    case (.text(let text), .string(let value)): text.holds(value)
    case (.literals(let literals), _): literals.contains(value)
    case (.anyLetters(let own), .string(let value)): own.lowercased() == value.lowercased()
    case (.range(let range), _): value.forms.contains(where: range.holds)
    case (.spelled(let range), _): range.isSpelled(by: value)
    default: false
    }
  }

  private static func holds(_ value: Int, _ bits: Int, _ isSigned: Bool) -> Bool {
    if !isSigned, value < 0 { return false }
    let usedBits = Int.bitWidth - (value < 0 ? ~value : value).leadingZeroBitCount
    return usedBits <= (isSigned ? bits - 1 : bits)
  }

  /// Returns a scalar that this set writes and another one reads.
  ///
  /// Of a type with endless values, only typical ones count: for a `Double` `0.5`, and for a `String`
  /// a text that isn't a name of any case. So an enum of a few names before a type that accepts any
  /// text shares nothing with it, nor does an `Int` before a `Double`. Those few values are the price
  /// of `.untagged`. Each of the two values of `Bool` counts, and so do those of a range that lacks
  /// a bound.
  package func shared(readBy reader: ScalarSet) -> Scalar? {
    switch (self, reader) {
    case (.boolean, _): [.boolean(true), .boolean(false)].first(where: reader.contains)
    case (.literals(let literals), _): literals.values.first(where: reader.contains)
    case (.integer, .double): example
    case (.integer(let bits, let isSigned), .integer(let otherBits, let otherIsSigned)):
      isSigned == otherIsSigned && bits <= otherBits || otherIsSigned && bits < otherBits
        ? example : nil
    case (.double(let bits), .double(let otherBits)): bits <= otherBits ? example : nil
    case (.text, .text(.otherThan)):
      [example, reader.example].first { contains($0) && reader.contains($0) }
    case (.text(let text), .text(let other)):
      other == .any || text == other
        || other == .url && [.uuid, .character, .base64].contains(text) ? example : nil
    case (.range(let range), .range(let other)): range.shared(with: other)
    case (.range, .literals(let literals)): literals.values.first(where: contains)
    case (.spelled(let range), _): range.spellings.first(where: reader.contains)
    case (_, .range(let range)) where range.isEndless,
      (_, .spelled(let range)) where range.isEndless:
      [example, .integer(1), .integer(1000), .integer(-1000), range.example].first {
        reader.contains($0) && contains($0)
      }
    case (.integer, _), (.double, _), (.text, _): nil
    case (.range(let range), _): range.examples.first(where: reader.contains)
    case (.anyLetters, _): reader.contains(example) ? example : nil
    }
  }
}

extension ScalarSet.Text {
  fileprivate var example: String {
    switch self {
    case .any, .character: "a"
    case .uuid: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    case .url: "https://swift.org"
    case .base64: "AQID"
    case .otherThan: (["a"] + Self.examples).first(where: holds) ?? "other"
    }
  }

  /// Strings of all types, with every first character that these can have.
  static let examples = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".flatMap {
    let isHex = $0 <= "F"
    return ["\($0)", "\($0)QID"] + (isHex ? ["\($0)\(uuid.example.dropFirst())"] : [])
  }

  fileprivate func holds(_ text: String) -> Bool {
    switch self {
    case .any: true
    case .otherThan(let known): !known.contains(.string(text))
    case .character: text.count == 1
    // What is before a colon is a scheme, which a date isn't.
    case .url: text.first.map { $0.isLetter || !text.contains(":") } ?? false
    case .uuid:
      text.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [8, 4, 4, 4, 12]
        && text.allSatisfy { $0.isHexDigit || $0 == "-" }
    case .base64:
      text.utf8.count % 4 == 0
        && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) }
    }
  }
}

extension Scalar {
  package var kinds: Kinds {
    switch self {
    case .string: .string
    case .integer, .double: .number
    case .boolean: .boolean
    }
  }

  /// The integer of the same value, because a coder may write `1.0` as `1`.
  var exactInteger: Int? {
    switch self {
    case .integer(let value): value
    case .double(let digits): Double(digits).flatMap(Int.init(exactly:))
    case .string, .boolean: nil
    }
  }
}

/// The kinds of values in formats like JSON.
package struct Kinds: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let null = Kinds(rawValue: 1)
  package static let boolean = Kinds(rawValue: 2)
  package static let number = Kinds(rawValue: 4)
  package static let string = Kinds(rawValue: 8)
  package static let array = Kinds(rawValue: 16)
  package static let object = Kinds(rawValue: 32)

  package static let scalars: Kinds = [.boolean, .number, .string]
  package static let any: Kinds = [.null, .boolean, .number, .string, .array, .object]
}
