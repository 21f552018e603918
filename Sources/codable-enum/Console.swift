import CodableEnumFormats
import Foundation

/// The terminal, or what stands in its place.
enum Console {
  static func print(_ text: String) {
    write(text, to: .standardOutput)
  }

  /// The plugins know by the first word what kind of message it is.
  static func printError(_ text: String) {
    write("error: \(text)", to: .standardError)
  }

  /// News that is no error; the plugins hand it on as a warning.
  static func printNote(_ text: String) {
    write(text, to: .standardError)
  }

  /// A value as JSON, always in the same order.
  static func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Colors on a terminal only, and not where they are not wanted (no-color.org).
  static var palette: Palette {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    return isWanted && isatty(STDOUT_FILENO) == 1 ? .terminal : .plain
  }

  private static func write(_ text: String, to file: FileHandle) {
    let line = text.hasSuffix("\n") ? text : text + "\n"
    // A reader that has seen enough, such as `head`, is no failure.
    try? file.write(contentsOf: Data(line.utf8))
  }
}
