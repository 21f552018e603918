extension CodeWriter {
  /// Returns an expression for whether a test is true.
  ///
  /// - Parameters:
  ///   - look: The value that is tested, as a `CodableEnumLook`; nil for the object `container`.
  ///   - tag: An expression for the text of the tag that was read.
  func expression(_ test: LookTest, of look: String?, tag: String = "tag") -> String {
    func expression(_ test: LookTest, of look: String?) -> String {
      self.expression(test, of: look, tag: tag)
    }
    func key(_ content: ContentKey) -> String {
      if case .key(let key) = content { key.quoted } else { tag }
    }
    func member(_ name: String, _ piece: SupportPiece) -> String {
      code("\(look ?? "CodableEnumLook(decoder)").\(name)", piece)
    }
    func under(_ key: String) -> String { code("CodableEnumLook(container, \(key))", .lookAtKey) }
    switch test {
    case .not(let test):
      let text = expression(test, of: look)
      if text.contains(" == ") || text.contains(" && ") { return "!(\(text))" }
      return text.hasSuffix(" != nil") ? text.dropLast(6) + "== nil" : "!\(text)"
    case .all(let tests):
      return tests.map { expression($0, of: look) }.joined(separator: " && ")
    case .any(let tests):
      return "(\(tests.map { expression($0, of: look) }.joined(separator: " || ")))"
    case .sibling(let content): return hasKey(key(content), in: "container")
    case .content(let content, let test): return expression(test, of: under(key(content)))
    case .holds(let keys):
      if look != nil { return member("holds([\(keys.quotedList)])", .holds) }
      return hasKey(of: keys, in: "container")
    case .under(let keys, let test):
      let isDirect = look == nil && keys.count == 1
      return expression(
        test,
        of: isDirect ? under(keys[0].quoted) : member("under([\(keys.quotedList)])", .lookUnder))
    case .first(let test):
      let first = member("first", .firstElement)
      return "\(first).map({ \(expression(test, of: "$0")) }) == true"
    case .isOneOf(let values):
      let tests = values.map { value in
        member("scalar(Swift.\(value.names.type).self) == \(value.json)", .lookScalar)
      }
      return tests.count == 1 ? tests[0] : "(\(tests.joined(separator: " || ")))"
    case .isOnly: return code("CodableEnumLook.isOnly(behindTagOf: decoder)", .isOnly)
    case .isOf(.object): return member("object != nil", .lookObject)
    case .isOf(.array): return member("elements != nil", .lookElements)
    case .isOf(.string): return member("scalar(Swift.String.self) != nil", .lookScalar)
    case .isOf(.number): return member("isNumber", .isNumber)
    case .isOf(.boolean): return member("scalar(Swift.Bool.self) != nil", .lookScalar)
    case .isOf: return member("isNull", .isNull)
    }
  }

  /// Returns an expression for a look at the value that belongs to a tag in some place.
  func look(at place: TagPosition) -> String {
    switch place {
    case .key: code("CodableEnumLook(container, key)", .lookAtKey)
    case .element: code("CodableEnumLook(behindTagOf: decoder)", .lookBehindTag)
    case .member, .value: code("CodableEnumLook(decoder)", .looks)
    }
  }

  /// Returns an expression for whether a key is there, whose text is an expression.
  func hasKey(_ key: String, in container: String) -> String {
    code("\(container).contains(\(key))", .containsKey)
  }

  func hasKey(of keys: [String], in container: String) -> String {
    if keys.count == 1 { return hasKey(keys[0].quoted, in: container) }
    return code("\(container).contains(anyOf: [\(keys.quotedList)])", .containsAny)
  }

  func object(under key: String, in container: String) -> String {
    code("\(container).object(for: \(key))", .objectUnderKey)
  }
}
