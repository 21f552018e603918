extension SupportPiece {
  static let caseKeyPieces: [SupportPiece: Source] = [
    .caseKeys: .keyedDecoding.text(
      #"""
        func caseKeys(of known: [Key]) -> [Key] { known.filter { contains($0) } }
      """#),
    .caseKeysOfMany: .keyedDecoding.text(
      #"""
        /// The keys that name a case, for enums with many cases. A single key always counts.
        func caseKeys(ofMany known: [CodableEnumKey], ignoringCase: Swift.Bool) -> [CodableEnumKey] {
          let keys = allKeys
          if keys.count == 1 { return keys }
          let known = Swift.Set(known.map { ignoringCase ? $0.stringValue.lowercased() : $0.stringValue })
          return keys.filter {
            known.contains(ignoringCase ? $0.stringValue.lowercased() : $0.stringValue)
          }.sorted { $0.stringValue < $1.stringValue }
        }
      """#),
    .caseKeysInTable: .keyedDecoding.needing(.table).text(
      #"""
        /// The keys that name a case, for enums with many cases. A single key always counts.
        func caseKeys(in table: CodableEnumTable, ignoringCase: Swift.Bool) -> [CodableEnumKey] {
          let keys = allKeys
          if keys.count == 1 { return keys }
          return keys.filter {
            table.index(of: ignoringCase ? $0.stringValue.lowercased() : $0.stringValue) >= 0
          }.sorted { $0.stringValue < $1.stringValue }
        }
      """#),
    .hasCaseKey: .keyedDecoding.text(
      #"""
        /// Whether anything but null stands under a key that names a case.
        func hasCaseKey(known: [CodableEnumKey], ignoringCase: Swift.Bool) throws -> Swift.Bool {
          let known = Swift.Set(known.map { ignoringCase ? $0.stringValue.lowercased() : $0.stringValue })
          return try allKeys.contains { key in
            let name = ignoringCase ? key.stringValue.lowercased() : key.stringValue
            return try known.contains(name) && !decodeNil(forKey: key)
          }
        }
      """#),
    .firstCaseKey: .keyedDecoding.text(
      #"""
        /// The first key that names a case and isn't null, or the only one.
        func firstCaseKey(known: [CodableEnumKey]) -> [CodableEnumKey] {
          let keys = known.filter { contains($0) }
          if keys.count == 1 { return keys }
          return Swift.Array(keys.filter { (try? decodeNil(forKey: $0)) != true }.prefix(1))
        }
      """#),
    .onlyCase: .keyedDecoding.text(
      #"""
        /// The one key that names a case, or nil if there is none or more than one.
        func onlyCase(_ keys: [CodableEnumKey]) -> CodableEnumKey? {
          let present = keys.count == 1 ? keys : keys.filter { (try? decodeNil(forKey: $0)) != true }
          return present.count == 1 ? present[0] : nil
        }
      """#),
    .caseKey: .keyedDecoding.needing(.errorPath).text(
      #"""
        /// The one key that names a case, or the only key. Other keys are ignored.
        func caseKey(of owner: Swift.String, _ found: [CodableEnumKey]) throws -> CodableEnumKey {
          var keys = found
          // Some writers name every case, and give null to all but one.
          if keys.count != 1 { keys = try keys.filter { try !decodeNil(forKey: $0) } }
          if keys.count != 1 { keys = allKeys }
          if keys.count == 1 { return keys[0] }
          var text = owner
          text += " needs exactly one key with the name of a case; found "
          text += found.count > 20 ? "many" : found.description
          throw Swift.DecodingError.typeMismatch(
            Swift.String.self, .init(codingPath: codableEnumPath(codingPath), debugDescription: text))
        }
      """#),
  ]
}
