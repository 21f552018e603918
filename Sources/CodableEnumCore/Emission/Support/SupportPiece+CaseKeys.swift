extension SupportPiece {
  static let caseKeyPieces: [SupportPiece: Source] = [
    .caseKeys: .keyedDecoding.text(
      #"""
        func caseKeys(of known: [Swift.String]) -> [Swift.String] { known.filter { contains(Key($0)) } }
      """#),
    .caseKeysOfMany: .keyedDecoding.text(
      #"""
        /// The keys that name a case, for enums with many cases. A single key always counts.
        func caseKeys(ofMany known: [Swift.String], ignoringCase: Swift.Bool) -> [Swift.String] {
          let keys = allKeys.map(\.stringValue)
          if keys.count == 1 { return keys }
          let known = Swift.Set(known.map { ignoringCase ? $0.lowercased() : $0 })
          return keys.filter { known.contains(ignoringCase ? $0.lowercased() : $0) }.sorted()
        }
      """#),
    .caseKeysInTable: .keyedDecoding.needing(.table).text(
      #"""
        /// The keys that name a case, for enums with many cases. A single key always counts.
        func caseKeys(in table: CodableEnumTable, ignoringCase: Swift.Bool) -> [Swift.String] {
          let keys = allKeys.map(\.stringValue)
          if keys.count == 1 { return keys }
          return keys.filter { table.index(of: ignoringCase ? $0.lowercased() : $0) >= 0 }.sorted()
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
          let keys = known.filter { contains(Key($0)) }
          if keys.count == 1 { return keys }
          return Swift.Array(keys.filter { (try? decodeNil(forKey: Key($0))) != true }.prefix(1))
        }
      """#),
    .onlyCase: .keyedDecoding.text(
      #"""
        /// The one key that names a case, or nil if there is none or more than one.
        func onlyCase(_ keys: [Swift.String]) -> Swift.String? {
          let present = keys.count == 1 ? keys : keys.filter { (try? decodeNil(forKey: Key($0))) != true }
          return present.count == 1 ? present[0] : nil
        }
      """#),
    .caseKey: .keyedDecoding.needing(.errorPath).text(
      #"""
        /// The one key that names a case, or the only key. Other keys are ignored.
        func caseKey(of owner: Swift.String, _ found: [Swift.String]) throws -> Swift.String {
          var keys = found
          // Some writers name every case, and give null to all but one.
          if keys.count != 1 { keys = try keys.filter { try !decodeNil(forKey: Key($0)) } }
          if keys.count == 1 { return keys[0] }
          let all = allKeys
          if all.count == 1 { return all[0].stringValue }
          var text = owner
          text += " needs exactly one key with the name of a case; found "
          text += found.count > 20 ? "many" : found.description
          throw Swift.DecodingError.typeMismatch(
            Swift.String.self, .init(codingPath: codableEnumPath(codingPath), debugDescription: text))
        }
      """#),
  ]
}
