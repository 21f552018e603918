extension SupportPiece {
  static let caseKeyPieces: [SupportPiece: Source] = [
    .caseKeys: .keyedDecoding.text(
      #"""
        func caseKeys(of known: [Swift.String]) -> [Swift.String] { known.filter { contains(Key(stringValue: $0)) } }
      """#),
    .caseKeysAmongAll: .keyedDecoding.text(
      #"""
        /// The keys that name a case, for enums with many cases. A single key always counts.
        func caseKeys(_ isName: (Swift.String) -> Swift.Bool) -> [Swift.String] {
          let keys = allKeys.map(\.stringValue)
          if keys.count == 1 { return keys }
          let found = keys.filter(isName).sorted()
          if found.count <= 20 { return found }
          // No more than an error can show.
          return Swift.Array(found.filter { (try? decodeNil(forKey: Key(stringValue: $0))) != true }.prefix(20))
        }
      """#),
    .caseKeysOfMany: .keyedDecoding.needing(.caseKeysAmongAll).text(
      #"""
        func caseKeys(ofMany known: [Swift.String], ignoringCase: Swift.Bool) -> [Swift.String] {
          let known = Swift.Set(known.map { ignoringCase ? $0.lowercased() : $0 })
          return caseKeys { known.contains(ignoringCase ? $0.lowercased() : $0) }
        }
      """#),
    .caseKeysInTable: .keyedDecoding.needing(.caseKeysAmongAll, .table).text(
      #"""
        func caseKeys(in table: CodableEnumTable, ignoringCase: Swift.Bool) -> [Swift.String] {
          caseKeys { table.index(of: ignoringCase ? $0.lowercased() : $0) >= 0 }
        }
      """#),
    .listedCaseKeys: .ofObjectKeys.text(
      #"""
        /// The keys that are tags.
        func tags(_ isTag: (Swift.String) -> Swift.Bool) -> [Swift.String] {
          (many.isEmpty ? few : Swift.Array(many)).filter(isTag)
        }
      """#),
    .listedCaseKeysOfMany: .ofObjectKeys.needing(.listedCaseKeys).text(
      #"""
        func tags(ofMany known: [Swift.String], ignoringCase: Swift.Bool) -> [Swift.String] {
          let known = Swift.Set(known.map { ignoringCase ? $0.lowercased() : $0 })
          return tags { known.contains(ignoringCase ? $0.lowercased() : $0) }
        }
      """#),
    .listedCaseKeysInTable: .ofObjectKeys.needing(.listedCaseKeys, .table).text(
      #"""
        func tags(in table: CodableEnumTable, ignoringCase: Swift.Bool) -> [Swift.String] {
          tags { table.index(of: ignoringCase ? $0.lowercased() : $0) >= 0 }
        }
      """#),
    .hasCaseKey: .keyedDecoding.text(
      #"""
        /// Whether anything but null stands under a key that names a case.
        func hasCaseKey(known: [Swift.String], ignoringCase: Swift.Bool) throws -> Swift.Bool {
          let known = Swift.Set(known.map { ignoringCase ? $0.lowercased() : $0 })
          return try allKeys.contains { key in
            let name = ignoringCase ? key.stringValue.lowercased() : key.stringValue
            return try known.contains(name) && !decodeNil(forKey: key)
          }
        }
      """#),
    .firstCaseKey: .keyedDecoding.text(
      #"""
        /// The first key that names a case and isn't null, or the only one.
        func firstCaseKey(known: [Swift.String]) -> [Swift.String] {
          let keys = known.filter { contains(Key(stringValue: $0)) }
          if keys.count == 1 { return keys }
          return Swift.Array(keys.filter { (try? decodeNil(forKey: Key(stringValue: $0))) != true }.prefix(1))
        }
      """#),
    .onlyCase: .keyedDecoding.text(
      #"""
        /// The one key that names a case, or nil if there is none or more than one.
        func onlyCase(_ keys: [Swift.String]) -> Swift.String? {
          let present = keys.count == 1 ? keys : keys.filter { (try? decodeNil(forKey: Key(stringValue: $0))) != true }
          return present.count == 1 ? present[0] : nil
        }
      """#),
    .caseKey: .keyedDecoding.needing(.errorPath).text(
      #"""
        /// The one key that names a case, or the only key. Other keys are ignored.
        func caseKey(of owner: Swift.String, _ found: [Swift.String]) throws -> Swift.String {
          // Some writers name every case, and give null to all but one.
          let keys = found.count == 1 ? found : try found.filter { try !decodeNil(forKey: Key(stringValue: $0)) }
          if keys.count == 1 { return keys[0] }
          if allKeys.count == 1 { return allKeys[0].stringValue }
          var text = owner
          text += " needs exactly one key with the name of a case; found "
          text += found.description
          throw Swift.DecodingError.typeMismatch(
            Swift.String.self, .init(codingPath: codableEnumPath(codingPath), debugDescription: text))
        }
      """#),
  ]
}
