/// Decides what a marked enum means, with the whole target in view. It builds the model, which
/// never fails, and then runs all checks on it.
///
/// A class, because closures would copy a struct of this size.
final class EnumModeler {
  let types: EnumTypes
  let reporter: Reporter

  var declared: DeclaredEnum { types.declared }
  var scope: Scope { types.scope }
  var facts: TargetFacts { scope.facts }

  init(_ declared: DeclaredEnum, _ universe: Universe, _ sink: DiagnosticSink) {
    types = EnumTypes(declared, universe)
    reporter = Reporter(places: declared.places, sink: sink)
  }

  /// Returns the forms as they are built, whatever is wrong with them; empty if they can't be
  /// built.
  func representations() -> [Representation] {
    guard declared.place.obstacle == nil else { return [] }
    return modelers().compactMap { modeler in modeler.style.map(modeler.representation) }
  }

  private func modelers() -> [RepresentationModeler] {
    let cases = caseModels()
    return declared.forms.enumerated().map { number, form in
      RepresentationModeler(form, number, cases, types)
    }
  }

  /// Returns the model, or nil if errors were reported.
  func model() -> EnumModel? {
    let errorCount = reporter.sink.errorCount
    if let obstacle = declared.place.obstacle {
      switch obstacle {
      case .isPrivate(let owner, let access):
        reporter.report(
          .unreachableEnum, declared.displayName, owner, "\(access)", at: declared.nameOffset)
      case .isInCode: reporter.report(.enumInCode, declared.displayName, at: declared.nameOffset)
      }
      return nil
    }
    let modelers = modelers()
    let accessors = declared.options.accessors?.value == true ? accessors() : []
    DeclarationChecks(types, modelers[0].unknown, reporter).run(accessors)

    var representations: [Representation] = []
    let known = types.universe.completeRepresentations(of: declared)
    for (number, modeler) in modelers.enumerated() {
      let checks = RepresentationChecks(modeler, reporter)
      // After errors in the options of the primary form, the other forms aren't checked.
      guard checks.checkOptions(), let style = modeler.style else {
        if number == 0 { break } else { continue }
      }
      var representation = known.first { $0.number == number } ?? modeler.representation(style)
      representation.look(with: types)
      for number in representation.standalone.indices {
        representation.standalone[number].look(with: types)
      }
      if !checks.run(representation), number == 0 { break }
      representations.append(representation)
    }
    guard !representations.isEmpty, reporter.sink.errorCount == errorCount else { return nil }
    let dispatch = dispatch(representations)
    guard reporter.sink.errorCount == errorCount else { return nil }
    return EnumModel(self, representations, dispatch, accessors)
  }

  private func dispatch(_ representations: [Representation]) -> Dispatch {
    if declared.conformance == .encodable { return Dispatch() }
    var dispatch: Dispatch
    if representations.count > 1 || !representations[0].standalone.isEmpty {
      let modeler = DispatchModeler(representations, Separation(types))
      dispatch = modeler.dispatch(declared.conditionalCases)
      DispatchChecks(declared: declared, types: types, reporter: reporter)
        .run(representations, dispatch, modeler.conflicts)
    } else {
      dispatch = Dispatch(representations[0])
    }
    let fallback = declared.options.fallback?.value
    if let plan = representations[0].cases.first(where: { $0.item.baseName == fallback }) {
      dispatch.steps.append(.fallback(plan))
    }
    return dispatch
  }

  /// Returns the imports of the enum's file, if generated code names types.
  ///
  /// - Parameter clauses: The requirements of the conformances.
  func imports(
    _ representations: [Representation], _ accessors: [Accessor], clauses: [String]
  ) -> [Import] {
    let values = declared.cases.flatMap(\.values)
    let looks = representations.flatMap { [$0] + $0.standalone }.flatMap(\.looks)
    let namesTypes =
      !accessors.isEmpty || values.contains { $0.options.coder != nil }
      || declared.cases.contains { $0.options.coder != nil }
      || looks.contains { !$0.early.isEmpty } || declared.options.requirements != nil
      || representations[0].cases.contains { $0.model.types.contains { $0 != nil } }
    // What a declaration names must be as accessible as the declaration.
    let isDeclaredWithOthers =
      isOutside(declared.path[0], from: [declared.path[0]])
      || (accessors.map(\.type.text) + clauses).contains(where: namesOutside)
    guard namesTypes || isDeclaredWithOthers else { return [] }
    let access = isDeclaredWithOthers ? declared.place.access : .internal
    return declared.imports.map { $0.used(by: access) }
  }

