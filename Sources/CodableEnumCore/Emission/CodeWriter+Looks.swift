/// The place that is looked at, as generated code names it.
enum LookPlace {
  /// A `CodableEnumLook`.
  case value(String)
  /// The object of a container.
  case container(String)

  fileprivate var look: String {
    switch self {
    case .value(let look): look
    case .container: "CodableEnumLook(decoder)"
    }
  }
}

extension CodeWriter {
  /// Returns an expression for whether a test is true at a place.
  ///
  /// - Parameter tag: An expression for the text of the tag that was read.
  func expression(_ test: LookTest, of place: LookPlace, tag: String = "tag") -> String {
    func expression(_ test: LookTest, of place: LookPlace) -> String {
      self.expression(test, of: place, tag: tag)
    }
    func key(_ content: ContentKey) -> String {
      if case .key(let key) = content { key.quoted } else { tag }
    }
    func look(_ piece: SupportPiece, _ member: String) -> String {
      require(piece)
      return "\(place.look).\(member)"
    }
    switch (test, place) {
    case (.not(let test), _):
      let text = expression(test, of: place)
      let hasOperator = text.contains(" == ") || text.contains(" && ")
      return hasOperator ? "!(\(text))" : "!\(text)"
    case (.all(let tests), _):
      return tests.map { expression($0, of: place) }.joined(separator: " && ")
    case (.any(let tests), _):
      return "(\(tests.map { expression($0, of: place) }.joined(separator: " || ")))"
    case (.sibling(let content), _): return hasKey(key(content), in: "container")
    case (.content(let content, let test), _):
      require(.lookAtKey)
      return expression(test, of: .value("CodableEnumLook(container, \(key(content)))"))
    case (.holds(let keys), .container(let container)):
      guard keys.count > 1 else { return hasKey(keys[0].quoted, in: container) }
      require(.containsAny)
      return "\(container).contains(anyOf: [\(keys.quotedList)])"
    case (.holds(let keys), _): return look(.holds, "holds([\(keys.quotedList)])")
    case (.under(let keys, let test), .container(let container)) where keys.count == 1:
      require(.lookAtKey)
      return expression(test, of: .value("CodableEnumLook(\(container), \(keys[0].quoted))"))
    case (.under(let keys, let test), _):
      return expression(test, of: .value(look(.lookUnder, "under([\(keys.quotedList)])")))
    case (.first(let test), _):
      let first = look(.firstElement, "first")
      return "\(first).map({ \(expression(test, of: .value("$0"))) }) == true"
    case (.isOneOf(let values), _):
      let tests = values.map { look(.isEqual, "isEqual(to: \($0.expression))") }
      return tests.count == 1 ? tests[0] : "(\(tests.joined(separator: " || ")))"
    case (.isOnly, _):
      require(.isOnly)
      return "CodableEnumLook.isOnly(behindTagOf: decoder)"
    case (.isObject, _): return look(.isObject, "isObject")
    case (.isArray, _): return look(.isArray, "isArray")
    case (.isString, _): return look(.isString, "isString")
    case (.isNumber, _): return look(.isNumber, "isNumber")
    case (.isBoolean, _): return look(.isBoolean, "isBoolean")
    case (.isNull, _): return look(.isNull, "isNull")
    }
  }

  /// Returns an expression for whether a key is there.
  ///
  /// - Parameter key: An expression for the key's text.
  func hasKey(_ key: String, in container: String) -> String {
    require(.containsKey)
    return "\(container).contains(\(key))"
  }

  /// Returns an expression that opens the object under a key.
  func object(under key: String, in container: String) -> String {
    require(.objectUnderKey)
    return "\(container).object(for: \(key))"
  }
}
