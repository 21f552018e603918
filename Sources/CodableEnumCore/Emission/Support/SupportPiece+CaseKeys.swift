extension SupportPiece {
  static let caseKeyPieces: [SupportPiece: Source] = [
    .caseKeys: Source(
      keyedDecoding, [.key],
      #"""
        /// The keys that name a case. Asking for a few keys is faster than listing all of them.
        func caseKeys(known: [Swift.String]) -> [CodableEnumKey] {
          known.map(CodableEnumKey.init(stringValue:)).filter { contains($0) }
        }
      """#),
    .caseKeysOfMany: Source(
      keyedDecoding, [.key],
      #"""
        /// The keys that name a case, for enums with many cases. A single key always counts.
        func caseKeys(ofMany known: [Swift.String], ignoringCase: Swift.Bool) -> [CodableEnumKey] {
          let keys = allKeys
          if keys.count == 1 { return keys }
          let known = Swift.Set(known.map { ignoringCase ? $0.lowercased() : $0 })
          return keys.filter {
            known.contains(ignoringCase ? $0.stringValue.lowercased() : $0.stringValue)
          }
        }
      """#),
    .hasCaseKey: Source(
      keyedDecoding, [.key],
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
    .firstCaseKey: Source(
      keyedDecoding, [.caseKeys],
      #"""
        /// The first key that names a case and isn't null, or the only one.
        func firstCaseKey(known: [Swift.String]) -> [CodableEnumKey] {
          let keys = caseKeys(known: known)
          if keys.count == 1 { return keys }
          return Swift.Array(keys.filter { (try? decodeNil(forKey: $0)) != true }.prefix(1))
        }
      """#),
    .onlyCase: Source(
      keyedDecoding, [.key],
      #"""
        /// The one key that names a case, or nil if there is none or more than one.
        func onlyCase(_ keys: [CodableEnumKey]) -> CodableEnumKey? {
          if keys.count == 1 { return keys[0] }
          // Some writers name every case, and give null to all but one.
          let present = keys.filter { (try? decodeNil(forKey: $0)) != true }
          return present.count == 1 ? present[0] : nil
        }
      """#),
    .caseKey: Source(
      keyedDecoding, [.onlyCase],
      #"""
        /// The one key that names a case. Other keys are ignored, but a single key always counts, known or
        /// not.
        func caseKey(of owner: Swift.String, _ found: [CodableEnumKey]) throws -> CodableEnumKey {
          if let key = onlyCase(found) { return key }
          let keys = allKeys
          if keys.count == 1 { return keys[0] }
          let names = found.map { Swift.String(reflecting: $0.stringValue) }.sorted()
          throw Swift.DecodingError.typeMismatch(
            Swift.String.self,
            .init(
              codingPath: codingPath,
              debugDescription: "\(owner) needs exactly one key with the name of a case; "
                + (names.isEmpty ? "there is none" : "there are \(names.joined(separator: ", "))")))
        }
      """#),
  ]
}