  /// Whether a type or a clause names something of other modules.
  private func namesOutside(_ text: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && !"_.`".contains($0) }
      .contains { isOutside(String($0), from: scope.path) }
  }

  /// Whether a name is that of a type of another module than the standard library.
  private func isOutside(_ name: String, from path: [String]) -> Bool {
    let first = name.pathWithoutBackticks.pathParts.first ?? ""
    return scope.parameters[first] == nil && first != "Swift" && first != "Self"
      && !TypeSpelling.scalars.contains(first) && !TargetFacts.isStandard(first)
      && facts.type(named: first, from: path).map {
        !$0.facts.isDeclared && $0.facts.aliasedType == nil && !$0.facts.isRepeated
      } ?? true
  }

  var memberPrefix: String {
    var prefix = "codableEnum"
    let names = declared.cases.map(\.baseName) + facts[scope.fullPath].members.map(\.name)
    while names.contains(where: { $0.hasPrefix(prefix) }) { prefix += "_" }
    return prefix
  }

  /// The path for `#sourceLocation`; nil if the directive can't spell it. The compiler takes the
  /// directive's string as it is, with escapes in it, but rejects invalid ones. So a backslash must
  /// be doubled, which only on Windows is the same path.
  var writablePath: String? {
    let path = declared.places.path
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") }
    guard isPlain else { return nil }
    #if os(Windows)
      return path.replacing("\\", with: "\\\\")
    #else
      return path.utf8.contains(UInt8(ascii: "\\")) ? nil : path
    #endif
  }

  private func caseModels() -> [CaseModel] {
    let cases = Dictionary(grouping: declared.cases, by: \.name)
    let factories = Dictionary(
      grouping: facts[scope.fullPath].members.filter { $0.isStatic && $0.name != "init" },
      by: \.name)
    return declared.cases.map { item in
      let namesakes = cases[item.name, default: []]
      let others = factories[item.baseName, default: []]
      let isAmbiguous = others.contains { $0.mayBeCalled(like: item) }
      return CaseModel(
        item: item,
        types: item.values.map {
          isAmbiguous && !$0.type.hasFunction ? scope.qualified($0.type.words).text : nil
        },
        sharesName: namesakes.count > 1,
        needsLabels: namesakes.count > 1 || others.contains { $0.labels == nil },
        isIndistinct: namesakes.contains { $0 !== item && !$0.isExclusive(with: item) })
    }
  }

  // MARK: Conformances

  /// Returns the conformances to any of some protocols that the target states.
  private func stated(_ protocols: Set<String>) -> [TargetFacts.StatedConformance] {
    facts[scope.fullPath].conformances.filter {
      !facts.expanded($0.protocols, from: scope.path).isDisjoint(with: protocols)
    }
  }

  /// The isolation of the enum, or that of the conformances if it states `nonisolated Codable` or
  /// `@MainActor Codable`.
  var isolation: Isolation {
    let own = facts.isolation(declared.isolation, at: scope.fullPath)
    let stated = stated(TargetFacts.codable).lazy.flatMap { $0.isolations.sorted { $0 < $1 } }
      .first {
        !self.facts.expanded([$0.key], from: self.scope.path).isDisjoint(with: TargetFacts.codable)
      }
    switch stated?.value {
    case nil: return own
    case "nonisolated": return own.isNonisolated ? own : .globalActor
    case let actor?: return .stated(actor)
    }
  }

  /// See `Conformance.statements`.
  func statements(of protocols: Set<String>) -> [[[String]]] {
    let around = declared.place.conditions
    return stated(protocols).map(\.conditions).map {
      $0.starts(with: around) ? Array($0.dropFirst(around.count)) : $0
    }
  }

  func conformance(_ name: String) -> Conformance {
    let stated = stated([name, "Codable"])
    let statements = statements(of: [name, "Codable"])
    let requirements = declared.options.requirements?.value
    if let requirements = requirements ?? stated.first.map({ $0.requirements?.text ?? "" }) {
      return Conformance(statements: statements, requirements: requirements)
    }
    var inferred = Requirements(scope, types.universe.resolver)
    return Conformance(requirements: inferred.clause(of: declared, to: name))
  }

  // MARK: Accessors

  /// Returns one property for each name of an associated value.
  private func accessors() -> [Accessor] {
    let values = declared.cases.flatMap { item in item.values.map { (item: item, value: $0) } }
    let named = Dictionary(grouping: values) { $0.value.name ?? "" }
    return values.compactMap(\.value.name).uniqued.map { name in
      let values = named[name] ?? []
      let (item, first) = values[0]
      let isOptional = types.form(of: first.type).isOptional
      return Accessor(
        name: name, type: scope.qualified(isOptional ? first.type.unwrapped : first.type.words),
        first: first, values: Dictionary(values.map { ($0.item.index, $0.value) }) { $1 },
        conditions: values.allSatisfy { $0.item.conditions == item.conditions }
          ? item.conditions : [])
    }
  }
}

