/// How the tags of a style are read.
struct TagDecoding {
  /// Writes statements that read the tag, with `decoder` in scope, and declare what `writeCase` reads
  /// from.
  let writeTag: () -> Void
  /// Writes statements that assign a case to `self` whose tag was found.
  let writeCase: (CasePlan) -> Void
  /// How the tag that was read is told of.
  let access: () -> TagAccess
}

/// Expressions of generated code for the tag that was read.
struct TagAccess: Sendable {
  /// What it is called; where tags are of one kind, the value of a case that keeps it.
  var tag = "tag"
  /// Makes that value where tags are of several kinds; it throws.
  var conversion: (text: String, piece: SupportPiece)?
  /// The error where no case has the tag.
  var error: String
  /// Reads the whole value, where the decoder was asked for a container that must serve for that.
  var content: String?
}

extension DecodingEmitter {
  /// How the tags are read; nil where there are none.
  var tags: TagDecoding? {
    switch form.style {
    case .external:
      TagDecoding(writeTag: writeKey, writeCase: writeExternal, access: keyAccess)
    case .internal(let tag), .adjacent(let tag):
      TagDecoding(
        writeTag: { writeMemberTag(at: tag) }, writeCase: { writeBesideTag($0, at: tag) },
        access: { memberTagAccess(at: tag) })
    case .array:
      TagDecoding(writeTag: writeFirstElement, writeCase: writeArray, access: elementAccess)
    case .rawValue:
      TagDecoding(writeTag: writeScalar, writeCase: writeWithoutValues, access: scalarAccess)
    case .untagged: nil
    }
  }

  /// Writes the body of `init(from:)`, in which `decoder` is in scope.
  func write() {
    guard let tags else { return writeUntagged() }
    tags.writeTag()
    switchOverTags(TagGroup(form)) {
      writeCase($0)
    } unknown: {
      writeUnknown()
    }
  }
}
