/// How the tags of a style are read.
struct TagDecoding {
  /// Writes statements that read the tag from `decoder`, and declare the variables that `writeCase`
  /// uses.
  let writeTag: () -> Void
  /// Writes statements that assign the case whose tag was found to `self`.
  let writeCase: (CasePlan) -> Void
  /// The expressions for the tag that was read.
  let access: () -> TagAccess
}

/// Expressions of generated code for the tag that was read.
struct TagAccess: Sendable {
  /// The name of the tag. If all tags are of one kind, also the value of a case that keeps it.
  var tag = "tag"
  /// An expression that makes that value if tags are of several kinds. It throws.
  var conversion: (text: String, piece: SupportPiece)?
  /// A statement that throws the error for a tag that no case has, and the piece that it needs.
  var rejection: (text: String, piece: SupportPiece)
  /// An expression that reads the whole value, if the decoder was asked for a container that must
  /// also serve for that.
  var content: String?
}

extension DecodingEmitter {
  /// How the tags are read; nil if there are none.
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
    var emitter = self
    emitter.form.matching.onlyStringsMatter = onlyStringsMatter
    emitter.writeChoice()
  }

  private func writeChoice() {
    guard let tags else { return writeUntagged() }
    let group = TagGroup(form)
    if group.branches.isEmpty {
      var emitter = self
      emitter.ignoresTag = isUnknownTagIgnored
      emitter.tags?.writeTag()
      return emitter.writeUnknown()
    }
    tags.writeTag()
    switchOverTags(group) {
      writeCase($0)
    } unknown: {
      writeUnknown()
    }
  }
}
