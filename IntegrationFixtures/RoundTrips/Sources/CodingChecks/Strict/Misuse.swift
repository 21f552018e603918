/// What code did that the rules of `Encoder` and `Decoder` forbid, though lenient coders let it pass.
public enum Misuse: Hashable, Sendable {
  /// Two kinds of container for one value, or a value behind a container.
  case secondContainer(at: String)
  case repeatedKey(String, at: String)
  /// An `encode(to:)` or a super encoder that wrote nothing.
  case nothingEncoded(at: String)
  /// A nested container that was written to after its parent had gone on.
  case abandonedContainer(at: String)
  /// An error whose coding path leads to no place in the input.
  case wrongCodingPath(String)
}

/// Thrown instead of a result, so that a test that only looks for results fails too.
public struct MisuseError: Error, Hashable {
  public var misuses: [Misuse]

  public init(misuses: [Misuse]) { self.misuses = misuses }
}

/// Collects misuses where nothing can be thrown: containers are asked for by functions that do not
/// throw.
final class MisuseLog {
  private(set) var misuses: [Misuse] = []

  func add(_ misuse: Misuse) { misuses.append(misuse) }

  func throwIfAny() throws {
    if !misuses.isEmpty { throw MisuseError(misuses: misuses) }
  }
}

/// A key of any text or position.
struct StrictKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init(intValue) }

  static let `super` = StrictKey("super")
}

extension Sequence where Element == any CodingKey {
  /// `users[1].name`, the way tests write coding paths.
  public var pathText: String {
    reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }
}
