/// A marked enum as `EnumReader` asks for it, with its tags found by hashing.
final class ReadableEnum {
  let declared: DeclaredEnum
  let describer: ShapeDescriber
  let primary: Representation
  let formCount: Int
  let leavesUnknownTags: Bool
  let groups: [Group]
  let hasUntaggedForms: Bool
  /// Cases that are tried in turn.
  let untagged: [(form: Representation, plan: CasePlan)]

  /// Forms whose tags stand in one place.
  struct Group {
    let group: TagGroup
    /// By what a tag is compared with. Branches of `#if` may each have a case with one tag.
    let branches: [Scalar: [TagBranch]]
    let ranged: [TagBranch]
  }

  init(_ marked: MarkedModel, _ resolver: TypeResolver) {
    declared = marked.declared
    let model = marked.model
    let primary = model.primary
    describer = ShapeDescriber(declared: declared, resolver: resolver)
    self.primary = primary
    formCount = model.representations.count
    leavesUnknownTags = model.reading?.leavesUnknownTags(to: primary) ?? true
    let isTagged = !primary.style.tagPlaces.isEmpty
    // A single form may have tags in two places.
    let groups =
      model.reading?.groups
      ?? primary.tagPlaces.map { place in
        var group = TagGroup(primary)
        group.place = place
        return group
      }
    self.groups = groups.map { group in
      var branches: [Scalar: [TagBranch]] = [:]
      let all = Conditional.elements(of: group.branches)
      for branch in all {
        for pattern in branch.patterns { branches[pattern, default: []].append(branch) }
      }
      return Group(group: group, branches: branches, ranged: all.filter { !$0.ranges.isEmpty })
    }
    let forms = model.reading?.untagged ?? (isTagged ? [] : [primary])
    hasUntaggedForms = !forms.isEmpty
    untagged = forms.flatMap { form in
      Conditional.elements(of: form.readable).map { (form, $0) }
    }
  }
}
