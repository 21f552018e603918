import Foundation

/// Runs checks on values of many types, and counts what it does.
public struct CheckReport {
  public private(set) var problems: [String] = []
  public private(set) var valueCount = 0
  public private(set) var readingCount = 0
  public private(set) var mutationCount = 0
  /// Mutations that were read as a value; the others gave errors.
  public private(set) var survivorCount = 0
  /// What values may be read as, and what those that damage leads to may be read as.
  public var excuses = Excuses()
  public var excusesOfDamage = Excuses()
  private let seed: UInt64
  private let mutationsPerValue: Int

  public init(seed: UInt64, mutationsPerValue: Int) {
    self.seed = seed
    self.mutationsPerValue = mutationsPerValue
  }

  public var summary: String {
    "\(valueCount) values, \(readingCount) further readings, \(mutationCount) mutations, "
      + "\(survivorCount) of them read as values"
  }

  /// Takes a value through all coders, and damages what is written for it.
  public mutating func check<Value: Codable & Equatable>(
    _ value: Value, _ json: String?, vocabulary: [String]
  ) {
    valueCount += 1
    add(RoundTrip.problems(value, json: json, excuses: excuses), Value.self)
    guard mutationsPerValue > 0, let tree = try? StrictEncoder().encode(value) else { return }
    var mutation = Mutation(seed: seed &+ UInt64(valueCount), vocabulary: vocabulary)
    for _ in 0..<mutationsPerValue { checkMutated(mutation.mutated(tree), Value.self) }
    checkText(mutation.corrupted(tree.json), Value.self)
  }

  /// Reads JSON that is never written for the value.
  public mutating func checkReading<Value: Codable & Equatable>(_ value: Value, from json: String) {
    readingCount += 1
    add(RoundTrip.problemsReading(value, from: json), Value.self)
  }

  /// A document that several types are said to share, in one of the ways to code them.
  ///
  /// - Parameters:
  ///   - areReaders: Whether it must be read as two of them at least, and not as one.
  ///   - isWritten: Whether it must be what one of them writes.
  public mutating func checkShared(
    _ json: String, by types: [any Codable.Type], areReaders: Bool, isWritten: Bool
  ) {
    var found: [String] = []
    for coder in OtherCoder.allCases {
      guard let data = coder.data(of: json) else { continue }
      var (readers, writers): ([String], [String]) = ([], [])
      for type in types {
        guard let read = coder.decoded(type, from: data) else { continue }
        readers.append("\(type)")
        if coder.writes(read, as: data) { writers.append("\(type)") }
      }
      if readers.count >= (areReaders ? 2 : 1), !isWritten || !writers.isEmpty { return }
      found.append("\(coder): read by \(readers) and written by \(writers)")
    }
    problems.append("\(json) is shown, and in \(found.joined(separator: "; "))")
  }

  private mutating func add(_ found: [String], _ type: Any.Type) {
    problems += found.map { "\(type): \($0)" }
  }

  /// A damaged value is an error, or a value that survives a round trip.
  private mutating func checkMutated<Value: Codable & Equatable>(
    _ tree: StrictValue, _ type: Value.Type
  ) {
    mutationCount += 1
    checkText(tree.json, type)
    do {
      let value = try StrictDecoder().decode(type, from: tree)
      let again = try StrictEncoder().encode(value)
      let read = try StrictDecoder().decode(type, from: again)
      if read != value, !excusesOfDamage.allow(value, readAs: read) {
        add(["strict \(tree.json) is read as \(value), then \(read)"], type)
      }
      survivorCount += 1
    } catch is DecodingError {
    } catch {
      add(["strict \(tree.json): \(error)"], type)
    }
  }

  private mutating func checkText<Value: Codable & Equatable>(_ json: String, _ type: Value.Type) {
    // JSONDecoder reads `0e5` as an `Int`, and not as a `Double`.
    if json.contains("0e") { return }
    do {
      let value = try JSONDecoder().decode(type, from: Data(json.utf8))
      let again = try JSONEncoder().encode(value)
      let read = try JSONDecoder().decode(type, from: again)
      if read != value, !excusesOfDamage.allow(value, readAs: read) {
        add(["JSON \(json) is read as \(value), then \(read)"], type)
      }
    } catch is DecodingError {
    } catch {
      add(["JSON \(json): \(error)"], type)
    }
  }
}
