extension SupportPiece {
  static let attemptPieces: [SupportPiece: Source] = [
    .attempts: .free.text(
      #"""
      /// What is known about a value while the cases of an untagged enum are tried. Looking first is much
      /// faster than having the decoder create an error for most cases.
      nonisolated struct CodableEnumAttempts {
        /// Why cases didn't match that a look let fit.
        fileprivate var errors: [(name: Swift.String, number: Swift.Int, error: any Swift.Error)] = []
        /// The kind of the value, as far as known. Storing the object itself would make copies slow.
        fileprivate var isObject = false
        /// Whether no object or array was found yet. Stored, because debug builds copy all of this to
        /// compute a property.
        fileprivate(set) var mayBeScalar = true
        /// Whether the value is no object, and so deep that decoders take long to make errors.
        private(set) var isDeep = false
        fileprivate var array: Swift.Bool?
        fileprivate var count: Swift.Int?

        /// - Parameter number: Which attempt it is, of several with the same name.
        mutating func add(
          _ name: Swift.String, number: Swift.Int = 1, _ error: any Swift.Error
        ) {
          errors.append((name, number, error))
        }
      }
      """#),
    .attemptedObject: .ofAttempts.needing(.key).text(
      #"""
        /// The value as an object, if it is one.
        mutating func object(
          of decoder: any Swift.Decoder
        ) -> Swift.KeyedDecodingContainer<CodableEnumKey>? {
          if array == true { return nil }
          do {
            let object = try decoder.container(keyedBy: CodableEnumKey.self)
            isObject = true
            mayBeScalar = false
            return object
          } catch Swift.DecodingError.typeMismatch(_, let context) {
            isDeep = context.codingPath.count > 16
          } catch {
            isDeep = true
          }
          return nil
        }
      """#),
    .attemptedArray: .ofAttempts.text(
      #"""
        /// Whether the value is an array, and of the right length if that is known.
        mutating func isArray(
          _ decoder: any Swift.Decoder, counts: Swift.ClosedRange<Swift.Int>? = nil
        ) -> Swift.Bool {
          if array == nil {
            let elements = isObject ? nil : try? decoder.unkeyedContainer()
            array = elements != nil
            mayBeScalar = mayBeScalar && elements == nil
            count = elements?.count
          }
          guard array == true, let counts, let count else { return array == true }
          return counts.contains(count)
        }
      """#),
    .assumedScalar: .ofAttempts.text(
      #"""
        /// Takes the value for a scalar without asking the decoder.
        mutating func assumeScalar() { array = false }
      """#),
    .guess: .free.text(
      #"""
      /// What a value most likely is, judging from the one before it.
      nonisolated enum CodableEnumGuess {
        case nothing, array, scalar
      }
      """#),
    .attemptedScalarOrObject: .ofAttempts.needing(.key).text(
      #"""
        /// The same for a type that only JSON coders store as a scalar, and others as an object.
        func mayBeScalar(
          _ decoder: any Swift.Decoder, orHave key: Swift.String
        ) -> Swift.Bool {
          if isObject, let object = try? decoder.container(keyedBy: CodableEnumKey.self) {
            return object.contains(CodableEnumKey(stringValue: key))
          }
          return array != true
        }
      """#),
    .objectKeys: .free.needing(.key).text(
      #"""
      /// The keys of an object, listed once: with many cases, looking up one key per case is slower.
      nonisolated struct CodableEnumObjectKeys {
        private var few: [Swift.String] = []
        private var many: Swift.Set<Swift.String> = []
        /// For decoders that don't list keys. Storing the object itself would make copies slow.
        private var asks: ((Swift.String) -> Swift.Bool)?

        init(_ object: Swift.KeyedDecodingContainer<CodableEnumKey>?) {
          let keys = object?.allKeys ?? []
          if keys.isEmpty, let object {
            asks = { object.contains(CodableEnumKey(stringValue: $0)) }
          } else if keys.count <= 16 {
            few = keys.map(\.stringValue)
          } else {
            many = Swift.Set(keys.map(\.stringValue))
          }
        }

        func contains(_ key: Swift.String) -> Swift.Bool {
          for own in few where own == key { return true }
          guard few.isEmpty else { return false }
          return many.isEmpty ? asks?(key) ?? false : many.contains(key)
        }
      }
      """#),
  ]
}
