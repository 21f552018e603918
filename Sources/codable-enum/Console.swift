import CodableEnumFormats
import Foundation

/// The terminal, or a file or pipe instead of it.
enum Console {
  static func print(_ text: String) {
    write(text, to: .standardOutput)
  }

  /// Prints an error. The plugins recognize it by its first word.
  static func printError(_ text: String) {
    write("error: \(text)", to: .standardError)
  }

  /// Prints news that isn't an error. The plugins pass it on as a warning.
  static func printNote(_ text: String) {
    write(text, to: .standardError)
  }

  /// Prints a value as JSON, always in the same order.
  static func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Colors, but only on a terminal, and not if the user turned them off (no-color.org).
  static var palette: Palette {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    return isWanted && isatty(STDOUT_FILENO) == 1 ? .terminal : .plain
  }

  private static func write(_ text: String, to file: FileHandle) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    // A reader that stops early, such as `head`, isn't a failure.
    try? file.write(contentsOf: Data(line.utf8))
  }
}
