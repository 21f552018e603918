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
    key, optional, decoding, nestedDecoders, aliases, replacement, coderDecoding,
    elements, elementCoders, singleValue, root, rootCoders, rootDecoding, emptyForms,
    scalar, decodingErrors, keyedTag, rootTag, elementTag, caseKey, nameOrObject,
    table, presence, unknownKeys, flatteningDecoding, otherKeysDecoding, attempts, looks, tagLooks,
    keyedEncoding, dynamicNilEncoding, coderEncoding, unkeyedCoderEncoding, rootCoderEncoding,
    otherKeysEncoding, reflection, flatteningEncoding, besideTag, dynamicFlattening, encodingErrors,
    anyValue,
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
