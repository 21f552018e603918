extension SupportPiece {
  static let looksText = #"""
    #piece looks: key
    /// A look at a value before it is decoded.
    nonisolated struct CodableEnumLook {
      private enum Place {
        case decoder(any Swift.Decoder)
        /// Looking doesn't create a decoder.
        case key(Swift.KeyedDecodingContainer<CodableEnumKey>, CodableEnumKey)
        case nowhere
      }

      private let place: Place

      private init(place: Place) { self.place = place }
      init(_ decoder: any Swift.Decoder) { self.init(place: .decoder(decoder)) }
    }
    #extension CodableEnumLook: looks
    #piece lookAtKey
      init(_ container: Swift.KeyedDecodingContainer<CodableEnumKey>, _ key: Swift.String) {
        self.init(place: .key(container, CodableEnumKey(stringValue: key)))
      }
    #piece lookBehindTag
      /// The element after the tag of an array.
      init(behindTagOf decoder: any Swift.Decoder) {
        var elements = try? decoder.unkeyedContainer()
        _ = try? elements?.superDecoder()
        if elements?.isAtEnd == false, let element = try? elements?.superDecoder() {
          self.init(element)
        } else {
          self.init(place: .nowhere)
        }
      }
    #piece follow
      /// Whether exactly so many elements follow the tag of an array.
      static func follow(_ count: Swift.Int, theTagOf decoder: any Swift.Decoder) -> Swift.Bool {
        guard var elements = try? decoder.unkeyedContainer() else { return false }
        if let known = elements.count { return known == count + 1 }
        for _ in 0...count {
          if elements.isAtEnd { return false }
          _ = try? elements.superDecoder()
        }
        return elements.isAtEnd
      }
    #piece lookObject
      /// The value, if it is an object.
      var object: Swift.KeyedDecodingContainer<CodableEnumKey>? {
        switch place {
        case .decoder(let decoder): try? decoder.container(keyedBy: CodableEnumKey.self)
        case .key(let container, let key):
          try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        case .nowhere: nil
        }
      }
    #piece lookElements
      var elements: (any Swift.UnkeyedDecodingContainer)? {
        switch place {
        case .decoder(let decoder): try? decoder.unkeyedContainer()
        case .key(let container, let key): try? container.nestedUnkeyedContainer(forKey: key)
        case .nowhere: nil
        }
      }
    #piece lookScalar
      func scalar<T: Swift.Decodable>(_ type: T.Type) -> T? {
        switch place {
        case .decoder(let decoder): try? decoder.singleValueContainer().decode(type)
        case .key(let container, let key): try? container.decode(type, forKey: key)
        case .nowhere: nil
        }
      }
    #piece isNumber: lookScalar
      /// Some coders don't decode integers as `Double`.
      var isNumber: Swift.Bool {
        scalar(Swift.Double.self) != nil || scalar(Swift.Int64.self) != nil
          || scalar(Swift.UInt64.self) != nil
      }
    #piece isNull
      var isNull: Swift.Bool {
        switch place {
        case .decoder(let decoder): (try? decoder.singleValueContainer())?.decodeNil() ?? false
        case .key(let container, let key): (try? container.decodeNil(forKey: key)) ?? false
        case .nowhere: false
        }
      }
    #piece holds: lookObject
      func holds(_ keys: [Swift.String]) -> Swift.Bool {
        guard let object else { return false }
        return keys.contains { object.contains(CodableEnumKey(stringValue: $0)) }
      }
    #piece holdsValue: lookObject hasValue
      /// Whether the first of some keys that is present isn't null.
      func holdsValue(_ keys: [Swift.String]) -> Swift.Bool {
        guard let object,
          let key = keys.first(where: { object.contains(CodableEnumKey(stringValue: $0)) })
        else { return false }
        return (try? object.hasValue(for: key)) == true
      }
    #piece firstElement: lookElements
      /// The first element of an array.
      var first: CodableEnumLook? {
        guard var elements, !elements.isAtEnd,
          let element = try? elements.superDecoder()
        else { return nil }
        return CodableEnumLook(element)
      }
    #piece lookUnder: lookObject lookAtKey
      /// The value under the first of some keys that is present.
      func under(_ keys: [Swift.String]) -> CodableEnumLook {
        guard let object,
          let key = keys.first(where: { object.contains(CodableEnumKey(stringValue: $0)) })
        else {
          return CodableEnumLook(place: .nowhere)
        }
        return CodableEnumLook(object, key)
      }
    """#
}
