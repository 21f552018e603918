extension SupportPiece {
  static let errorPieces: [SupportPiece: Source] = [
    .errorPath: .free.text(
      #"""
      /// The path of an error, unless it is very long. A key can be as long as the document.
      nonisolated func codableEnumPath(_ path: [any Swift.CodingKey]) -> [any Swift.CodingKey] {
        path.description.utf8.count > 30_000 ? [] : path
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
    .unknownTag: .free.needing(.errorPath).text(
      #"""
      /// The error for a tag that no case has.
      nonisolated func codableEnumUnknownTag(
        _ tag: Any, _ known: Swift.String, at path: [any Swift.CodingKey]
      ) -> Swift.DecodingError {
        let seen = Swift.String(Swift.String(reflecting: tag).unicodeScalars.prefix(200))
        return .dataCorrupted(.init(codingPath: codableEnumPath(path), debugDescription: seen + known))
      }
      """#),
    .nearestTags: .free.needing(.distance).text(
      #"""
      /// The nearest of many tags, which stand on lines of their own behind what is said of them.
      nonisolated func codableEnumNearest(to tag: Any, in known: Swift.String) -> Swift.String {
        let lines = known.split(separator: "\n").map { Swift.String($0) }
        let names = lines.dropFirst()
        if names.count <= \#(TagTable.listedTags) { return lines[0] + names.joined(separator: ", ") }
        let seen = Swift.String(Swift.String(reflecting: tag).unicodeScalars.prefix(200))
        return lines[0]
          + names.map { (name: $0, distance: codableEnumDistance(seen, $0)) }
          .sorted { $0.distance < $1.distance }.prefix(5).map { $0.name }.joined(separator: ", ")
          + ", and \(names.count - 5) more"
      }
      """#),
  ]
}
