import CodableEnumCore
import CodableEnumLocks

/// The formats of one target's marked enums.
package struct TargetFormats {
  package let target: TargetModels
  /// The content of the target's lock file; empty without one.
  package let lock: FormatLock
  /// The path of the lock file, if there is one.
  package let lockPath: String?
  /// The comments and attributes of the marked enums, and of the types in them.
  let notes: DeclarationNotes
  /// In order of file, line and column.
  package let diagnostics: [Diagnostic]

  /// Finds the formats of a target with these sources.
  package init(of sources: [SourceText]) {
    var generator = LockedGenerator(Generator(outputCount: 1))
    generator.look(at: sources.map { ($0.path, $0.bytes) })
    target = generator.models()
    lock = generator.lock
    lockPath = generator.lockPosition?.path
    notes = DeclarationNotes(sources)
    diagnostics = generator.diagnostics
  }

  /// Whether the target has a marked enum or a lock. Command plugins can't find out which targets
  /// use the build plugin.
  package var isOfInterest: Bool { !names.isEmpty || lockPath != nil }

  /// The names of the marked enums.
  package var names: [String] { target.all.map(\.declared.displayName) }

  package var hasErrors: Bool { diagnostics.contains(where: \.isError) }

  /// The current formats, with the types in them.
  package func current() -> FormatLock {
    var lock = FormatLock()
    var types: [FormatType] = []
    for model in target.all where model.decoding != nil {
      let declared = model.declared
      let entries = model.lockedShapes(target.resolver).map { plan, shape in
        FormatLock.Entry(
          name: plan.model.baseName, shape: shape,
          meaning: LockedMeaning(plan, of: declared, target.resolver),
          position: declared.places.position(plan.item.nameOffset))
      }
      types += entries.flatMap(\.shape.types)
      lock.sections.append(
        FormatLock.Section(
          subject: .format(
            declared.displayName, target.resolver.parameters(of: declared),
            FormatHead(declared.forms[0])), entries: entries,
          position: declared.places.position(declared.nameOffset)))
    }
    addTypes(reachedFrom: types, to: &lock)
    noteOrder(of: &lock)
    return lock
  }

  /// Notes that untagged cases accept some documents of a later one. This is fine as long as it
  /// stays so.
  private func noteOrder(of lock: inout FormatLock) {
    let reader = FormatReader(target, lock)
    for section in lock.sections.indices {
      guard case .format(let name, _, _) = lock.sections[section].subject else { continue }
      let isByKeys = target.models[name]?.contains(where: \.primary.choosesByKeys) == true
      for entry in lock.sections[section].entries.indices {
        let locked = lock.sections[section].entries[entry]
        let earlier = reader.cases(before: locked.name ?? "", taking: locked.shape, of: name)
        if isByKeys {
          lock.sections[section].entries[entry].chosen = earlier
        } else {
          lock.sections[section].entries[entry].behind = earlier
        }
      }
    }
  }

  /// Adds the shapes of types that the target declares and that have no format of their own.
  package func addTypes(reachedFrom types: [FormatType], to lock: inout FormatLock) {
    var pending = types
    var seen: Set<FormatType> = []
    while let type = pending.popLast() {
      switch type {
      case .optional(let inner), .array(let inner): pending.append(inner)
      case .dictionary(let key, let value), .pairs(let key, let value): pending += [key, value]
      case .named(let name, let arguments):
        guard seen.insert(type).inserted else { continue }
        pending += arguments
        guard let section = section(of: type, named: name) else { continue }
        lock.sections.append(section)
        pending += section.entries.flatMap(\.shape.types)
      }
    }
  }

  /// Returns the shapes of a type, or that it is unchecked; nil for scalars and marked enums.
  private func section(of type: FormatType, named name: String) -> FormatLock.Section? {
    let resolver = target.resolver
    let facts = resolver.facts[name]
    if let shapes = resolver.shapes(of: type), let position = facts.position {
      let entries = shapes.map { name, shape, properties in
        FormatLock.Entry(
          name: name, shape: shape, meaning: LockedMeaning(properties), position: position)
      }
      return .init(
        subject: .type(type, facts.properties == nil ? .enum : .struct), entries: entries,
        position: position)
    }
    guard !resolver.isMarked(name), !target.isGenericParameter(type),
      case .named(_, let arguments) = type,
      facts.isDeclared || !FormatType.isStandard(name, arguments), type != .any,
      // A coder is only known by its name.
      !name.contains("("), let position = facts.position ?? target.all.first?.position
    else { return nil }
    return .init(
      subject: .type(type, .unchecked),
      entries: [.init(name: nil, shape: .anything(.any), position: position)], position: position)
  }

  /// Returns diagnostics for everything in a lock that the sources don't read.
  ///
  /// - Parameter verb: The verb for notes, as in "was locked".
  package func findings(against lock: FormatLock, verb: String = "locked") -> [Diagnostic] {
    let sink = DiagnosticSink()
    LockChecks(lock, target, sink, verb: verb).run()
    return sink.diagnostics.sorted { $0.position < $1.position }
  }
}

extension TypeResolver {
  /// Returns the shapes that values of a type of the target are written as, for enums by the names
  /// of cases; nil for a marked enum, and for a type of which only the spelling is known.
  fileprivate func shapes(
    of type: FormatType
  ) -> [(name: String?, shape: Shape, properties: [CodedProperty])]? {
    guard case .named(let name, _) = type, shows(type) else { return nil }
    switch definition(of: type) {
    case nil, .marked: return nil
    case .rawValues:
      return facts[name].rawValues?.map { ($0.case, .literal($0.value), []) }
    case .structure(let properties): return [(nil, object(properties), properties)]
    case .cases(let cases):
      return cases.map { item in
        let shape = Shape.object([.key(item.key, object(item.values), isOptional: false)])
        return (item.name, shape, item.values)
      }
    }
  }

  private func object(_ properties: [CodedProperty]) -> Shape {
    .object(
      properties.map { property in
        let shape = Shape.value(property.type)
        let isNull = property.writesNull || !property.isLeftOut
        return .key(property.key, isNull ? shape.withNull : shape, isOptional: false)
      })
  }
}
