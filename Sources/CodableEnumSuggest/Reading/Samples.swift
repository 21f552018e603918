import CodableEnumCore

/// JSON values for which an enum is suggested.
package struct Samples: Sendable {
  package struct Sample: Sendable {
    package var value: JSONValue
    /// `messages.json:3`, or with the place of an element in it, `messages.json:3 (/items/0)`.
    package var place: String
  }

  /// Why there are no samples.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  package private(set) var all: [Sample] = []
  /// The names of the files, as they were given.
  private(set) var files: [String] = []

  package init() {}

  /// Adds the values of a file.
  ///
  /// - Parameters:
  ///   - pointer: A place inside each value.
  ///   - each: Whether each element of an array is a sample.
  package mutating func add(
    _ bytes: [UInt8], file: String, at pointer: JSONPointer? = nil, each: Bool = false
  ) throws(Failure) {
    files.append(file)
    var values: [(JSONValue, Int)] = []
    do {
      try JSONReader.read(bytes) { values.append(($0, $1)) }
    } catch {
      throw Failure(description: "\(file):\(error)")
    }
    for (value, line) in values {
      let place = "\(file):\(line)"
      try add(value, place: place, at: pointer, each: each)
    }
  }

  private mutating func add(
    _ whole: JSONValue, place: String, at pointer: JSONPointer?, each: Bool
  ) throws(Failure) {
    var value = whole
    if let pointer {
      switch pointer.value(in: whole) {
      case .success(let found): value = found
      case .failure(let missing):
        throw Failure(
          description: "\(place): there is nothing at \(missing.path.quoted); \(missing.found)")
      }
    }
    guard each else { return all.append(Sample(value: value, place: place)) }
    guard let elements = value.elements else {
      throw Failure(
        description: "\(place): '--each' needs an array")
    }
    let path = pointer?.text ?? ""
    all += elements.enumerated().map { Sample(value: $1, place: "\(place) (\(path)/\($0))") }
  }
}
