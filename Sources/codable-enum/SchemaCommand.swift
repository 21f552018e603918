import CodableEnumFormats
import Foundation

/// `schema`: prints the formats of marked enums in schema languages, for programs in other
/// languages.
struct SchemaCommand {
  private let package: PackageTargets
  private let names: [String]
  private let output: String?
  private let options: ExportOptions

  init(_ arguments: Arguments) throws {
    package = try PackageTargets.selected(by: arguments)
    names = arguments.operands
    output = arguments.value(of: "--output")
    var options = ExportOptions()
    options.language = try Self.choice("--format", arguments) ?? .jsonSchema
    options.dates = try Self.choice("--dates", arguments) ?? .reference
    options.isReading = arguments.has("--reading")
    for text in arguments.values(of: "--define") {
      let (name, definition) = try Self.definition(text, options.language)
      guard options.definitions.updateValue(definition, forKey: name) == nil else {
        throw UsageError("'--define' gives '\(name)' twice")
      }
    }
    self.options = options
  }

  func run() throws -> ExitCode {
    let found = try package.formats()
    let known = found.flatMap(\.formats.names)
    for name in names where !known.contains(where: { NameSearch.matches(name, $0) }) {
      throw UsageError(NameSearch.unknown("marked enum", name, in: known))
    }
    let document = ExportDocument(found.map { ($0.target.name, $0.formats) }, options) { type in
      names.isEmpty || names.contains { NameSearch.matches($0, type) }
    }
    let opaque = document.allOpaqueTypes
    for name in options.definitions.keys.sorted() where !options.isUsed(name, among: opaque) {
      throw UsageError(NameSearch.unknown("type that is not described", name, in: opaque))
    }
    if let output {
      try write(document.text, to: output)
      let count = known.count { name in
        names.isEmpty || names.contains { NameSearch.matches($0, name) }
      }
      Console.print("Wrote '\(output)': \(count) marked enum\(count == 1 ? "" : "s").")
    } else {
      Console.print(document.text)
    }
    if known.isEmpty {
      Console.printNote("no enum is marked; write '// @CodableEnum(…)' before one")
    }
    if !document.opaqueTypes.isEmpty {
      Console.printNote(
        "not described, because the target's sources don't show them: "
          + document.opaqueTypes.map { "'\($0)'" }.joined(separator: ", ")
          + "; describe them with \(example)"
          + (package.targets.count > 1 ? ", or choose targets with '--target'" : ""))
    }
    return .success
  }

  private var example: String {
    options.language == .typeScript
      ? "--define NAME=string" : #"--define NAME='{"type":"string"}'"#
  }

  private func write(_ text: String, to path: String) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if isFolder.boolValue {
      throw Failure("'\(path)' can't be written: it is a folder; name a file in it")
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch CocoaError.fileNoSuchFile {
      throw Failure("'\(path)' can't be written: there is no such folder; create it first")
    } catch {
      throw Failure(
        "'\(path)' can't be written: \(error.localizedDescription)\nWithout '--output', the schema "
          + "is printed; or let the plugin write with "
          + "'swift package --allow-writing-to-package-directory codable-enum schema …'.")
    }
  }

  private static func choice<T: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ arguments: Arguments
  ) throws -> T? {
    guard let value = arguments.value(of: option) else { return nil }
    guard let choice = T(rawValue: value) else {
      throw UsageError(
        NameSearch.unknown("value of '\(option)'", value, in: T.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// Parses a definition such as `Money={"type":"string"}`, for TypeScript `Money=string`.
  private static func definition(
    _ text: String, _ language: ExportOptions.Language
  ) throws -> (String, ExportOptions.Definition) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw UsageError("'--define \(text)' needs a name and a schema: --define NAME=…")
    }
    let value = try? JSONSerialization.jsonObject(
      with: Data(parts[1].utf8), options: .fragmentsAllowed)
    if language == .typeScript {
      guard let members = value as? [String: Any],
        members["type"] is String || members["$ref"] != nil
      else { return (parts[0], .text(parts[1])) }
      // To TypeScript, a schema would be the type of an object with such keys.
      guard members.count == 1, let name = members["type"] as? String, let type = typeScript[name]
      else {
        throw UsageError(
          "'\(parts[1])' is JSON Schema; for TypeScript it is a type, such as string")
      }
      return (parts[0], .text(type))
    }
    switch value.flatMap(JSONNode.init) {
    case .object(let members)?: return (parts[0], .json(.object(members)))
    case .literal(let word)? where word == "true" || word == "false":
      return (parts[0], .json(.literal(word)))
    default: throw UsageError("'\(parts[1])' isn't a JSON Schema such as {\"type\":\"string\"}")
    }
  }
}

extension SchemaCommand {
  /// The types of TypeScript by the scalar types of JSON Schema.
  private static let typeScript = [
    "string": "string", "number": "number", "integer": "number", "boolean": "boolean",
    "null": "null",
  ]
}

extension JSONNode {
  /// Creates a node with members sorted by key, because Foundation doesn't keep their order.
  fileprivate init?(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let members as [String: Any]:
      self = .object(
        members.sorted { $0.key < $1.key }.compactMap { key, value in
          JSONNode(value).map { (key, $0) }
        })
    case let elements as [Any]: self = .array(elements.compactMap { JSONNode($0) })
    default:
      guard
        let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      else { return nil }
      self = .literal(String(decoding: data, as: UTF8.self))
    }
  }
}
