/// A part of the code that the conformances of a target share. It is written once for a target, and
/// only if a conformance needs it, since there is no runtime library.
enum SupportPiece: Int, CaseIterable, Sendable {
  case key, optional, decoding, nestedDecoders, aliases, replacement, coderDecoding
  case elements, elementCoders, singleValue, root, rootCoders, rootDecoding, emptyForms
  case scalar, decodingErrors, keyedTag, rootTag, elementTag, caseKey, nameOrObject
  case table, presence, unknownKeys, flatteningDecoding, otherKeysDecoding, attempts, recognition
  case keyedEncoding, dynamicNilEncoding, coderEncoding, unkeyedCoderEncoding, rootCoderEncoding
  case otherKeysEncoding, reflection, flatteningEncoding, dynamicFlattening, encodingErrors
  case anyValue

  /// Pieces that the text of this one refers to.
  var requirements: [SupportPiece] {
    switch self {
    case .key, .optional, .singleValue, .table, .scalar, .encodingErrors, .anyValue: []
    case .reflection, .rootDecoding, .unkeyedCoderEncoding, .rootCoderEncoding, .flatteningEncoding:
      []
    case .decoding: [.key, .optional]
    case .nestedDecoders, .aliases, .replacement, .coderDecoding: [.decoding]
    case .elements: [.decoding]
    case .elementCoders: [.elements]
    case .root: [.optional, .singleValue]
    case .rootCoders: [.root]
    case .emptyForms: [.elements, .root]
    case .decodingErrors: [.scalar]
    case .keyedTag, .caseKey: [.decoding, .decodingErrors]
    case .rootTag: [.decodingErrors, .singleValue]
    case .elementTag: [.elements, .decodingErrors]
    case .nameOrObject, .attempts: [.key]
    case .presence, .unknownKeys, .otherKeysDecoding: [.decoding]
    case .flatteningDecoding: [.optional]
    case .recognition: [.key, .scalar]
    case .keyedEncoding, .coderEncoding, .otherKeysEncoding: [.key]
    case .dynamicNilEncoding: [.key, .optional]
    case .dynamicFlattening: [.optional]
    }
  }

  var text: String {
    switch self {
    case .key: Support.key
    case .optional: Support.optional
    case .decoding: Support.decoding
    case .nestedDecoders: Support.nestedDecoders
    case .aliases: Support.aliases
    case .replacement: Support.replacement
    case .coderDecoding: Support.coderDecoding
    case .elements: Support.elements
    case .elementCoders: Support.elementCoders
    case .singleValue: Support.singleValue
    case .root: Support.root
    case .rootCoders: Support.rootCoders
    case .rootDecoding: Support.rootDecoding
    case .emptyForms: Support.emptyForms
    case .scalar: Support.scalar
    case .decodingErrors: Support.decodingErrors
    case .keyedTag: Support.keyedTag
    case .rootTag: Support.rootTag
    case .elementTag: Support.elementTag
    case .caseKey: Support.caseKey
    case .nameOrObject: Support.nameOrObject
    case .table: Support.table
    case .presence: Support.presence
    case .unknownKeys: Support.unknownKeys
    case .flatteningDecoding: Support.flatteningDecoding
    case .otherKeysDecoding: Support.otherKeysDecoding
    case .otherKeysEncoding: Support.otherKeysEncoding
    case .attempts: Support.attempts
    case .reflection: Support.reflection
    case .recognition: Support.recognition
    case .keyedEncoding: Support.keyedEncoding
    case .dynamicNilEncoding: Support.dynamicNilEncoding
    case .coderEncoding: Support.coderEncoding
    case .unkeyedCoderEncoding: Support.unkeyedCoderEncoding
    case .rootCoderEncoding: Support.rootCoderEncoding
    case .flatteningEncoding: Support.flatteningEncoding
    case .dynamicFlattening: Support.dynamicFlattening
    case .encodingErrors: Support.encodingErrors
    case .anyValue: Support.anyValue
    }
  }

  /// The pieces and all that they need, in the order of declaration.
  static func closure(of pieces: Set<SupportPiece>) -> [SupportPiece] {
    var found = pieces
    var pending = Array(pieces)
    while let piece = pending.popLast() {
      for requirement in piece.requirements where found.insert(requirement).inserted {
        pending.append(requirement)
      }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }
}

/// The texts of the pieces. They hold for any module: every name of the standard library is
/// qualified, and what has no actor is `nonisolated`, whatever isolation the module defaults to.
enum Support {}