extension TargetFacts.MemberFact {
  /// Whether a call that makes a case, with or without the values that have defaults, may mean this
  /// static member: `static func text(_ text: String) -> Self` next to `case text(Text)`.
  fileprivate func mayBeCalled(like item: DeclaredCase) -> Bool {
    let called = item.values.filter { !$0.hasDefault }.map { $0.label?.withoutBackticks ?? "_" }
    // A property may contain a function.
    guard let labels else { return called.allSatisfy { $0 == "_" } }
    var rest = labels[...]
    return called.allSatisfy { label in
      // A parameter may have a default, or take several values.
      if label == "_", rest.count < labels.count, rest.first != "_" { return true }
      while let next = rest.popFirst() { if next == label { return true } }
      return false
    }
  }
}

extension DeclaredValue {
  /// Whether it is any JSON next to the tag, and so the whole object in an unknown case.
  func isWholeObject(of declared: DeclaredEnum) -> Bool {
    declared.style.value == .internal && isAnyValue && options.flatten?.value == true
  }
}

/// The case marked `.unknown`, and which of its values keep the tag and the whole encoded value.
struct UnknownCase: Sendable {
  let item: DeclaredCase
  private(set) var tag: DeclaredValue?
  private(set) var content: DeclaredValue?
  /// The values that keep neither.
  private(set) var others: [DeclaredValue] = []

  /// Whether a coder makes all values from the whole encoded value.
  var isCodedTogether: Bool { item.options.coder != nil }

  /// The values that are read and written as in any other case: those next to one that keeps the tag.
  var payload: [DeclaredValue] { tag != nil && content == nil ? others : [] }

  /// Whether it is written with the tag that was read.
  var isKept: Bool { tag != nil || takesAll }

  /// Whether the whole encoded value is kept.
  var takesAll: Bool { content != nil || isCodedTogether }

  /// - Parameter form: If the enum's own form has no tags, another can still have the tag in a value.
  init?(_ types: EnumTypes, _ form: RequestedForm) {
    let declared = types.declared
    guard let item = declared.cases.first(where: \.options.isUnknown) else { return nil }
    self.item = item
    if isCodedTogether { return }
    let isTagged = declared.style.value.hasTags
    if isTagged { tag = item.markedTag }
    let isOnly = item.values.count == 1
    // A single value called like the tag's key may also keep everything.
    let key = isOnly ? [] : declared.options.representation.tag?.value.suffix(1) ?? []
    let names = isTagged ? ["tag"] + key : []
    let scalars =
      switch form.style.value {
      case .untagged where !isTagged, .rawValue where !isTagged: [String]()
      case .external where !isTagged: ["String"]
      default: ["String", "Int", "Bool"]
      }
    for value in item.values where value !== tag {
      let isScalar = isOnly && types.isScalar(value.type, of: scalars)
      let isWhole = value.isWholeObject(of: declared)
      let keepsTag = value.name.map(names.contains) == true || isScalar && value.name != "content"
      if keepsTag, tag == nil {
        tag = value
      } else if !keepsTag, content == nil, isOnly || isWhole || value.name == "content" {
        content = value
      } else {
        others.append(value)
      }
    }
  }
}
