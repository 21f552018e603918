import CodableEnumCore
import CodableEnumLocks

extension Obstacle.Kind {
  /// Why a sample isn't read.
  var reason: String {
    switch self {
    case .branch(let branch): "it isn't read under \(branch)"
    case .moved(let key): "there is no object under \(key.quoted)"
    case .tags(let range): "not all tags \(range.text) are read"
    case .hidden: "the sources don't show how a type is coded"
    case .form: "no case has this form"
    case .tag(let tag): "no case has the tag \(tag.json)"
    case .letters(let tag): "no case has the tag \(tag.quoted) in other letters"
    case .noTag, .unknownTag: "no case has its tag"
    case .missingKey(let key, let unread):
      "the key \(key.keyPath) is missing"
        + (unread.isEmpty ? "" : "; nothing reads \(unread.map(\.quoted).joined(separator: ", "))")
    case .renamedKey(let key, let old): "nothing reads \(old.keyPath); \(key.keyPath) is expected"
    case .absentKey(let key): "the key \(key.quoted) may be missing"
    case .null: "null instead of a value"
    case .value(.value(let type)): "a value isn't of type '\(type.text)'"
    case .value(let shape), .removedValue(let shape): "no type fits \(shape.text.prefix(80))"
    case .constant(let key, let value): "\(key.quoted) isn't \(value.text)"
    case .unknownKey(let key), .entry(let key): "nothing reads the key \(key.quoted)"
    case .elementCount(let count): "an array has \(count) elements"
    case .tagTaken(_, let other), .taken(let other): "'\(other)' reads it first"
    case .decoding: "the enum has no decoding"
    }
  }
}
