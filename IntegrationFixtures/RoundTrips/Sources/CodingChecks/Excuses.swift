/// Misreadings of an enum's values that are documented, and nothing else.
public struct Excuses {
  /// For the name of a case, those of the cases that some of its values may be read as.
  private let misreadings: [String: Set<String>]
  /// For the name of a case, the positions of values that are read and not written.
  private let unwritten: [String: Set<Int>]

  public init(misreadings: [String: Set<String>] = [:], unwritten: [String: Set<Int>] = [:]) {
    self.misreadings = misreadings
    self.unwritten = unwritten
  }

  /// Whether two values of an enum only differ, at any depth, as they may.
  func allow<Value>(_ value: Value, readAs read: Value) -> Bool {
    differ(value, read, Value.self)
  }

  private func differ(_ value: Any, _ read: Any, _ root: Any.Type) -> Bool {
    guard type(of: value) == type(of: read) else { return false }
    if type(of: value) != root { return parts(value, read, root, except: []) }
    let (name, other) = (Self.name(value), Self.name(read))
    return name == other
      ? parts(value, read, root, except: unwritten[name] ?? [])
      : misreadings[name]?.contains(other) == true
  }

  /// - Parameter positions: Of parts that may differ in any way.
  private func parts(
    _ value: Any, _ read: Any, _ root: Any.Type, except positions: Set<Int>
  ) -> Bool {
    let (parts, others) = (Self.parts(value), Self.parts(read))
    guard parts.count == others.count else { return false }
    if parts.isEmpty { return String(reflecting: value) == String(reflecting: read) }
    return zip(parts, others).enumerated().allSatisfy { position, pair in
      pair.0.label == pair.1.label
        && (positions.contains(position) || differ(pair.0.value, pair.1.value, root))
    }
  }

  private static func name(_ value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  /// Properties, elements, or the values of a case.
  private static func parts(_ value: Any) -> [(label: String?, value: Any)] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      guard let content = mirror.children.first else { return [] }
      let values = Mirror(reflecting: content.value)
      let list = values.displayStyle == .tuple ? values.children.map(\.value) : [content.value]
      return list.map { (content.label, $0) }
    case .dictionary:
      return mirror.children.sorted { "\($0.value)" < "\($1.value)" }.map { ($0.label, $0.value) }
    default: return mirror.children.map { ($0.label, $0.value) }
    }
  }
}
