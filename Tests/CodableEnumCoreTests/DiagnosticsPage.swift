import Foundation

@testable import CodableEnumCore

/// The text of Documentation/diagnostics.md. Its examples are the inputs of the reject goldens.
struct DiagnosticsPage {
  /// Titles before the first message of each group.
  private static let titles: [Message.ID: String] = [
    .invalidUTF8: "Swift that can't be read", .unknownAnnotation: "Annotations and their places",
    .missingStyle: "Arguments", .missingOption: "Styles and layouts",
    .repeatedTag: "Tags, keys and raw values", .unreachableEnum: "The enum and its surroundings",
    .lockWithCode: "Locked formats",
  ]

  func text() throws -> String {
    try Self.introduction + Message.ID.documented.map(section).joined()
  }

  private static let introduction = """
    # Diagnostics

    All errors and warnings of the generator. Each entry shows an example, what is printed for it, and
    the corrected code. A build shows all findings of a target at once, at the exact line and column,
    like the compiler. All are errors, unless the output says `warning`.

    The tests record this page (`RECORD_GOLDENS=1 swift test --filter DiagnosticsPage`). Its examples
    are their inputs.

    """

  private func section(_ id: Message.ID) throws -> String {
    let golden = GoldenCase(folder: GoldenCase.goldens.appending(path: "Reject/\(id)"))
    let title = Self.titles[id].map { "\n## \($0)\n" } ?? ""
    return try """
    \(title)
    ### \(id)

    ```swift
    \(read("Input.swift", of: golden))```
    \(others(of: golden))
    ```text
    \(read("Expected.txt", of: golden))```

    Corrected:

    ```swift
    \(read("Cured.swift", of: golden))```

    """
  }

  /// Further files of the target, such as a lock.
  private func others(of golden: GoldenCase) throws -> String {
    try golden.inputs.map(\.lastPathComponent).filter { $0 != "Input.swift" }.map { name in
      "\nThe target also contains `\(name)`:\n\n```swift\n\(try read(name, of: golden))```\n"
    }.joined()
  }

  /// Bytes that are no text show as the replacement character, and NUL as its symbol.
  private func read(_ name: String, of golden: GoldenCase) throws -> String {
    String(decoding: try Data(contentsOf: golden.file(name)), as: UTF8.self)
      .replacing("\0", with: "\u{2400}")
  }
}

extension Message.ID {
  /// Those with an entry of their own.
  static var documented: [Message.ID] {
    allCases.filter { (Message.templates[$0]?.entry ?? $0) == $0 }
  }
}
