extension SupportPiece {
  static let attemptsText = #"""
    #piece mismatch: errorPath
    /// The error for a value that no case fits: what is wrong inside the value if that is all, or else
    /// why each case doesn't fit. The errors are `inout` so the compiler never wants a constant.
    nonisolated func codableEnumMismatch(
      _ text: Swift.String, _ errors: inout [(Swift.String, any Swift.Error)],
      in decoder: any Swift.Decoder, listsAll: Swift.Bool = false
    ) -> any Swift.Error {
      let path = decoder.codingPath
      var text = text
      var inner: [Swift.String: any Swift.Error] = [:]
      var lacksKey = false
      for (name, error) in errors {
        let place: [any Swift.CodingKey]
        let why: Swift.String
        switch error as? Swift.DecodingError {
        case .dataCorrupted(let context), .keyNotFound(_, let context),
          .typeMismatch(_, let context), .valueNotFound(_, let context):
          (place, why) = (context.codingPath, context.debugDescription)
        default: (place, why) = (path, "\(error)")
        }
        let keys = place.dropFirst(path.count).map { "\($0.stringValue): " }.joined()
        let reason = Swift.String(keys.unicodeScalars.prefix(300) + why.unicodeScalars.prefix(700))
        if place.count != path.count {
          inner[reason] = error
        } else if case .keyNotFound? = error as? Swift.DecodingError {
          lacksKey = true
        }
        if text.utf8.count < 3_000 { text += "; \(name): \(reason)" }
      }
      if inner.count == 1, !listsAll, let error = inner.values.first, "\(error)".utf8.count < 8_000 {
        // What isn't allowed inside, such as a tag, may be another case's.
        guard lacksKey, case .dataCorrupted? = error as? Swift.DecodingError else { return error }
      }
      return Swift.DecodingError.dataCorrupted(
        .init(codingPath: codableEnumPath(path), debugDescription: text))
    }
    #piece mismatchBesideTags: mismatch
    /// An error about a tag, and why no case without a tag fits.
    nonisolated func codableEnumMismatch(
      _ text: Swift.String, _ errors: inout [(Swift.String, any Swift.Error)],
      in decoder: any Swift.Decoder, behind error: any Swift.Error
    ) -> any Swift.Error {
      let list = codableEnumMismatch(text, &errors, in: decoder, listsAll: true)
      guard case .dataCorrupted(let mismatch)? = list as? Swift.DecodingError else { return error }
      func joined(_ context: Swift.DecodingError.Context) -> Swift.DecodingError.Context {
        .init(
          codingPath: context.codingPath,
          debugDescription: "\(context.debugDescription); \(mismatch.debugDescription)")
      }
      return switch error as? Swift.DecodingError {
      case .dataCorrupted(let context): Swift.DecodingError.dataCorrupted(joined(context))
      case .keyNotFound(let key, let context):
        Swift.DecodingError.keyNotFound(key, joined(context))
      case .typeMismatch(let type, let context):
        Swift.DecodingError.typeMismatch(type, joined(context))
      case .valueNotFound(let type, let context):
        Swift.DecodingError.valueNotFound(type, joined(context))
      default: error
      }
    }
    #piece kind
    /// The kind of a value, as far as known. Looking first is much faster than having the decoder create
    /// an error for each case of an untagged enum.
    nonisolated struct CodableEnumKind {
      fileprivate var isObject = false
      fileprivate var isArray: Swift.Bool?
      fileprivate var count: Swift.Int?
      /// Whether no object or array was found yet. Stored, because debug builds copy all of this to
      /// compute a property.
      fileprivate(set) var mayBeScalar = true
      /// Whether the value isn't an object, and nests so deep that decoders take long to create errors.
      fileprivate(set) var isDeep = false
    }
    #extension CodableEnumKind: kind
    #piece kindObject: key
      /// The value as an object, if it is one.
      mutating func object(
        of decoder: any Swift.Decoder
      ) -> Swift.KeyedDecodingContainer<CodableEnumKey>? {
        if isArray == true { return nil }
        do {
          let object = try decoder.container(keyedBy: CodableEnumKey.self)
          (isObject, mayBeScalar) = (true, false)
          return object
        } catch Swift.DecodingError.typeMismatch(_, let context) {
          isDeep = context.codingPath.count > 16
        } catch {
          isDeep = true
        }
        return nil
      }
    #piece kindArray
      /// Whether the value is an array, and of the right length if that is known.
      mutating func isArray(
        _ decoder: any Swift.Decoder, of needed: Swift.Int? = nil
      ) -> Swift.Bool {
        if isArray == nil {
          let elements = isObject ? nil : try? decoder.unkeyedContainer()
          isArray = elements != nil
          mayBeScalar = mayBeScalar && elements == nil
          count = elements?.count
        }
        guard isArray == true, let needed, let count else { return isArray == true }
        return count == needed
      }
    #piece kindScalarOrObject: key
      /// The same for a type that only JSON coders store as a scalar, and others as an object.
      func mayBeScalar(
        _ decoder: any Swift.Decoder, orHave key: Swift.String
      ) -> Swift.Bool {
        if isObject, let object = try? decoder.container(keyedBy: CodableEnumKey.self) {
          return object.contains(CodableEnumKey(stringValue: key))
        }
        return isArray != true
      }
    #piece assumedScalar
      /// Assumes that the value is a scalar, without asking the decoder.
      mutating func assumeScalar() { isArray = false }
    #end
    #piece guess
    /// What a value most likely is, judging from the one before it.
    nonisolated enum CodableEnumGuess {
      case nothing, array, scalar
    }
    #piece objectKeys: key
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
    #extension CodableEnumObjectKeys: objectKeys
    #piece listedCaseKeys
      /// The keys that are tags.
      func tags(_ isTag: (Swift.String) -> Swift.Bool) -> [Swift.String] {
        (many.isEmpty ? few : Swift.Array(many)).filter(isTag)
      }
    """#
}
