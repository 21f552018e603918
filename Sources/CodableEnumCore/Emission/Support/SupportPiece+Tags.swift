extension SupportPiece {
  static let tagsText = #"""
    #extension Swift.KeyedDecodingContainer where Key == CodableEnumKey: key
    #piece otherScalar
      /// A scalar of any kind. Attempts in this form compile to a third of what `try?` takes.
      func scalar(for key: Swift.String) throws -> Any {
        do { return try decode(Swift.Bool.self, forKey: Key(stringValue: key)) } catch {}
        do { return try decode(Swift.Int.self, forKey: Key(stringValue: key)) } catch {}
        do { return try decode(Swift.UInt64.self, forKey: Key(stringValue: key)) } catch {}
        do { return try decode(Swift.Double.self, forKey: Key(stringValue: key)) } catch {}
        return try decode(Swift.String.self, forKey: Key(stringValue: key))
      }
    #piece unknownTagUnderKey: errorPath
      /// The error for a tag that no case has.
      func unknownTag(
        _ tag: Swift.String, for key: Swift.String, _ known: Swift.String
      ) -> Swift.DecodingError {
        .dataCorrupted(
          .init(
            codingPath: codableEnumPath(codingPath + [Key(stringValue: key)]),
            debugDescription: (tag.utf8.count > 500 ? "this tag" : tag.debugDescription) + known))
      }
    #piece stringTagIfAny: otherScalar
      /// The tag, or nil if it is a scalar of another kind.
      func stringTag(for key: Swift.String) throws -> Swift.String? {
        do { return try decode(Swift.String.self, forKey: Key(stringValue: key)) } catch {}
        return try scalar(for: key) as? Swift.String
      }
    #piece keptTag: scalarValue unknownTag
      /// The tag as the value that stores it.
      func value<T: Swift.Decodable>(
        ofTag tag: CodableEnumScalar, isCoercing: Swift.Bool, for key: Swift.String,
        _ known: @autoclosure () -> Swift.String
      ) throws -> T {
        let value = try tag.value(isCoercing: isCoercing) {
          try decode(T.self, forKey: Key(stringValue: key))
        }
        if let value { return value }
        throw codableEnumUnknownTag(tag, known(), at: codingPath + [Key(stringValue: key)])
      }
    #piece tagParent
      /// The object that contains the last key.
      func parent(of path: [Swift.String]) throws -> Self {
        try path.dropLast().reduce(self) {
          try $0.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: $1))
        }
      }
    #piece tagPresence
      /// Whether there is a tag. Null doesn't count.
      func containsTag(at path: [Swift.String]) throws -> Swift.Bool {
        let key = Key(stringValue: path[0])
        guard contains(key), try !decodeNil(forKey: key) else { return false }
        if path.count == 1 { return true }
        return try nestedContainer(keyedBy: Key.self, forKey: key)
          .containsTag(at: Swift.Array(path.dropFirst()))
      }
    #piece nullTag
      /// Whether the tag is null.
      func hasNullTag(at path: [Swift.String]) throws -> Swift.Bool {
        let key = Key(stringValue: path[0])
        guard contains(key) else { return false }
        let isNull = try decodeNil(forKey: key)
        if isNull || path.count == 1 { return isNull && path.count == 1 }
        return try nestedContainer(keyedBy: Key.self, forKey: key)
          .hasNullTag(at: Swift.Array(path.dropFirst()))
      }
    #piece caseKeys
      func caseKeys(of known: [Swift.String]) -> [Swift.String] {
        known.filter { contains(Key(stringValue: $0)) }
      }
    #piece fewKeys
      /// The keys, or a few of many for an error: of those that aren't null, if there are any.
      func few(of keys: [Swift.String]) -> [Swift.String] {
        if keys.count <= 20 { return keys }
        let given = keys.filter { (try? decodeNil(forKey: Key(stringValue: $0))) != true }
        return Swift.Array((given.isEmpty ? keys : given).prefix(20))
      }
    #piece caseKeysAmongAll: fewKeys
      /// The keys that name a case, for enums with many cases. A single key always counts.
      func caseKeys(_ isName: (Swift.String) -> Swift.Bool) -> [Swift.String] {
        let keys = allKeys.map(\.stringValue)
        return keys.count == 1 ? keys : few(of: keys.filter(isName).sorted())
      }
    #piece hasCaseKey
      /// Whether a key that names a case has a value other than null.
      func hasCaseKey(_ isName: (Swift.String) -> Swift.Bool) throws -> Swift.Bool {
        try allKeys.contains { try isName($0.stringValue) && !decodeNil(forKey: $0) }
      }
    #piece firstCaseKey
      /// The first key that names a case and isn't null, or the only one.
      func firstCaseKey(known: [Swift.String]) -> [Swift.String] {
        let keys = known.filter { contains(Key(stringValue: $0)) }
        // A key that several forms know is listed for each.
        if keys.allSatisfy({ $0 == keys[0] }) { return Swift.Array(keys.prefix(1)) }
        let first = keys.first { (try? decodeNil(forKey: Key(stringValue: $0))) != true }
        return first.map { [$0] } ?? keys
      }
    #piece onlyCase
      /// The one key that names a case, or nil if there is none or more than one.
      func onlyCase(_ keys: [Swift.String]) -> Swift.String? {
        let present =
          keys.count == 1
          ? keys : keys.filter { (try? decodeNil(forKey: Key(stringValue: $0))) != true }
        return present.count == 1 ? present[0] : nil
      }
    #piece soleCase: caseKey fewKeys
      /// The one key that names a case, or nil if there is none. More than one is an error.
      func soleCase(of owner: Swift.String, _ found: [Swift.String]) throws -> Swift.String? {
        let isNamed =
          found.count == 1
          || found.contains { (try? decodeNil(forKey: Key(stringValue: $0))) != true }
        return isNamed ? try caseKey(of: owner, few(of: found)) : nil
      }
    #piece caseKey: errorPath
      /// The one key that names a case, or the only key. Other keys are ignored.
      func caseKey(of owner: Swift.String, _ found: [Swift.String]) throws -> Swift.String {
        if found.count == 1 { return found[0] }
        // Some writers name every case, and give null to all but one.
        let keys = try found.filter { try !decodeNil(forKey: Key(stringValue: $0)) }
        if keys.count == 1 { return keys[0] }
        if allKeys.count == 1 { return allKeys[0].stringValue }
        var text = owner + " needs exactly one key with the name of a case; found "
        text += found.description
        throw Swift.DecodingError.typeMismatch(
          Swift.String.self, .init(codingPath: codableEnumPath(codingPath), debugDescription: text))
      }
    #piece constant: scalar
      /// Whether a key has a certain value.
      func has(_ constant: CodableEnumScalar, for key: Swift.String) -> Swift.Bool {
        switch constant {
        case .string(let value):
          (try? decode(Swift.String.self, forKey: Key(stringValue: key))) == value
        case .integer(let value):
          (try? decode(Swift.Int.self, forKey: Key(stringValue: key))) == value
        case .boolean(let value):
          (try? decode(Swift.Bool.self, forKey: Key(stringValue: key))) == value
        case .double(let value):
          (try? decode(Swift.Double.self, forKey: Key(stringValue: key))) == value
        case .other: false
        }
      }
    #piece expectedConstant: constant
      /// Checks that a key, if present, has its only valid value.
      func expect(
        _ constant: CodableEnumScalar, for key: Swift.String, in owner: Swift.String
      ) throws {
        if !contains(Key(stringValue: key)) || has(constant, for: key) { return }
        let found = (try? decode(CodableEnumScalar.self, forKey: Key(stringValue: key))) ?? .other
        let name = Swift.String(reflecting: key)
        throw Swift.DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath + [Key(stringValue: key)],
            debugDescription: "\(owner) has \(name) as \(constant.debugDescription), not "
              + found.debugDescription))
      }
    #piece literalUnderKey: literal
      /// Whether a key is present and has a certain value.
      func has(_ literal: CodableEnumLiteral, under key: Swift.String) -> Swift.Bool {
        guard contains(Key(stringValue: key)) else { return false }
        let isNull = (try? decodeNil(forKey: Key(stringValue: key))) == true
        if isNull || literal == .null { return isNull && literal == .null }
        return (try? decode(CodableEnumLiteral.self, forKey: Key(stringValue: key))) == literal
      }
    #piece expectedLiteral: literalUnderKey
      /// Checks that a key, if present, has the only value that it can have.
      func expect(
        _ literal: CodableEnumLiteral, spelled text: Swift.String, for key: Swift.String,
        in owner: Swift.String
      ) throws {
        if !contains(Key(stringValue: key)) || has(literal, under: key) { return }
        let name = Swift.String(reflecting: key)
        throw Swift.DecodingError.dataCorrupted(
          .init(
            codingPath: codingPath + [Key(stringValue: key)],
            debugDescription: "\(owner) has \(name) as \(text), not this"))
      }
    #piece onlyLiteralUnderKey: literalUnderKey
      func expectOnly(
        _ literal: CodableEnumLiteral, spelled text: Swift.String, for key: Swift.String
      ) throws {
        if has(literal, under: key) { return }
        throw Swift.DecodingError.dataCorruptedError(
          forKey: Key(stringValue: key), in: self, debugDescription: "expected \(text)")
      }
    #piece unknownKeys: errorPath
      func rejectKeys(otherThan known: [Swift.String], in owner: Swift.String) throws {
        let unknown = allKeys.filter { !known.contains($0.stringValue) }
        guard let key = unknown.min(by: { $0.stringValue < $1.stringValue }) else { return }
        // As much as an error should show.
        let name = Swift.String(decoding: key.stringValue.utf8.prefix(200), as: Swift.UTF8.self)
        var text = "\(owner) has no key \(Swift.String(reflecting: name))"
        // One of these may be meant.
        let absent = known.filter { !contains(Key(stringValue: $0)) }
        if !absent.isEmpty {
          let names = absent.prefix(20).map { Swift.String(reflecting: $0) }
          text += "; it could have \(names.joined(separator: ", "))"
        }
        throw Swift.DecodingError.dataCorrupted(
          .init(codingPath: codableEnumPath(codingPath + [key]), debugDescription: text))
      }
    #piece unknownKeysBeside: unknownKeys
      /// The same for the objects on the path to the tag.
      func rejectKeys(beside path: [Swift.String], in owner: Swift.String) throws {
        var container = self
        for (text, next) in Swift.zip(path, path.dropFirst()) {
          let key = Key(stringValue: text)
          guard container.contains(key), try !container.decodeNil(forKey: key) else { return }
          container = try container.nestedContainer(keyedBy: Key.self, forKey: key)
          try container.rejectKeys(otherThan: [next], in: owner)
        }
      }
    #end
    #piece caseNames
    /// Finds out whether a key names a case, for many names.
    nonisolated func codableEnumIsName(
      among known: [Swift.String], ignoringCase: Swift.Bool
    ) -> (Swift.String) -> Swift.Bool {
      let known = Swift.Set(known.map { ignoringCase ? $0.lowercased() : $0 })
      return { known.contains(ignoringCase ? $0.lowercased() : $0) }
    }
    """#
}
