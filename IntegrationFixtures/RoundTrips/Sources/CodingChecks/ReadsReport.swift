import Foundation

/// Checks that an enum with `reads` reads what twins of it, one for each form, have written.
public struct ReadsReport {
  public private(set) var problems: [String] = []
  public private(set) var readingCount = 0
  /// A document that means two values, so that the forms cannot be told apart.
  public private(set) var ambiguousDocument: String?
  /// For what is written, the number of the value.
  private var meanings: [String: Int] = [:]

  public init() {}

  /// Each twin's bytes read as the twin and as the reader, through the strict coder and JSON.
  ///
  /// - Parameter form: As an annotation has it, to be told with a problem.
  public mutating func check<Twin: Codable & Equatable, Reader: Codable & Equatable>(
    _ twins: [Twin], areReadAs readers: [Reader], form: String
  ) {
    for (twin, reader) in zip(twins, readers) {
      readingCount += 1
      for problem in RoundTrip.problems(twin) { add("\(Twin.self) alone: \(problem)", Twin.self) }
      do {
        let tree = try StrictEncoder().encode(twin)
        expect(reader, form, tree.json) { try StrictDecoder().decode(Reader.self, from: tree) }
        let data = try JSONEncoder().encode(twin)
        expect(reader, form, tree.json) { try JSONDecoder().decode(Reader.self, from: data) }
      } catch {
        add("\(twin) is not written: \(error)", Twin.self)
      }
    }
  }

  private mutating func expect<Reader: Equatable>(
    _ reader: Reader, _ form: String, _ json: String, _ read: () throws -> Reader
  ) {
    do {
      let result = try read()
      if result != reader {
        add("\(form) \(json) of \(reader) is read as \(result)", Reader.self)
      }
    } catch {
      add("\(form) \(json) of \(reader): \("\(error)".prefix(500))", Reader.self)
    }
  }

  private mutating func add(_ problem: String, _ type: Any.Type) {
    problems.append("\(type): \(problem)")
  }

  /// Looks for a document that is written for two values.
  ///
  /// - Parameter twins: The same values for each form.
  public mutating func write<Twin: Encodable>(_ twins: [Twin]) {
    for (number, twin) in twins.enumerated() {
      guard let json = try? StrictEncoder().encode(twin).sortedJSON else { continue }
      if let other = meanings.updateValue(number, forKey: json), other != number {
        ambiguousDocument = json
      }
    }
  }
}
