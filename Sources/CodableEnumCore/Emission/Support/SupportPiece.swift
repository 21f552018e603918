/// A part of the code that the conformances of a target share. It is written once for a target, and
/// only if a conformance needs it, since there is no runtime library.
///
/// The texts hold for any module: every name of the standard library is qualified, and what has no
/// actor is `nonisolated`, whatever isolation the module defaults to.
struct SupportPiece: Sendable {
  let name: String
  /// Pieces that the text of this one refers to.
  let requirements: [SupportPiece]
  /// Declarations of Swift. `%access%` stands for the access of the enums that name the type.
  let text: String

  init(_ name: String, requires requirements: [SupportPiece], _ text: String) {
    self.name = name
    self.requirements = requirements
    self.text = text
  }

  /// Every piece, in the order of output.
  static let all: [SupportPiece] = [
    key, optional, decoding, nestedDecoders, aliases, replacement, missingKeys, coderDecoding,
    nestedObjects, aliasPlaces, elements, elementCoders, singleValue, root, rootCoders,
    rootDecoding, emptyForms, readableElements, scalar, scalarNames, decodingErrors,
    keyedTag,
    rootTag, elementTag, tagKey, caseKey, nameOrObject, table, presence, constants, constantFit,
    unknownKeys, flatteningDecoding, otherKeysDecoding, attempts, objectKeys, attemptsBesideTags,
    looks,
    tagLooks, keyedEncoding, nilTest, dynamicNilEncoding, defaultComparison, coderEncoding,
    unkeyedCoderEncoding, rootCoderEncoding, otherKeysEncoding, reflection, flatteningEncoding,
    scalarOf, refusal, beside, dynamicFlattening, encodingErrors, anyValue,
  ]

  /// The pieces and all that they need, in the order of output.
  static func closure(of pieces: Set<SupportPiece>) -> [SupportPiece] {
    var found = pieces
    var pending = Array(pieces)
    while let piece = pending.popLast() {
      for requirement in piece.requirements where found.insert(requirement).inserted {
        pending.append(requirement)
      }
    }
    return all.filter(found.contains)
  }
}

extension SupportPiece: Hashable, CustomStringConvertible {
  static func == (left: SupportPiece, right: SupportPiece) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  var description: String { name }
}

extension SupportPiece {
  static let decodingErrors = SupportPiece(
    "decodingErrors", requires: [.key, .scalar],
    #"""
    /// The error for a tag that no case has. Of many known tags it lists the nearest.
    nonisolated func codableEnumUnknownTag<Tag>(
      _ tag: Tag, of owner: Swift.String, known: [Swift.String], at path: [any Swift.CodingKey],
      areStrings: Swift.Bool = Tag.self == Swift.String.self
    ) -> Swift.DecodingError {
      func name(_ tag: Swift.String) -> Swift.String {
        areStrings ? Swift.String(reflecting: tag) : tag
      }
      // A tag can be as long as the document.
      let whole = Swift.String(describing: tag)
      let seen = CodableEnumKey.beginning(of: whole)
      let shown = seen == whole ? Swift.String(reflecting: tag) : "\(name(seen))…"
      var names = known.map(name)
      if known.count > 20 {
        let nearest = known.map { (name: $0, distance: codableEnumDistance(seen, $0)) }
          .sorted { $0.distance < $1.distance }
        names = nearest.prefix(5).map { name($0.name) }
        names.append("and \(known.count - 5) more")
      }
      return .dataCorrupted(
        .init(
          codingPath: CodableEnumKey.path(path),
          debugDescription: "\(owner) has no case \(shown); "
            + "there are \(names.joined(separator: ", "))"))
    }

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

    nonisolated func codableEnumUnavailable(
      _ name: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.DecodingError {
      .dataCorrupted(.init(codingPath: path, debugDescription: "\(name) is not available here"))
    }

    nonisolated func codableEnumMissingPayload(
      _ name: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.DecodingError {
      .dataCorrupted(.init(codingPath: path, debugDescription: "\(name) needs its values"))
    }
    """#)

  static let encodingErrors = SupportPiece(
    "encodingErrors", requires: [],
    #"""
    nonisolated func codableEnumNotEncodable(
      _ value: Any, _ name: Swift.String, at path: [any Swift.CodingKey]
    ) -> Swift.EncodingError {
      .invalidValue(value, .init(codingPath: path, debugDescription: "\(name) is never encoded"))
    }

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
