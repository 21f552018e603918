import Foundation

/// Texts of Swift each of which must compile where it is alone with the shared pieces that it asks
/// for, compiled as few modules: a compiler for each would spend its time on starting.
///
/// Each text gets a number into all names of shared pieces, `CodableEnum17Key`, and into those of its
/// own types. So none can refer to a piece of another, nor to an extension of one, whose key is of a
/// type of its own. Texts that import something are apart, since Swift finds members of what any file
/// of a module imports.
package struct LoneTexts {
  package struct Text {
    package let name: String
    /// What a module of its own would consist of.
    package let files: [(name: String, text: String)]

    package init(_ name: String, files: [(name: String, text: String)]) {
      self.name = name
      self.files = files
    }
  }

  /// Of the frontend, since its driver would take as long again.
  private let arguments: [String]
  private let texts: [Text]
  /// Names of types that several texts declare.
  private let ownNames: [String]

  /// Modules of many texts take more than in proportion: each call has the functions of all to choose
  /// from.
  private static let textsInModule = 40

  package init(_ texts: [Text], ownNames: [String] = [], arguments: [String]) {
    self.texts = texts
    self.ownNames = ownNames
    self.arguments = arguments + ["-parse-as-library", "-module-name", "Lone"]
  }

  /// What the compiler has against texts, each with its name. Where a module does not compile, its
  /// texts are compiled one by one, as they are, to tell which is wrong.
  package func failures() throws -> [String] {
    try modules().flatMap { texts in
      let files = texts.enumerated().flatMap { number, text in
        text.files.map { ("\(number)_\($0.name)", numbered($0.text, number)) }
      }
      let output = try compile(files)
      if output == "" { return [String]() }
      let alone = try texts.compactMap { text -> String? in
        let output = try compile(text.files)
        return output == "" ? nil : "\(text.name): \(output)"
      }
      return alone.isEmpty ? ["together: \(output)"] : alone
    }
  }

  private func modules() -> [[Text]] {
    let groups = Dictionary(grouping: texts) { text in
      Set(text.files.flatMap { $0.text.matches(of: #/(?m)^ *(?:\S+ )*import \S+/#).map(\.0) })
    }
    return groups.values.flatMap { group in
      stride(from: 0, to: group.count, by: Self.textsInModule).map {
        Array(group[$0..<min($0 + Self.textsInModule, group.count)])
      }
    }
  }

  private func numbered(_ text: String, _ number: Int) -> String {
    SharedNames.numbered(text, number, ownNames: ownNames)
  }

  private func compile(_ files: [(name: String, text: String)]) throws -> String {
    try SwiftCompiler.withTemporaryFolder { folder in
      for (name, text) in files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let result = try SwiftCompiler.compile(
        ["-frontend"] + arguments + files.map(\.name), in: folder)
      return result.status == 0 ? "" : result.output
    }
  }
}

/// The names that generated code declares for all enums of a module.
package enum SharedNames {
  /// The text with a number in those names, and behind names of its own.
  ///
  /// Annotations stay as they are: what follows `@CodableEnum` is no letter.
  package static func numbered(_ text: String, _ number: Int, ownNames: [String]) -> String {
    var patterns = ["(?<=\\b[Cc]odableEnum)(?=[A-Z])"]
    if !ownNames.isEmpty { patterns.append("(?<=\\b(?:\(ownNames.joined(separator: "|"))))\\b") }
    return text.replacingOccurrences(
      of: patterns.joined(separator: "|"), with: "\(number)", options: .regularExpression)
  }
}
