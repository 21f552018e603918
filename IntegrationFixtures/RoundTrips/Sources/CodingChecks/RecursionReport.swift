import Foundation

/// Checks that enums within themselves are read in steps linear in the size of the document, and
/// that what is said of one wrong leaf stays short, however deep it is.
public struct RecursionReport {
  /// Called at once, since what comes next could end the program.
  private let onProblem: (String) -> Void

  /// The deepest nesting that `JSONDecoder` takes.
  private static let nesting = 512
  private static let stepsPerNode = 60
  /// In deeper JSON wrong leaves are not looked for: for each error that is thrown on the way,
  /// whether or not it is caught, `JSONDecoder` takes time that grows with the square of the depth.
  private static let depthOfWrongLeavesInJSON = 64
  private static let errorSize = 10_000
  /// What leaves hold, and nothing else does.
  public static let leaf = 4242

  public init(onProblem: @escaping (String) -> Void) { self.onProblem = onProblem }

  /// Checks an enum that reads what it writes.
  public func check<Value: Codable & Equatable>(
    _ leaf: Value, _ wrap: (Value) -> Value
  ) {
    check(leaf, wrap, isReadAs: leaf, wrap)
  }

  /// Checks an enum that reads what another one writes.
  ///
  /// - Parameters:
  ///   - wrap: Makes a value that holds the one it is given.
  ///   - reader: What the other enum's `leaf` is read as.
  public func check<Writer: Codable, Reader: Codable & Equatable>(
    _ leaf: Writer, _ wrap: (Writer) -> Writer, isReadAs reader: Reader,
    _ wrapReader: (Reader) -> Reader
  ) {
    do {
      let first = try StrictEncoder().encode(wrap(leaf)).nesting
      let nestingOfEach = try StrictEncoder().encode(wrap(wrap(leaf))).nesting - first
      let deepest = (Self.nesting - first) / nestingOfEach
      for depth in [4, 16, 64, deepest] {
        let name = "\(Reader.self) from \(Writer.self) of depth \(depth)"
        let tree = try StrictEncoder().encode(Self.nested(depth, leaf, wrap))
        let value = Self.nested(depth, reader, wrapReader)
        let found =
          Self.problems(reading: value, from: tree)
          + Self.problemsOfWrongLeaf(
            value, tree, alsoInJSON: depth <= Self.depthOfWrongLeavesInJSON)
        for problem in found { onProblem("\(name) \(problem)") }
        // Deeper there would be more of the same, and it could be without end.
        if !found.isEmpty { return }
      }
    } catch {
      onProblem("\(Writer.self) is not written: \(error)")
    }
  }

  private static func nested<Value>(
    _ depth: Int, _ leaf: Value, _ wrap: (Value) -> Value
  ) -> Value {
    (0..<depth).reduce(leaf) { value, _ in wrap(value) }
  }

  private static func steps(for tree: StrictValue) -> StepCounter {
    StepCounter(limit: tree.nodeCount * stepsPerNode)
  }

  private static func problems<Reader: Decodable & Equatable>(
    reading value: Reader, from tree: StrictValue
  ) -> [String] {
    let steps = steps(for: tree)
    do {
      let read = try StrictDecoder().decode(Reader.self, from: tree, steps: steps)
      if read != value { return ["is read as another value"] }
      let json = try JSONDecoder().decode(Reader.self, from: Data(tree.json.utf8))
      return json == value ? [] : ["is read from JSON as another value"]
    } catch {
      return [exceeded(steps) ?? "is not read: \("\(error)".prefix(300))"]
    }
  }

  private static func problemsOfWrongLeaf<Reader: Decodable>(
    _: Reader, _ tree: StrictValue, alsoInJSON isInJSON: Bool
  ) -> [String] {
    let tree = tree.replacing(.integer(Int64(leaf)), with: .boolean(true))
    let steps = steps(for: tree)
    do {
      _ = try StrictDecoder().decode(Reader.self, from: tree, steps: steps)
      return ["is read despite a wrong leaf"]
    } catch {
      if let problem = exceeded(steps) { return ["with a wrong leaf \(problem)"] }
      let problems = sizeProblems(error)
      if !problems.isEmpty || !isInJSON { return problems }
    }
    do {
      _ = try JSONDecoder().decode(Reader.self, from: Data(tree.json.utf8))
      return ["is read from JSON despite a wrong leaf"]
    } catch {
      return sizeProblems(error)
    }
  }

  private static func exceeded(_ steps: StepCounter) -> String? {
    steps.isExceeded ? "takes more than \(steps.limit) steps" : nil
  }

  private static func sizeProblems(_ error: any Error) -> [String] {
    guard let error = error as? DecodingError else { return ["gives \(type(of: error))"] }
    let texts = [
      "error": "\(error)", "reflected error": String(reflecting: error),
      "debugDescription": error.context?.debugDescription ?? "",
    ]
    return texts.filter { $0.value.utf8.count >= errorSize }.sorted { $0.key < $1.key }
      .map { "with a wrong leaf has \($0.value.utf8.count) bytes of \($0.key)" }
  }
}

extension StrictValue {
  private var children: [StrictValue] {
    switch self {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    default: []
    }
  }

  /// How many values there are, this one included.
  fileprivate var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }

  /// How many arrays and objects are within each other.
  fileprivate var nesting: Int {
    switch self {
    case .array, .object: 1 + (children.map(\.nesting).max() ?? 0)
    default: 0
    }
  }

  fileprivate func replacing(_ value: StrictValue, with other: StrictValue) -> StrictValue {
    switch self {
    case value: other
    case .array(let elements): .array(elements.map { $0.replacing(value, with: other) })
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.replacing(value, with: other)) })
    default: self
    }
  }
}
