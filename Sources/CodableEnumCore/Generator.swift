/// Turns the sources of one target into its generated files, without touching a disk:
///
///     bytes → tokens → declarations → annotations → marked enums → declared enums → models → Swift text
///
/// It needs to see files more than once. A conformance, a parent's generic parameters or the
/// properties of a payload may be in a file without a marker, and only one file needs to be in
/// memory at a time:
///
/// ```swift
/// var generator = Generator(outputCount: 4)
/// for file in files { generator.scan(file.bytes, path: file.path, label: file.label) }
/// while generator.needsAnotherLook() {
///   for file in files { generator.resolve(file.bytes, path: file.path, label: file.label) }
/// }
/// let generation = generator.finish()
/// ```
public struct Generator {
  private let outputCount: Int
  private let describesTypes: Bool
  private let locatesSources: Bool
  private let command: String?
  private let sink = DiagnosticSink()
  private var enums: [DeclaredEnum] = []
  private var lock: (content: FormatLock?, position: Diagnostic.Position)?
  private var facts = TargetFacts()
  private var notes = DeclarationNotes()
  private var parsedLabels: Set<String> = []
  /// For each file with marked enums, by label: the names about which all its facts are kept.
  private var knownNames: [String: Set<String>] = [:]
  /// The names to search files for, and those for which files were already searched.
  private var names = NamesOfInterest([], TargetFacts())
  private var searchedNames = NamesOfInterest([], TargetFacts())

  /// - Parameters:
  ///   - describesTypes: Whether to look for all types that values are made of, even if the
  ///     generated code doesn't depend on them.
  ///   - locatesSources: Whether generated code names the source lines that it comes from, by the
  ///     given paths, so the compiler's errors appear there.
  ///   - command: The command that writes the output again, if the output is a `CheckedInFile`.
  public init(
    outputCount: Int, describesTypes: Bool = false, locatesSources: Bool = true,
    command: String? = nil
  ) {
    self.outputCount = outputCount
    self.describesTypes = describesTypes
    self.locatesSources = locatesSources
    self.command = command
  }

  /// Scans and resolves all files of a target, if they are in memory anyway.
  package mutating func look(at sources: [(path: String, bytes: [UInt8])]) {
    for source in sources {
      source.bytes.withUnsafeBytes { scan($0, path: source.path, label: source.path) }
    }
    while needsAnotherLook() {
      for source in sources {
        source.bytes.withUnsafeBytes { resolve($0, path: source.path, label: source.path) }
      }
    }
  }

  /// Finds the marked enums of a file. A file without a marker costs one search of its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The path that diagnostics show.
  ///   - label: The path that generated code shows. It also decides which output the file's enums
  ///     go to, so it must not depend on the machine.
  public mutating func scan(_ bytes: UnsafeRawBufferPointer, path: String, label: String) {
    guard ByteSearch.mayHoldAnnotation(bytes) || LockParser.isNamedAsLock(label) else { return }
    if CheckedInFile.isOne(bytes) {
      parsedLabels.insert(label)
      let position = FilePlaces(path: path, lines: LineTable([])).position(0)
      return sink.report(Diagnostic(Message(.checkedInFile), at: position))
    }
    let file = Parser.parse(SourceFile(path: path, label: label, bytes: Array(bytes)))
    if LockParser.isLock(file) { return read(lock: file) }
    var binder = AnnotationBinder(file, sink)
    binder.bind()
    guard !binder.enums.isEmpty else { return }
    sink.report(file.diagnostics)
    // After a syntax error, further messages about the declarations would be misleading.
    guard !file.diagnostics.contains(where: \.isError) else { return }
    let found = binder.enums.map { DeclaredEnum(file, $0) }
    enums += found
    // Keeps only the facts about names that these enums mention. Others may never be needed.
    knownNames[label] = facts.add(
      file, about: Set(found.flatMap(\.mentionedNames)),
      marked: Set(binder.enums.map(\.declaration)))
    if describesTypes { notes.add(file) }
  }

