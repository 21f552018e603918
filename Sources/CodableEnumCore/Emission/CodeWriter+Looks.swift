extension CodeWriter {
  /// Returns an expression for whether a test is true of what belongs to a tag.
  ///
  /// - Parameters:
  ///   - place: Where the tag is.
  ///   - tag: An expression for the text of the tag that was read.
  func expression(_ test: LookTest, at place: TagPosition, tag: String) -> String {
    let look: String? =
      switch place {
      case .key: code("CodableEnumLook(container, key)", .lookAtKey)
      case .element: code("CodableEnumLook(behindTagOf: decoder)", .lookBehindTag)
      case .member, .value: nil
      }
    return condition(test, look, tag).text
  }

  /// Writes code that chooses the first element whose condition is true, or else the last, which has
  /// none.
  func choose<Element>(
    among elements: [Element], _ conditions: [String], _ body: (Element) -> Void
  ) {
    if elements.count == 1 { return body(elements[0]) }
    for (number, element) in elements.enumerated() {
      let condition = number < conditions.count ? "if \(conditions[number]) {" : "{"
      line(number == 0 ? condition : "} else \(condition)")
      indented { body(element) }
    }
    line("}")
  }

  /// - Parameter look: The value that is tested, as a `CodableEnumLook`; nil for the object `container`.
  private func condition(_ test: LookTest, _ look: String?, _ tag: String) -> Condition {
    func condition(_ test: LookTest, of look: String?) -> Condition {
      self.condition(test, look, tag)
    }
    func key(_ content: ContentKey) -> String {
      if case .key(let key) = content { key.quoted } else { tag }
    }
    func member(_ name: String, _ piece: SupportPiece) -> String {
      code("\(look ?? "CodableEnumLook(decoder)").\(name)", piece)
    }
    func exists(_ name: String, _ piece: SupportPiece) -> Condition {
      let text = member(name, piece)
      return Condition("\(text) != nil", .comparison, negation: "\(text) == nil")
    }
    func under(_ key: String) -> String { code("CodableEnumLook(container, \(key))", .lookAtKey) }
    switch test {
    case .value(let keys):
      if look != nil { return Condition(member("holdsValue([\(keys.quotedList)])", .holdsValue)) }
      let key = firstKey(of: keys, in: "container")
      let value = "(try? \(hasValue(for: key, in: "container")))"
      return Condition("\(value) == true", .comparison, negation: "\(value) != true")
    case .not(let test): return condition(test, of: look).negated
    case .all(let tests): return Condition(tests.map { condition($0, of: look) }, joinedBy: .and)
    case .any(let tests): return Condition(tests.map { condition($0, of: look) }, joinedBy: .or)
    case .sibling(let content): return Condition(hasKey(key(content), in: "container"))
    case .content(let content, let test): return condition(test, of: under(key(content)))
    case .holds(let keys):
      if look != nil { return Condition(member("holds([\(keys.quotedList)])", .holds)) }
      return Condition(hasKey(of: keys, in: "container"))
    case .under(let keys, let test):
      let isDirect = look == nil && keys.count == 1
      return condition(
        test,
        of: isDirect ? under(keys[0].quoted) : member("under([\(keys.quotedList)])", .lookUnder))
    case .first(let test):
      let first = member("first", .firstElement)
      return Condition("\(first).map({ \(condition(test, of: "$0").text) }) == true", .comparison)
    case .isOneOf(let values):
      let tests = values.map(\.names.type).uniqued.map { type in
        let scalar = member("scalar(Swift.\(type).self)", .lookScalar)
        let list = values.filter { $0.names.type == type }.map(\.json)
        return list.count == 1
          ? Condition("\(scalar) == \(list[0])", .comparison)
          : Condition("[\(list.joined(separator: ", "))].contains(\(scalar))")
      }
      return Condition(tests, joinedBy: .or)
    case .follow(let count):
      return Condition(code("CodableEnumLook.follow(\(count), theTagOf: decoder)", .follow))
    case .isOf(.object): return exists("object", .lookObject)
    case .isOf(.array): return exists("elements", .lookElements)
    case .isOf(.string): return exists("scalar(Swift.String.self)", .lookScalar)
    case .isOf(.number): return Condition(member("isNumber", .isNumber))
    case .isOf(.boolean): return exists("scalar(Swift.Bool.self)", .lookScalar)
    case .isOf: return Condition(member("isNull", .isNull))
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

  /// Returns an expression for the text of the first of some keys that is there.
  func firstKey(of keys: [String], in container: String) -> String {
    keys.count == 1
      ? keys[0].quoted : code("\(container).anyKey(of: [\(keys.quotedList)])", .anyKey)
  }

  /// Returns an expression for whether anything but null is under a key, whose text is an expression.
  func hasValue(for key: String, in container: String) -> String {
    code("\(container).hasValue(for: \(key))", .hasValue)
  }

  /// Returns an expression for whether anything but null is in the place of a tag.
  func hasTag(at path: TagPath, in container: String) -> String {
    path.parents.isEmpty
      ? hasValue(for: path.key.quoted, in: container)
      : code("\(container).containsTag(at: [\(path.keys.quotedList)])", .tagPresence)
  }
}

/// A condition in Swift, with the operator in it that binds least.
private struct Condition {
  enum Operator: Comparable {
    case or, and, comparison, none
  }

  let text: String
  let operation: Operator
  var negation: String?

  init(_ text: String, _ operation: Operator = .none, negation: String? = nil) {
    self.text = text
    self.operation = operation
    self.negation = negation
  }

  init(_ conditions: [Condition], joinedBy operation: Operator) {
    if conditions.count == 1 {
      self = conditions[0]
    } else {
      let texts = conditions.map { $0.operand(of: operation) }
      self.init(texts.joined(separator: operation == .and ? " && " : " || "), operation)
    }
  }

  var negated: Condition { Condition(negation ?? "!\(operand(of: .none))", negation: text) }

  private func operand(of outer: Operator) -> String { operation < outer ? "(\(text))" : text }
}
