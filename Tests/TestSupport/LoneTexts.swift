import Foundation

/// Texts of Swift each of which must compile where it is alone with the shared pieces that it asks
/// for, compiled as few modules: a compiler for each would spend its time on starting.
///
/// Each set of shared pieces gets a number into all of its names, `CodableEnum17Key`, and each text into
/// those of its types. So none can refer to a piece that it did not ask for, nor to an extension that is
/// one, whose key is of a type of its own; texts that asked for the very same pieces have them once.
/// Texts that import something are apart, since Swift finds members of what any file of a module imports.
package struct LoneTexts {
  package struct Text {
    package let name: String
    /// What a module of its own would consist of, but for the pieces.
    package let files: [(name: String, text: String)]
    /// The pieces, unless they stand in the files.
    package let shared: String

    package init(_ name: String, files: [(name: String, text: String)], shared: String = "") {
      self.name = name
      self.files = files
      self.shared = shared
    }

    var allFiles: [(name: String, text: String)] { [("Shared.swift", shared)] + files }
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
    // Of each set of shared pieces, the first text that has it.
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
  /// The text with a number in those names, and one behind names of its own.
  ///
  /// Annotations stay as they are: what follows `@CodableEnum` is no letter.
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
  /// The text with a number behind them.
  package static func numbered(_ text: String, _ number: Int, _ names: [String]) -> String {
    if names.isEmpty { return text }
    return text.replacingOccurrences(
      of: "(?<=\\b(?:\(names.joined(separator: "|"))))\\b", with: "\(number)",
      options: .regularExpression)
  }
}
