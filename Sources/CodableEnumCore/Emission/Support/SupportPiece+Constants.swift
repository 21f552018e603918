extension SupportPiece {
  static let constantPieces: [SupportPiece: Source] = [
    .constant: Source(
      keyedDecoding, [.key, .scalar],
      #"""
        /// Whether a key has a certain value.
        func has(_ constant: CodableEnumScalar, for key: CodableEnumKey) -> Swift.Bool {
          switch constant {
          case .string(let value): (try? decode(Swift.String.self, forKey: key)) == value
          case .integer(let value): (try? decode(Swift.Int.self, forKey: key)) == value
          case .boolean(let value): (try? decode(Swift.Bool.self, forKey: key)) == value
          case .double(let value): (try? decode(Swift.Double.self, forKey: key)) == value
          case .other: false
          }
        }
      """#),
    .expectedConstant: Source(
      keyedDecoding, [.constant],
      #"""
        /// Checks that a key, if present, has its only valid value.
        func expect(
          _ constant: CodableEnumScalar, for key: CodableEnumKey, in owner: Swift.String
        ) throws {
          if !contains(key) || has(constant, for: key) { return }
          let found = (try? decode(CodableEnumScalar.self, forKey: key)) ?? .other
          let name = Swift.String(reflecting: key.stringValue)
          throw Swift.DecodingError.dataCorrupted(
            .init(
              codingPath: codingPath + [key],
              debugDescription: "\(owner) has \(name) as \(constant.debugDescription), not "
                + found.debugDescription))
        }
      """#),
    .constantFit: Source(
      nil, [.constant],
      #"""
      /// How many constants of a case an object contains, or -1 unless it contains all of them.
      nonisolated func codableEnumFit(
        of object: Swift.KeyedDecodingContainer<CodableEnumKey>?,
        _ constants: Swift.KeyValuePairs<CodableEnumKey, CodableEnumScalar>
      ) -> Swift.Int {
        for (key, constant) in constants where object?.has(constant, for: key) != true { return -1 }
        return constants.count
      }
      """#),
    .bestFit: Source(
      nil, [],
      #"""
      /// The index of the best match, the first of several; nil if nothing matches.
      nonisolated func codableEnumBestFit(_ fits: [Swift.Int]) -> Swift.Int? {
        guard let best = fits.max(), best >= 0 else { return nil }
        return fits.firstIndex(of: best)
      }
      """#),
  ]
}
