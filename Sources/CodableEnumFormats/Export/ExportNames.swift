import CodableEnumCore

/// Names of types in a schema: `Outer.Inner` is `OuterInner`, `Box<Int>` is `BoxInt`. Letters and
/// digits alone are allowed everywhere (OpenAPI 3.1, "Components Object").
struct ExportNames {
  private(set) var names: [TypeKey: String] = [:]

  init(_ keys: [TypeKey], _ language: ExportOptions.Language) {
    var taken: Set<String> = language == .typeScript ? Self.typeScriptNames : []
    // What is called so in the source keeps its name before what is put together.
    let sorted = Set(keys).sorted { ($0.type.text, $0.target) < ($1.type.text, $1.target) }
      .map { (key: $0, name: Self.name(of: $0.type.text)) }
    let plain = sorted.filter { $0.key.type.text == $0.name }
    for (key, name) in plain + sorted.filter({ $0.key.type.text != $0.name }) {
      var candidates = [name]
      if !key.target.isEmpty { candidates.append(Self.name(of: key.target) + name) }
      candidates += (2...keys.count + 2).map { "\(name)\($0)" }
      let free = candidates.first { !taken.contains($0) } ?? name
      taken.insert(free)
      names[key] = free
    }
  }

  /// Each word with a capital, and nothing between them.
  private static func name(of text: String) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first.map { $0.isNumber } ?? true ? "_" + name : name
  }

  /// What TypeScript itself means by some names.
  private static let typeScriptNames: Set<String> = [
    "Array", "Record", "any", "bigint", "boolean", "never", "null", "number", "object", "string",
    "symbol", "undefined", "unknown", "void",
  ]
}
