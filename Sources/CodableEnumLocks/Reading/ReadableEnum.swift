import CodableEnumCore

/// A marked enum, prepared for `EnumReader`: it finds tags by hashing.
final class ReadableEnum {
  let marked: EnumModel
  /// What its cases read; nil if it has errors.
  let sets: CaseDocuments
  let tags: [TagPosition: Tags]
  /// Cases that are tried one after another.
  let untagged: [(form: Representation, plan: CasePlan)]
  /// What objects of these cases must have.
  private lazy var required = untagged.map { form, plan -> [Documents.Member] in
    let set = sets.universe.resolved(sets.document(plan, in: form))
    guard case .object(let members) = set else { return [] }
    return members.members.filter(\.isRequired)
  }
  /// Their indices by one of these keys in lowercase, which the fewest have; "" if there is none.
  private lazy var indices: [String: [Int]] = {
    let keys = required.map { members in
      members.filter { $0.keys.count == 1 }.map { $0.keys[0].lowercased() }
    }
    let counts = Dictionary(keys.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return Dictionary(grouping: untagged.indices) { index in
      keys[index].min { counts[$0, default: 0] < counts[$1, default: 0] } ?? ""
    }
  }()

  var declared: DeclaredEnum { marked.declared }
  var primary: Representation { marked.primary }
  var dispatch: Dispatch { marked.dispatch }
  var formCount: Int { marked.representations.count }

  /// The tags in one place.
  struct Tags {
    /// By the folded tag. Several branches of an `#if` may have a case with one tag.
    let branches: [Scalar: [TagBranch]]
    let ranged: [TagBranch]
  }

  /// The branches of `#if` that this describes, in the form of `DeclaredCase.conditions`.
  let conditions: [[String]]
  /// Cases that these branches don't have, or that nothing makes.
  let missing: Set<Int>

  /// Returns the enum for each branch of each `#if` in it. All other branches count as compiled.
  static func variants(_ marked: EnumModel, _ universe: Universe) -> [ReadableEnum] {
    let declared = marked.declared
    let around = declared.place.conditions
    var variants: [ReadableEnum] = []
    var seen: Set<[String]> = []
    for conditions in declared.cases.map(\.conditions) {
      for depth in conditions.indices where seen.insert(conditions[depth]).inserted {
        // A case outside of all branches is in all of them, and in the one that has no case.
        for branch in [conditions[depth], [conditions[depth][0], "#else"]] {
          if branch != conditions[depth], !seen.insert(branch).inserted { continue }
          let here = around + conditions[..<depth] + [branch]
          if here.excludes(here) { continue }
          let missing = declared.cases.indices.filter {
            here.excludes(around + declared.cases[$0].conditions)
          }
          variants.append(ReadableEnum(marked, universe, in: here, missing: Set(missing)))
        }
      }
    }
    return variants.isEmpty ? [ReadableEnum(marked, universe, in: around)] : variants
  }

  private init(
    _ marked: EnumModel, _ universe: Universe, in conditions: [[String]],
    missing others: Set<Int> = []
  ) {
    let cases = marked.declared.cases
    let missing = others.union(cases.indices.filter { cases[$0].availability.isUnavailable })
    self.conditions = conditions
    self.missing = missing
    self.marked = marked
    let (dispatch, forms) = (marked.dispatch, marked.representations)
    sets = CaseDocuments(universe, marked.declared, .read, forms: forms)
    var tags: [TagPosition: Tags] = [:]
    for group in dispatch.groups {
      var branches: [Scalar: [TagBranch]] = [:]
      let all = group.branches.map(\.element).compactMap { branch in
        // Some of the cases that share a tag may be in the branch.
        missing.isEmpty || branch.indices.contains { !missing.contains($0) } ? branch : nil
      }
      for branch in all {
        for pattern in branch.patterns { branches[pattern, default: []].append(branch) }
      }
      tags[group.place] = Tags(branches: branches, ranged: all.filter { !$0.ranges.isEmpty })
    }
    self.tags = tags
    untagged = dispatch.tried.filter { item in
      !missing.contains(item.plan.index) && item.plan.reading == .known
    }
  }

  /// Returns the indices of untagged cases, without those that need a key that an object certainly
  /// lacks. That is most of them.
  func untagged(for document: Shape) -> [Int] {
    guard case .object(let members) = document, members.allSatisfy({ $0.key != nil }) else {
      return Array(untagged.indices)
    }
    let keys = Set(members.compactMap(\.key))
    return Set(keys.map { $0.lowercased() } + [""]).flatMap { indices[$0] ?? [] }
      .filter { required[$0].allSatisfy { $0.isFound(in: keys) } }.sorted()
  }

  /// The cases in the branch.
  var cases: [DeclaredCase] {
    missing.isEmpty
      ? declared.cases
      : declared.cases.indices.filter { !missing.contains($0) }.map { declared.cases[$0] }
  }

  var unknown: UnknownPlan? {
    primary.unknown.flatMap { missing.contains($0.plan.index) ? nil : $0 }
  }
}

extension TagBranch {
  /// The cases that a branch of tags can choose.
  fileprivate var indices: [Int] {
    alternatives.flatMap { item in item.form.sharing(item.plan).flatMap(\.cases).map(\.index) }
  }
}

extension [[String]] {
  /// Whether no build has both these branches of `#if` and others.
  func excludes(_ others: [[String]]) -> Bool {
    contains { own in others.contains { $0.first == own.first && $0.last != own.last } }
  }
}
