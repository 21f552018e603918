import CodableEnumCore

/// Names of types in a schema: `Outer.Inner` is `OuterInner`, `Box<Int>` is `BoxInt`, and `Box<[Int]>`,
/// which is a `Box<Array<Int>>`, is `BoxArrayInt`.
struct ExportNames {
  private(set) var names: [TypeKey: String] = [:]
  private let language: ExportOptions.Language

  init(_ keys: [TypeKey], _ language: ExportOptions.Language) {
    self.language = language
    var taken: Set<String> = language == .typeScript ? Self.typeScriptNames : []
    let sorted = Set(keys).sorted { ($0.text, $0.target) < ($1.text, $1.target) }
      .map { (key: $0, name: name(of: $0)) }
    // A type with this name in the source keeps it; a combined name must give way.
    let plain = sorted.filter { $0.key.text == $0.name }
    for (key, name) in plain + sorted.filter({ $0.key.text != $0.name }) {
      var candidates = [name]
      if !key.target.isEmpty { candidates.append(self.name(of: key.target) + name) }
      candidates += (2...keys.count + 2).map { "\(name)\($0)" }
      let free = candidates.first { !taken.contains($0) } ?? name
      taken.insert(free)
      names[key] = free
    }
  }

  private func name(of key: TypeKey) -> String {
    let name = name(of: key.type) + (key.caseName.map { self.name(of: $0) } ?? "")
    return name.first.map { $0.isNumber } ?? true ? "_" + name : name
  }

  /// Returns the name of a type: generic arguments follow the type.
  private func name(of type: FormatType) -> String {
    switch type {
    case .named(let name, let arguments):
      self.name(of: name) + arguments.map { self.name(of: $0) }.joined()
    case .optional(let wrapped): "Optional" + name(of: wrapped)
    case .array(let element): "Array" + name(of: element)
    case .dictionary(let key, let value), .pairs(let key, let value):
      "Dictionary" + name(of: key) + name(of: value)
    }
  }

  /// Returns the words of a text, each with a capital and nothing between them. The file of a private
  /// type is left out.
  private func name(of text: String) -> String {
    let words = text.withoutFile.split { $0.isASCII && !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.unicodeScalars.map(spelling).joined()
  }

  /// TypeScript allows letters of all languages. OpenAPI allows only those of ASCII ("Components
  /// Object"), and so does a reference without escapes. Other characters become their numbers.
  private func spelling(_ scalar: Unicode.Scalar) -> String {
    let isAllowed =
      scalar.isASCII || language == .typeScript && scalar.properties.isIDContinue
    return isAllowed ? String(scalar) : "_" + String(scalar.value, radix: 16, uppercase: true)
  }

  /// Names of TypeScript's own types that the printer uses.
  private static let typeScriptNames: Set<String> = ["Partial", "Record"]
}
