/// Decodes from a `StrictValue`. An integer is not read as a floating-point number nor the other way
/// round, and an error's coding path must lead to a place in the input.
public struct StrictDecoder {
  public var userInfo: [CodingUserInfoKey: any Sendable]

  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) { self.userInfo = userInfo }

  /// - Throws: `MisuseError`, or what the type's `init(from:)` throws.
  public func decode<T: Decodable>(_ type: T.Type, from value: StrictValue) throws -> T {
    do {
      return try ValueDecoder(value, [], userInfo).decode(type)
    } catch let error as DecodingError {
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
  let sharedInfo: [CodingUserInfoKey: any Sendable]
  var userInfo: [CodingUserInfoKey: Any] { sharedInfo }

  init(
    _ value: StrictValue, _ codingPath: [any CodingKey],
    _ sharedInfo: [CodingUserInfoKey: any Sendable]
  ) {
    self.value = value
    self.codingPath = codingPath
    self.sharedInfo = sharedInfo
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: StrictValue].self) }
    return KeyedDecodingContainer(KeyedValues(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([StrictValue].self) }
    return UnkeyedValues(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleValue(decoder: self) }

  func decoder(for value: StrictValue, at key: any CodingKey) -> ValueDecoder {
    ValueDecoder(value, codingPath + [key], sharedInfo)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
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
    default: return try T(from: self)
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
