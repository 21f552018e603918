import CodableEnumCore
import CodableEnumFormats

/// Asks the core whether code that it generates reads samples.
struct Verifier {
  /// Of what is printed.
  private let printed: TargetFormats
  /// Of the same without methods of structs.
  private let outlined: TargetFormats
  /// An enum that holds what is read.
  private let probe: String
  /// How many values the widest type has: each is asked for, whether it is there or not.
  private let width: Int
  /// As many values, with all inside of them, as find what there is to find.
  private static let limit = 50_000

  /// - Parameters:
  ///   - text: Swift with a marked enum of the name.
  ///   - outline: The same without methods.
  ///   - width: How many values the widest type has.
  init(_ text: String, outline: String, name: String, width: Int) {
    printed = Self.formats(of: text)
    // A struct, too, is read as what an enum holds.
    probe = "\(name)Probe"
    outlined = Self.formats(
      of: outline + """

        // @CodableEnum(style: .untagged)
        enum \(probe) { case value(\(name)) }

        """)
    self.width = width
  }

  private static func formats(of text: String) -> TargetFormats {
    TargetFormats.of([SourceText(path: "Suggestion.swift", bytes: Array(text.utf8))])
  }

  /// What is wrong with the code itself.
  var error: String? {
    (printed.diagnostics + outlined.diagnostics).first { $0.isError }?.message.text
  }

  /// The first of some samples that is not read, as far as the core knows the types. The descriptions
  /// were made of all; this finds what the core would make of them that was not thought of.
  func firstUnread(_ samples: [Samples.Sample]) -> Samples.Sample? {
    let reader = FormatReader(outlined.target, FormatLock())
    return affordable(samples).first { sample in
      reader.read(sample.value.shape, as: probe, expecting: nil).isNone
    }
  }

  /// As many samples as the limit allows, from all parts.
  private func affordable(_ samples: [Samples.Sample]) -> [Samples.Sample] {
    let some = samples.thinned(to: 2000)
    let size = some.reduce(0) { $0 + max($1.value.size, width) }
    return size <= Self.limit ? some : some.thinned(to: max(some.count * Self.limit / size, 1))
  }
}

extension JSONValue {
  /// How many values it is made of.
  fileprivate var size: Int {
    switch self {
    case .null, .boolean, .integer, .unsigned, .double, .string: 1
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .object(let members): members.reduce(1) { $0 + $1.value.size }
    }
  }

  /// The document as a shape: literals in the place of types.
  var shape: Shape {
    switch self {
    case .null: .null
    case .boolean(let value): .literal(.boolean(value))
    case .integer(let value): .literal(.integer(value))
    case .unsigned(let value): .literal(.double("\(value)"))
    case .double(let value): .literal(.double("\(value)"))
    case .string(let text): .literal(.string(text))
    case .array(let elements): .array(elements.map(\.shape))
    case .object(let members):
      .object(members.map { .key($0.key, $0.value.shape, isOptional: false) })
    }
  }
}
