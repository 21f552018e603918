extension SupportPiece {
  static let errorPath = SupportPiece(
    "errorPath", extending: "CodableEnumKey", requires: [.key],
    #"""
      /// The path of an error, up to a key that is as long as a document can be.
      static func path(_ keys: [any Swift.CodingKey]) -> [any Swift.CodingKey] {
        Swift.Array(keys.prefix { $0.intValue != nil || $0.stringValue.utf8.count <= 500 })
      }
    """#)

  static let beginning = SupportPiece(
    "beginning", extending: "CodableEnumKey", requires: [.key],
    #"""
      /// As much of a text as an error should show.
      static func beginning(of text: Swift.String) -> Swift.String {
        Swift.String(decoding: text.utf8.prefix(200), as: Swift.UTF8.self)
      }
    """#)

  static let unknownTag = SupportPiece(
    "unknownTag", requires: [.errorPath, .beginning], unknownTagText(listing: ""))

  /// In place of `unknownTag`, where an enum has more tags than an error can list.
  static let unknownTagOfMany = SupportPiece(
    "unknownTagOfMany", requires: [.errorPath, .beginning, .distance],
    unknownTagText(
      listing: """

          if known.count > \(TagTable.listedTags) {
            let nearest = known.map { (name: $0, distance: codableEnumDistance(seen, $0)) }
              .sorted { $0.distance < $1.distance }
            names = nearest.prefix(5).map { name($0.name) }
            names.append("and \\(known.count - 5) more")
          }
        """))

  private static func unknownTagText(listing: String) -> String {
    #"""
    /// The error for a tag that no case has.\#(listing.isEmpty ? "" : " Of many known tags it lists the nearest.")
    nonisolated func codableEnumUnknownTag<Tag>(
      _ tag: Tag, of owner: Swift.String, known: [Swift.String], at path: [any Swift.CodingKey],
      _ keys: [CodableEnumKey] = [], areStrings: Swift.Bool = Tag.self == Swift.String.self
    ) -> Swift.DecodingError {
      func name(_ tag: Swift.String) -> Swift.String {
        areStrings ? Swift.String(reflecting: tag) : tag
      }
      // A tag can be as long as the document.
      let whole = Swift.String(describing: tag)
      let seen = CodableEnumKey.beginning(of: whole)
      let shown = seen == whole ? Swift.String(reflecting: tag) : "\(name(seen))…"
      \#(listing.isEmpty ? "let" : "var") names = known.map(name)\#(listing)
      return .dataCorrupted(
        .init(
          codingPath: CodableEnumKey.path(path + keys),
          debugDescription: "\(owner) has no case \(shown); "
            + "there are \(names.joined(separator: ", "))"))
    }
    """#
  }

  static let distance = SupportPiece(
    "distance", requires: [],
    #"""
    /// The Levenshtein distance.
    nonisolated func codableEnumDistance(
      _ left: Swift.String, _ right: Swift.String
    ) -> Swift.Int {
      let right = Swift.Array(right.utf8)
      var row = Swift.Array(0...right.count)
      for (leftIndex, leftByte) in left.utf8.enumerated() {
        var diagonal = row[0]
        row[0] = leftIndex + 1
        for (rightIndex, rightByte) in right.enumerated() {
          let substitution = diagonal + (leftByte == rightByte ? 0 : 1)
          diagonal = row[rightIndex + 1]
          row[rightIndex + 1] = Swift.min(
            substitution, Swift.min(diagonal, row[rightIndex]) + 1)
        }
      }
      return row[right.count]
    }
    """#)

  static let otherScalar = SupportPiece(
    "otherScalar", requires: [],
    #"""
    /// A scalar of any kind: one that is not of the kind of an enum's tags is an unknown tag as well.
    nonisolated func codableEnumScalar(
      _ decode: (any Swift.Decodable.Type) throws -> any Swift.Decodable
    ) -> (any Swift.Decodable)? {
      let kinds: [any Swift.Decodable.Type] = [
        Swift.Bool.self, Swift.Int.self, Swift.Double.self, Swift.UInt64.self, Swift.String.self,
      ]
      for kind in kinds { if let scalar = try? decode(kind) { return scalar } }
      return nil
    }
    """#)

  static let unavailable = SupportPiece(
    "unavailable", requires: [],
    #"""
    nonisolated func codableEnumUnavailable(
      _ name: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.DecodingError {
      .dataCorrupted(.init(codingPath: path, debugDescription: "\(name) is not available here"))
    }
    """#)

  static let missingPayload = SupportPiece(
    "missingPayload", requires: [],
    #"""
    nonisolated func codableEnumMissingPayload(
      _ name: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.DecodingError {
      .dataCorrupted(.init(codingPath: path, debugDescription: "\(name) needs its values"))
    }
    """#)

  static let notEncodable = SupportPiece(
    "notEncodable", requires: [],
    #"""
    nonisolated func codableEnumNotEncodable(
      _ value: Any, _ name: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.EncodingError {
      .invalidValue(value, .init(codingPath: path, debugDescription: "\(name) is never encoded"))
    }
    """#)

  static let foreignTag = SupportPiece(
    "foreignTag", requires: [],
    #"""
    /// The error for a tag that a case is made with and does not have.
    nonisolated func codableEnumForeignTag(
      _ tag: Any, of owner: Swift.String, known: [Swift.String], at path: [any Swift.CodingKey]
    ) -> Swift.EncodingError {
      let tags = known.joined(separator: ", ")
      return .invalidValue(
        tag,
        .init(codingPath: path, debugDescription: "\(owner) has no tag \(tag); it has \(tags)"))
    }
    """#)
}
