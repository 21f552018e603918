import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks

/// Asks the core whether its generated code reads samples.
struct Verifier {
  /// The formats of the printed text.
  private let printed: TargetFormats
  /// The formats of the same text without methods in structs.
  private let outlined: TargetFormats
  /// The name of an enum whose only value is the type to read.
  private let probe: String
  /// The number of values of the widest type. Reading asks for each of them, whether it is present
  /// or not.
  private let width: Int
  /// The number of values, including nested ones, that is enough to find problems.
  private static let limit = 50_000

  /// - Parameters:
  ///   - text: Swift with a marked enum of this name.
  ///   - outline: The same text without methods.
  ///   - width: The number of values of the widest type.
  init(_ text: String, outline: String, name: String, width: Int) {
    printed = Self.formats(of: text)
    // A struct can be read, too, as the value of an enum.
    probe = "\(name)Probe"
    outlined = Self.formats(
      of: outline + """

        // @CodableEnum(style: .untagged)
        enum \(probe) { case value(\(name)) }

        """)
    self.width = width
  }

  private static func formats(of text: String) -> TargetFormats {
    TargetFormats(of: [SourceText(path: "Suggestion.swift", bytes: Array(text.utf8))])
  }

  /// The first error of the core about the text itself.
  var error: String? {
    (printed.diagnostics + outlined.diagnostics).first { $0.isError }?.message.text
  }

  /// Returns the first sample that isn't read, as far as the core knows the types. The descriptions
  /// were made from all samples; this finds mistakes in the descriptions.
  func firstUnread(_ samples: [Samples.Sample]) -> Samples.Sample? {
    let reader = outlined.reader
    return affordable(samples).first { sample in
      reader.read(sample.value.shape, as: probe, expecting: nil).isNone
    }
  }

  /// Returns as many samples as the limit allows, spread over all of them.
  private func affordable(_ samples: [Samples.Sample]) -> [Samples.Sample] {
    let some = samples.thinned(to: 2000)
    let size = some.reduce(0) { $0 + max($1.value.size, width) }
    return size <= Self.limit ? some : some.thinned(to: max(some.count * Self.limit / size, 1))
  }
}

extension JSONValue {
  /// The number of values in the document, including itself.
  fileprivate var size: Int {
    switch self {
    case .null, .boolean, .integer, .unsigned, .double, .string: 1
    case .array(let elements): elements.reduce(1) { $0 + $1.size }
    case .object(let members): members.reduce(1) { $0 + $1.value.size }
    }
  }

  /// The document as a shape, with literals instead of types.
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

extension TargetFormats {
  /// Reads documents as generated code would.
  var reader: FormatReader { FormatReader(target, FormatLock()) }
}
