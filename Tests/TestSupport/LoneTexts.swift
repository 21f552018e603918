import Foundation

/// Swift texts that must each compile alone with only the shared pieces that they need. They are
/// compiled in a few modules, because running the compiler for each text would be slow.
///
/// Each set of shared pieces gets a number in all of its names, `CodableEnum17Key`, and so do the
/// types of each text. So no text can refer to a piece that it didn't request, or to an extension
/// in one, whose key is of a type of its own. Texts that request exactly the same pieces share
/// them. Texts with imports are compiled separately, because Swift finds members of everything that
/// any file of a module imports.
package struct LoneTexts {
  package struct Text {
    package let name: String
    /// The files that a module of its own would have, without the pieces.
    package let files: [(name: String, text: String)]
    /// The pieces, unless they are in the files.
    package let shared: String

    package init(_ name: String, files: [(name: String, text: String)], shared: String = "") {
      self.name = name
      self.files = files
      self.shared = shared
    }

    var allFiles: [(name: String, text: String)] { [("Shared.swift", shared)] + files }
  }

  /// The arguments of the compiler's frontend. Going through the driver would take twice as long.
  private let arguments: [String]
  private let texts: [Text]
  /// The names of types that several texts declare.
  private let ownNames: [String]

  /// The time grows faster than the number of texts in a module, because each call can choose among
  /// the functions of all texts.
  private static let textsInModule = 40

  package init(_ texts: [Text], ownNames: [String] = [], arguments: [String]) {
    self.texts = texts
    self.ownNames = ownNames
    self.arguments = arguments + ["-parse-as-library", "-module-name", "Lone"]
  }

  /// Returns the compiler's errors about texts, with the texts' names. If a module doesn't compile,
  /// its texts are compiled one by one, unchanged, to find the wrong one.
  package func failures() throws -> [String] {
    try modules().flatMap { texts in
      let output = try compile(files(of: texts))
      if output == "" { return [String]() }
      let alone = try texts.compactMap { text -> String? in
        let output = try compile(text.allFiles)
        return output == "" ? nil : "\(text.name): \(output)"
      }
      return alone.isEmpty ? ["together: \(output)"] : alone
    }
  }

  private func files(of texts: [Text]) -> [(name: String, text: String)] {
    // The first text with each set of shared pieces.
    var numbers: [String: Int] = [:]
    return texts.enumerated().flatMap { number, text in
      let shared = text.shared.isEmpty ? number : numbers[text.shared] ?? number
      let isFirst = numbers.updateValue(shared, forKey: text.shared) == nil
      return (isFirst ? text.allFiles : text.files).map { file in
        let text = SharedNames.numbered(
          file.text, shared: shared, own: number, ownNames: ownNames)
        return ("\(number)_\(file.name)", text)
      }
    }
  }

  private func modules() -> [[Text]] {
    let groups = Dictionary(grouping: texts) { text in
      Set(text.files.flatMap { $0.text.matches(of: #/(?m)^ *(?:\S+ )*import \S+/#).map(\.0) })
    }
    return groups.values.map { $0.sorted { $0.shared < $1.shared } }.flatMap { group in
      stride(from: 0, to: group.count, by: Self.textsInModule).map {
        Array(group[$0..<min($0 + Self.textsInModule, group.count)])
      }
    }
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
enum SharedNames {
  /// Returns the text with a number in those names, and another number after names of its own.
  ///
  /// Annotations stay as they are, because no letter follows `@CodableEnum`.
  static func numbered(
    _ text: String, shared: Int, own: Int, ownNames: [String]
  ) -> String {
    let result = text.replacingOccurrences(
      of: "(?<=\\b[Cc]odableEnum)(?=[A-Z])", with: "\(shared)", options: .regularExpression)
    return OwnNames.numbered(result, own, ownNames)
  }
}

/// The names of the types that a text declares.
package enum OwnNames {
  /// Returns the text with a number after these names.
  package static func numbered(_ text: String, _ number: Int, _ names: [String]) -> String {
    if names.isEmpty { return text }
    return text.replacingOccurrences(
      of: "(?<=\\b(?:\(names.joined(separator: "|"))))\\b", with: "\(number)",
      options: .regularExpression)
  }
}
