/// Decodes from a `StrictValue`. An integer is not read as a floating-point number nor the other way
/// round, and an error's coding path must lead to a place in the input.
public struct StrictDecoder {
  public var userInfo: [CodingUserInfoKey: any Sendable]
  public var rules: CodingRules

  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:], rules: CodingRules = []) {
    self.userInfo = userInfo
    self.rules = rules
  }

  /// - Parameter steps: Counts what the type asks of the decoder.
  /// - Throws: `MisuseError`, or what the type's `init(from:)` throws.
  public func decode<T: Decodable>(
    _ type: T.Type, from value: StrictValue, steps: StepCounter? = nil
  ) throws -> T {
    let session = DecodingSession(userInfo, rules, steps)
    do {
      let result = try ValueDecoder(value, [], session).decode(type)
      try session.log.throwIfAny()
      return result
    } catch let error as DecodingError {
      try session.log.throwIfAny()
      try Self.check(error, in: value)
      throw error
    }
  }

  /// Whether an error's path exists. The last key of a missing value does not, and may be part of
  /// the path.
  private static func check(_ error: DecodingError, in root: StrictValue) throws {
    guard let context = error.context else { return }
    let path = context.codingPath
    if root.value(at: path) != nil { return }
    if let last = path.last, let parent = root.value(at: path.dropLast()) {
      switch (error, parent) {
      case (.valueNotFound, .array(let elements)) where last.intValue == elements.count: return
      case (.keyNotFound, .object), (.valueNotFound, .object): return
      default: break
      }
    }
    throw MisuseError(misuses: [.wrongCodingPath("\(path.pathText): \(context.debugDescription)")])
  }
}

extension DecodingError {
  public var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      return context
    @unknown default: return nil
    }
  }
}

/// The decoder that `init(from:)` gets.
struct ValueDecoder: Decoder {
  let value: StrictValue
  let codingPath: [any CodingKey]
  let session: DecodingSession
  private let containers = ContainerGuard()
  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  init(_ value: StrictValue, _ codingPath: [any CodingKey], _ session: DecodingSession) {
    self.value = value
    self.codingPath = codingPath
    self.session = session
  }

  private func openContainer() throws {
    containers.open(session.rules, at: codingPath, session.log)
    try session.steps?.takeOrThrow()
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try openContainer()
    guard case .object(let members) = value else { throw mismatch([String: StrictValue].self) }
    return KeyedDecodingContainer(KeyedValues(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try openContainer()
    guard case .array(let elements) = value else { throw mismatch([StrictValue].self) }
    return UnkeyedValues(decoder: self, elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    try openContainer()
    return SingleValue(decoder: self)
  }

  func decoder(for value: StrictValue, at key: any CodingKey) -> ValueDecoder {
    ValueDecoder(value, codingPath + [key], session)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try session.steps?.takeOrThrow()
    switch type {
    case is Bool.Type:
      if case .boolean(let found) = value { return found as! T }
    case is String.Type:
      if case .string(let found) = value { return found as! T }
    case is Double.Type:
      if case .double(let found) = value { return found as! T }
    case is Float.Type:
      if case .double(let found) = value { return Float(found) as! T }
    case let integer as any (FixedWidthInteger & Decodable).Type:
      if let found = try decode(integer) { return found as! T }
    // The value's own decoder, whose containers are not those of this one.
    default: return try T(from: ValueDecoder(value, codingPath, session))
    }
    throw mismatch(type)
  }

  private func decode<I: FixedWidthInteger>(_ type: I.Type) throws -> I? {
    let found: I?
    switch value {
    case .integer(let value): found = I(exactly: value)
    case .unsigned(let value): found = I(exactly: value)
    default: return nil
    }
    if let found { return found }
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "\(value.json) does not fit in \(type)"))
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "expected \(type), found \(value.kind)")
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}
