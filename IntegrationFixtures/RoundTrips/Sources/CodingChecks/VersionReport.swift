import Foundation

/// What one program makes of values of enums, told in lines for the one that reads them.
public enum VersionReport {
  /// Writes a value, and tells the document if it is read back as the same case.
  ///
  /// - Parameter number: Of the value, to be told with the document.
  public static func write<Value: Codable>(_ value: Value, _ number: Int) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(value)
      let name = caseName(of: try JSONDecoder().decode(Value.self, from: data))
      guard name == caseName(of: value) else { throw OtherCase(name: name) }
      print("document: \(number) \(String(decoding: data, as: UTF8.self))")
    } catch {
      print("left out: \(number) \(line(error))")
    }
  }

  /// It is read as another case than it was written as.
  private struct OtherCase: Error {
    let name: String
  }

  /// Reads a document, and tells the case that it is, and whether it is written without some of what
  /// was read.
  public static func read<Value: Codable>(_ type: Value.Type, _ document: Data) {
    do {
      let value = try JSONDecoder().decode(type, from: document)
      if let written = try? JSONEncoder().encode(value),
        !leaves(of: document).isSubset(of: leaves(of: written))
      {
        print("lossy: ")
      }
      print("read: \(caseName(of: value))")
    } catch {
      print("error: \(line(error))")
    }
  }

  /// What a document has that has no parts.
  ///
  /// - Returns: Each with its number, because another part may have the same.
  private static func leaves(of document: Data) -> Set<String> {
    func leaves(_ value: Any) -> [String] {
      switch value {
      case let members as [String: Any]: members.values.flatMap(leaves)
      case let elements as [Any]: elements.flatMap(leaves)
      case is NSNull: []
      default: ["\(value)"]
      }
    }
    let value = try? JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
    let groups = Dictionary(grouping: value.map(leaves) ?? []) { $0 }
    return Set(groups.flatMap { text, all in all.indices.map { "\(text) \($0)" } })
  }

  private static func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  private static func line(_ error: any Error) -> String {
    "\(error)".replacing("\n", with: " ")
  }
}
