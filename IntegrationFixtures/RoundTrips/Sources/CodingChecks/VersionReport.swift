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
      let name = try readName(of: Value.self, data)
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

  /// Reads a document, and tells the case that it is.
  public static func read<Value: Decodable>(_ type: Value.Type, _ document: Data) {
    do {
      print("read: \(try readName(of: type, document))")
    } catch {
      print("error: \(line(error))")
    }
  }

  private static func readName<Value: Decodable>(of type: Value.Type, _ data: Data) throws -> String
  {
    caseName(of: try JSONDecoder().decode(type, from: data))
  }

  private static func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  private static func line(_ error: any Error) -> String {
    "\(error)".replacing("\n", with: " ")
  }
}
