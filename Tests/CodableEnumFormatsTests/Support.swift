import CodableEnumCore
import CodableEnumFormats
import Testing

extension TargetFormats {
  /// The formats of a target that has one file, `A.swift`, and maybe a lock.
  static func of(_ text: String, lock: String? = nil) throws -> TargetFormats {
    var sources = [SourceText(path: "A.swift", bytes: Array(text.utf8))]
    if let lock { sources.append(SourceText(path: "L.swift", bytes: Array(lock.utf8))) }
    let formats = TargetFormats(of: sources)
    try #require(formats.diagnostics.map(\.rendered) == [])
    return formats
  }
}

/// The text of `show` for a target of one file.
func shown(_ source: String) throws -> String {
  var description = Description()
  description.add(try TargetFormats.of(source), target: "App")
  return ShowText(description).text
}

extension String {
  /// The lock of a file of this text.
  func locked() throws -> String { LockUpdate(try TargetFormats.of(self)).result.text }
}