  private mutating func read(lock file: ParsedFile) {
    let position = file.position(0)
    if let first = lock {
      sink.report(
        Diagnostic(
          .secondLock, at: position,
          notes: [.init(text: "the first one is here", position: first.position)]))
      return
    }
    var parser = LockParser(file, sink)
    lock = (parser.parse(), position)
  }

  /// Returns whether files may contain facts about the marked enums that were not looked for yet:
  /// first about the enums, then about what was found, such as the types of a payload's properties.
  public mutating func needsAnotherLook() -> Bool {
    guard !enums.isEmpty else { return false }
    searchedNames.formUnion(names)
    let found = NamesOfInterest(enums, facts, allTypes: describesTypes || lock != nil)
    names = found.subtracting(searchedNames)
    return !names.isEmpty
  }

  /// Collects the facts in a file about the names that are looked for.
  public mutating func resolve(_ bytes: UnsafeRawBufferPointer, path: String, label: String) {
    let known = knownNames[label] ?? []
    guard !parsedLabels.contains(label), names.subtracting(known).mayBeDeclared(in: bytes)
    else { return }
    parsedLabels.insert(label)
    let file = Parser.parse(SourceFile(path: path, label: label, bytes: Array(bytes)))
    facts.add(file) { !$0.holdsPart(of: known) }
    if describesTypes, known.isEmpty { notes.add(file) }
  }

  /// Returns the outputs and the diagnostics of the run. There are no outputs if a diagnostic is an
  /// error.
  public consuming func finish() -> Generation {
    let target = models()
    if !sink.hasErrors {
      LockChecks(lock?.content ?? FormatLock(), target, sink).run()
    }
    let emitter = TargetEmitter(
      target.all, outputCount, locatesSources: locatesSources, command: command)
    return Generation(
      emitter: sink.hasErrors ? nil : emitter,
      diagnostics: sink.diagnostics.sorted { $0.position < $1.position })
  }

  /// Returns the formats of the target, and its lock if it has one. No code is generated. The
  /// generator must have been made with `describesTypes`.
  package consuming func formats() -> TargetFormats {
    let target = models()
    return TargetFormats(
      target: target, lock: lock?.content ?? FormatLock(), lockPath: lock?.position.path,
      notes: notes, diagnostics: sink.diagnostics.sorted { $0.position < $1.position })
  }

  private mutating func models() -> TargetModels {
    enums.sort { ($0.label, $0.line) < ($1.label, $1.line) }
    let marked = Dictionary(enums.map { ($0.displayName, $0) }) { first, _ in first }
    GeneratedNameChecks(facts: facts, sink: sink).run(enums)
    let universe = Universe(TypeResolver(facts: facts, marked: marked))
    let models = enums.compactMap { declared in
      EnumModeler(declared, universe, sink).model().map {
        MarkedModel(declared: declared, model: $0)
      }
    }
    return TargetModels(models, universe)
  }
}

/// The diagnostics of a run, and its outputs if no diagnostic is an error.
public struct Generation: Sendable {
  fileprivate let emitter: TargetEmitter?
  /// The diagnostics, sorted by file, line and column.
  public let diagnostics: [Diagnostic]

  public var hasErrors: Bool { diagnostics.contains(where: \.isError) }

  /// Passes the text of each output to `body`, one at a time, because all texts together take as
  /// much memory as everything they are made from. Passes nothing if there are errors.
  public func forEachOutput(_ body: (_ index: Int, _ text: String) -> Void) {
    emitter?.forEachOutput(body)
  }

  /// One text for each output; none if there are errors.
  public var outputs: [String] {
    var outputs: [(index: Int, text: String)] = []
    forEachOutput { outputs.append(($0, $1)) }
    return outputs.sorted { $0.index < $1.index }.map(\.text)
  }
}
