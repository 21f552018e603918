/// Where a look is at, as generated code names it.
enum LookPlace {
  /// A `CodableEnumLook`.
  case value(String)
  /// The object that a container is of.
  case container(String)

  fileprivate var look: String {
    switch self {
    case .value(let look): look
    case .container: "CodableEnumLook(decoder)"
    }
  }
}

extension CodeWriter {
  /// An expression for whether a test is true of what is looked at.
  func expression(_ test: LookTest, of place: LookPlace) -> String {
    switch (test, place) {
    case (.not(.holds(let keys)), .container) where keys.count == 1:
      return "!\(expression(.holds(keys), of: place))"
    case (.not(let test), _): return "!(\(expression(test, of: place)))"
    case (.all(let tests), _):
      return tests.map { expression($0, of: place) }.joined(separator: " && ")
    case (.any(let tests), _):
      return "(\(tests.map { expression($0, of: place) }.joined(separator: " || ")))"
    case (.sibling(let content), _): return "container.contains(\(key(content)))"
    case (.content(let content, let test), _):
      require(.lookAtKey)
      return expression(test, of: .value("CodableEnumLook(container, \(key(content)))"))
    case (.holds(let keys), .container(let container)):
      guard keys.count > 1 else { return "\(container).contains(\(keys[0].quoted))" }
      require(.containsAny)
      return "\(container).contains(anyOf: [\(keys.quotedList)])"
    case (.under(let keys, let test), .container(let container)) where keys.count == 1:
      require(.lookAtKey)
      return expression(test, of: .value("CodableEnumLook(\(container), \(keys[0].quoted))"))
    default: return call(test, of: place.look)
    }
  }

  /// A test that is a member of `CodableEnumLook`.
  private func call(_ test: LookTest, of look: String) -> String {
    if let piece = test.piece { require(piece) }
    return switch test {
    case .isOnly: "CodableEnumLook.isOnly(behindTagOf: decoder)"
    case .isObject: "\(look).isObject"
    case .isArray: "\(look).isArray"
    case .isString: "\(look).isString"
    case .isNumber: "\(look).isNumber"
    case .isBoolean: "\(look).isBoolean"
    case .isNull: "\(look).isNull"
    case .holds(let keys): "\(look).holds([\(keys.quotedList)])"
    case .first(let test):
      "\(look).first.map { \(expression(test, of: .value("$0"))) } == true"
    case .under(let keys, let test):
      expression(test, of: .value("\(look).under([\(keys.quotedList)])"))
    case .isOneOf(let values):
      values.count == 1
        ? "\(look).isEqual(to: \(values[0].expression))"
        : "(\(values.map { "\(look).isEqual(to: \($0.expression))" }.joined(separator: " || ")))"
    case .sibling, .content, .not, .all, .any: ""
    }
  }

  private func key(_ content: ContentKey) -> String {
    switch content {
    case .key(let key): return key.quoted
    case .tag: return "CodableEnumKey(tag: tag)"
    }
  }
}

extension LookTest {
  /// The function that the test calls.
  fileprivate var piece: SupportPiece? {
    switch self {
    case .sibling, .content, .not, .all, .any: nil
    case .isOnly: .isOnly
    case .isObject: .isObject
    case .isArray: .isArray
    case .isString: .isString
    case .isNumber: .isNumber
    case .isBoolean: .isBoolean
    case .isNull: .isNull
    case .holds: .holds
    case .first: .firstElement
    case .under: .lookUnder
    case .isOneOf: .isEqual
    }
  }
}
