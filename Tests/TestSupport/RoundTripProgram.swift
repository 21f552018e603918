import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks
import CodableEnumSuggest
import Foundation

/// A program with suggestions and their generated code, which reads all samples and writes them
/// again.
package struct RoundTripProgram {
  private var sources: [String: String] = [:]
  private var samples: [(name: String, type: String, values: [JSONValue])] = []

  /// - Parameters:
  ///   - name: The name of its namespace.
  ///   - type: The name of the suggested enum.
  package mutating func add(
    _ suggestion: Suggestion, _ samples: Samples, name: String, type: String = "Golden"
  ) {
    // A namespace must not hide a type in it.
    sources["\(name).swift"] = "enum \(name)_ {\n\(suggestion.text)}\n"
    self.samples.append((name, type, samples.all.map(\.value)))
  }

  package init() {}

  /// Returns the samples that aren't written as they were read.
  package func run(isKept: Bool = false) throws -> [String] {
    try SwiftCompiler.withTemporaryFolder(isKept: isKept) { folder in
      for (name, text) in try files() {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let names = try files().keys.filter { $0.hasSuffix(".swift") }.sorted()
      let built = try SwiftCompiler.compile(
        ["-Onone", "-swift-version", "6", "-warnings-as-errors", "-wmo", "-o", "program"]
          + names, in: folder)
      guard built.status == 0 else { return [built.output] }
      let run = try SwiftCompiler.run("./program", [], in: folder)
      guard run.status == 0 else { return ["status \(run.status): \(run.output.suffix(2000))"] }
      return try problems(in: run.output)
    }
  }

  private func problems(in output: String) throws -> [String] {
    var lines = output.split(separator: "\n")[...]
    var problems: [String] = []
    for (name, _, values) in samples {
      for value in values {
        let line = lines.popFirst().map(String.init) ?? ""
        guard line.hasPrefix("written: ") else {
          problems.append("\(name): \(value.json): \(line)")
          continue
        }
        var written = Samples()
        try written.add(Array(line.utf8.dropFirst("written: ".utf8.count)), file: name)
        if written.all[0].value.normalized != value.normalized {
          problems.append("\(name): \(value.json) is \(line)")
        }
      }
    }
    return problems
  }

  private func files() throws -> [String: String] {
    var files = sources
    let generation = generation()
    if !generation.diagnostics.isEmpty { throw Rejection(diagnostics: generation.diagnostics) }
    for (number, output) in generation.outputs.enumerated() {
      files["Generated\(number).swift"] = output
    }
    for (name, _, values) in samples {
      files["\(name).jsonl"] = values.map { $0.json + "\n" }.joined()
    }
    let calls = samples.map { "check(\($0.name)_.\($0.type).self, \"\($0.name)\")\n" }.joined()
    files["main.swift"] = Self.main + calls
    return files
  }

  /// The generator's errors about a suggestion.
  private struct Rejection: Error, CustomStringConvertible {
    let diagnostics: [Diagnostic]

    var description: String { diagnostics.map(\.rendered).joined(separator: "\n") }
  }

  private func generation() -> Generation {
    var generator = LockedGenerator(Generator(outputCount: 4))
    generator.look(at: sources.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    return generator.finish()
  }

  private static let main = #"""
    import Foundation

    func check<T: Codable>(_ type: T.Type, _ name: String) {
      let text = try! String(contentsOfFile: "\(name).jsonl", encoding: .utf8)
      for line in text.split(separator: "\n") {
        do {
          let value = try JSONDecoder().decode(type, from: Data(line.utf8))
          print("written:", String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
        } catch {
          print("\(error)".replacingOccurrences(of: "\n", with: " "))
        }
      }
    }

    """#
}

extension JSONValue {
  /// The value as one line of JSON.
  package var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let text): text.jsonLiteral
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.key.jsonLiteral):\($0.value.json)" }.joined(separator: ","))}"
    }
  }

  /// The value with sorted keys, and with `1` for `1.0`.
  var normalized: JSONValue {
    switch self {
    case .double(let value): Int(exactly: value).map(JSONValue.integer) ?? self
    case .array(let elements): .array(elements.map(\.normalized))
    case .object(let members):
      .object(
        members.map { .init(key: $0.key, value: $0.value.normalized) }
          .sorted { $0.key < $1.key })
    case .null, .boolean, .integer, .unsigned, .string: self
    }
  }
}

extension String {
  fileprivate var jsonLiteral: String {
    let scalars = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case _ where scalar.value < 0x20 || (0x2028...0x2029).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
