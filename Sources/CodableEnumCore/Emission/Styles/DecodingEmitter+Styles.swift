/// How the tags of a style are read.
struct TagDecoding {
  /// Writes statements that look into `decoder`, as far as no tag is needed for that.
  var writeOpening: () -> Void = {}
  /// A condition of generated code for whether there is no tag, or only null.
  ///
  /// - Parameter plan: The case that is read then.
  var absence: (_ plan: CasePlan) -> String = { _ in "" }
  /// Writes statements that read the tag, and declare the variables that `writeCase` uses.
  ///
  /// - Parameter missing: The case that is read without a tag.
  let writeTag: (_ missing: CasePlan?) -> Void
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
      TagDecoding(
        writeOpening: writeNamesOrObject, writeTag: writeKey, writeCase: writeExternal,
        access: keyAccess)
    case .internal(let tag), .adjacent(let tag):
      TagDecoding(
        writeOpening: writeObject, absence: { absence(of: $0, at: tag) },
        writeTag: { writeMemberTag(at: tag, orMissing: $0) },
        writeCase: { writeBesideTag($0, at: tag) }, access: { memberTagAccess(at: tag) })
    case .array:
      TagDecoding(
        writeTag: { _ in writeFirstElement() }, writeCase: writeArray, access: elementAccess)
    case .rawValue:
      TagDecoding(
        writeOpening: writeSingleValue, absence: { _ in "container.decodeNil()" },
        writeTag: { _ in writeScalar() }, writeCase: writeWithoutValues, access: scalarAccess)
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
    guard form.hasTags else { return writeUntagged() }
    let group = TagGroup(form, at: form.style.tagPlaces[0])
    if group.branches.isEmpty {
      var emitter = self
      emitter.ignoresTag = isUnknownTagIgnored
      emitter.writeTag()
      return emitter.writeUnknown()
    }
    writeTag()
    switchOverTags(group) {
      writeCase($0)
    } unknown: {
      writeUnknown()
    }
  }

  /// Writes the reading of a tag that must be there, after what is read without one.
  func writeTag() {
    guard let tags else { return }
    tags.writeOpening()
    var missing: CasePlan?
    for step in Dispatch(form).steps {
      switch step {
      case .tagless(let plans, _):
        out.conditional(plans) { plan in
          out.block("if \(tags.absence(plan))") {
            guard out.writeAvailability(plan, of: model) else { return }
            tags.writeCase(plan)
            out.line("return")
          }
        }
      case .missingTag(let plan, _): missing = plan
      case .unknownTag: tags.writeTag(missing)
      // The switch over tags follows.
      case .tags, .attempts, .unfitting, .fallback: break
      }
    }
  }
}
