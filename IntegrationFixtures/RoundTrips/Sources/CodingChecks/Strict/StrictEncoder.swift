/// Encodes to a `StrictValue`, and fails on what lenient encoders forgive: two kinds of container
/// for one value, a key written twice, a value for which nothing is written, a nested container that
/// is written to after its parent went on.
public struct StrictEncoder {
  public var userInfo: [CodingUserInfoKey: any Sendable]
  public var rules: CodingRules

  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:], rules: CodingRules = []) {
    self.userInfo = userInfo
    self.rules = rules
  }

  /// - Throws: `MisuseError`, or what the value's `encode(to:)` throws.
  public func encode<T: Encodable>(_ value: T) throws -> StrictValue {
    let log = MisuseLog()
    let slot = EncodingSlot(path: [], parent: nil, log, rules)
    try slot.encode(value, userInfo)
    let result = slot.finished()
    try log.throwIfAny()
    return result
  }
}

/// The place of one value, which may be filled by one kind of container only.
final class EncodingSlot {
  enum Content {
    case nothing
    case single(StrictValue)
    case elements([EncodingSlot])
    case members([(key: String, slot: EncodingSlot)])
  }

  let path: [any CodingKey]
  let log: MisuseLog
  let rules: CodingRules
  private let parent: EncodingSlot?
  private var content = Content.nothing
  private var hasBeenLeft = false

  init(path: [any CodingKey], parent: EncodingSlot?, _ log: MisuseLog, _ rules: CodingRules) {
    self.path = path
    self.parent = parent
    self.log = log
    self.rules = rules
  }

  private var isAbandoned: Bool { hasBeenLeft || parent?.isAbandoned == true }

  // MARK: Containers

  func openSingle() {
    guard case .nothing = content else { return log.add(.secondContainer(at: path.pathText)) }
  }

  /// A second keyed container is allowed: flattened values and superclasses ask for one.
  func openMembers() {
    switch content {
    case .nothing: content = .members([])
    case .members: break
    case .single, .elements: log.add(.secondContainer(at: path.pathText))
    }
  }

  func openElements() {
    guard case .nothing = content else { return log.add(.secondContainer(at: path.pathText)) }
    content = .elements([])
  }

  // MARK: Values

  func encode<T: Encodable>(_ value: T, _ userInfo: [CodingUserInfoKey: any Sendable]) throws {
    if let scalar = StrictValue(scalar: value) { return set(scalar) }
    try value.encode(to: SlotEncoder(slot: self, userInfo))
    if case .nothing = content { log.add(.nothingEncoded(at: path.pathText)) }
  }

  func set(_ value: StrictValue) {
    if isAbandoned { log.add(.abandonedContainer(at: path.pathText)) }
    guard case .nothing = content else { return log.add(.secondContainer(at: path.pathText)) }
    content = .single(value)
  }

  func child(for key: any CodingKey) -> EncodingSlot {
    if isAbandoned { log.add(.abandonedContainer(at: path.pathText)) }
    let slot = EncodingSlot(path: path + [key], parent: self, log, rules)
    guard case .members(let members) = content else { return slot }
    if members.contains(where: { $0.key == key.stringValue }) {
      log.add(.repeatedKey(key.stringValue, at: path.pathText))
    }
    members.last?.slot.hasBeenLeft = true
    content = .members(members + [(key.stringValue, slot)])
    return slot
  }

  func nextElement() -> EncodingSlot {
    if isAbandoned { log.add(.abandonedContainer(at: path.pathText)) }
    let slot = EncodingSlot(path: path + [StrictKey(count)], parent: self, log, rules)
    guard case .elements(let elements) = content else { return slot }
    elements.last?.hasBeenLeft = true
    content = .elements(elements + [slot])
    return slot
  }

  var count: Int {
    if case .elements(let elements) = content { elements.count } else { 0 }
  }

  func finished() -> StrictValue {
    switch content {
    case .nothing:
      log.add(.nothingEncoded(at: path.pathText))
      return .null
    case .single(let value): return value
    case .elements(let elements): return .array(elements.map { $0.finished() })
    case .members(let members):
      return .object(members.map { StrictValue.Member($0.key, $0.slot.finished()) })
    }
  }
}

extension StrictValue {
  /// The scalars that encoders know by themselves; nil for every other type.
  init?<T>(scalar value: T) {
    switch value {
    case let value as Bool: self = .boolean(value)
    case let value as String: self = .string(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as UInt64: self.init(value)
    case let value as UInt: self.init(UInt64(value))
    case let value as any FixedWidthInteger:
      guard let exact = Int64(exactly: value) else { return nil }
      self = .integer(exact)
    default: return nil
    }
  }

  private init(_ value: UInt64) {
    self = Int64(exactly: value).map { .integer($0) } ?? .unsigned(value)
  }
}
