extension SupportPiece {
  static let errorPieces: [SupportPiece: Source] = [
    .errorPath: .ofKey.text(
      #"""
        /// The path of an error, without very long keys.
        static func path(_ keys: [any Swift.CodingKey]) -> [any Swift.CodingKey] {
          Swift.Array(keys.prefix { $0.intValue != nil || $0.stringValue.utf8.count <= 500 })
        }
      """#),
    .beginning: .ofKey.text(
      #"""
        /// The beginning of a text, as much as an error should show.
        static func beginning(of text: Swift.String) -> Swift.String {
          Swift.String(decoding: text.utf8.prefix(200), as: Swift.UTF8.self)
        }
      """#),
    .distance: .free.text(
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
      """#),
    .unavailable: .free.text(
      #"""
      nonisolated func codableEnumUnavailable(
        _ name: Swift.String, at path: [any Swift.CodingKey]
      ) -> Swift.DecodingError {
        .dataCorrupted(.init(codingPath: path, debugDescription: "\(name) isn't available here"))
      }
      """#),
    .missingPayload: .free.text(
      #"""
      nonisolated func codableEnumMissingPayload(
        _ name: Swift.String, at path: [any Swift.CodingKey]
      ) -> Swift.DecodingError {
        .dataCorrupted(.init(codingPath: path, debugDescription: "\(name) needs its values"))
      }
      """#),
    .notEncodable: .free.text(
      #"""
      nonisolated func codableEnumNotEncodable(
        _ value: Any, _ name: Swift.String, at path: [any Swift.CodingKey]
      ) -> Swift.EncodingError {
        .invalidValue(value, .init(codingPath: path, debugDescription: "\(name) is never encoded"))
      }
      """#),
    .foreignTag: .free.text(
      #"""
      /// The error for encoding a case whose stored tag belongs to another case.
      nonisolated func codableEnumForeignTag(
        _ tag: Any, of owner: Swift.String, known: [Swift.String], at path: [any Swift.CodingKey]
      ) -> Swift.EncodingError {
        let tags = known.joined(separator: ", ")
        return .invalidValue(
          tag,
          .init(codingPath: path, debugDescription: "\(owner) has no tag \(tag); it has \(tags)"))
      }
      """#),
    .unknownTag: .free.needing(.key).text(unknownTagText(comment: "", nearest: "", rest: "")),
    // In place of `unknownTag`, where an enum has more tags than an error can list.
    .unknownTagOfMany: .free.needing(.key, .distance).text(
      unknownTagText(
        comment: " Of many known tags it lists the nearest.",
        nearest: """
            var known = known
            var rest = ""
            if known.count > \(TagTable.listedTags) {
              rest = ", and \\(known.count - 5) more"
              known = known.map { (name: $0, distance: codableEnumDistance(seen, $0)) }
                .sorted { $0.distance < $1.distance }.prefix(5).map(\\.name)
            }

          """,
        rest: " + rest")),
  ]

  private static func unknownTagText(comment: String, nearest: String, rest: String) -> String {
    #"""
    /// The error for an unknown tag.\#(comment)
    nonisolated func codableEnumUnknownTag(
      _ tag: Any, of owner: Swift.String, known: [Swift.String], at path: [any Swift.CodingKey],
      _ keys: [CodableEnumKey] = [], areStrings: Swift.Bool = true
    ) -> Swift.DecodingError {
      // A tag can be as long as the document, and so can a key on the way to it.
      let whole = Swift.String(describing: tag)
      let seen = Swift.String(decoding: whole.utf8.prefix(200), as: Swift.UTF8.self)
      var text = tag is Swift.String ? Swift.String(reflecting: seen) : seen
      text = owner + " has no case " + text + (seen == whole ? "" : "…")
    \#(nearest)  var separator = "; there are "
      for name in known {
        text += separator + (areStrings ? Swift.String(reflecting: name) : name)
        separator = ", "
      }
      let shown = (path + keys).prefix { $0.stringValue.utf8.count <= 500 }
      return .dataCorrupted(.init(codingPath: Swift.Array(shown), debugDescription: text\#(rest)))
    }
    """#
  }
}
