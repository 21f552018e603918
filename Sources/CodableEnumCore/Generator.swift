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
/// for file in files {
///   if let source = generator.parse(file.bytes, path: file.path, label: file.label) {
///     generator.scan(source)
///   }
/// }
/// while generator.needsAnotherLook() {
///   for file in files { generator.resolve(file.bytes, path: file.path, label: file.label) }
/// }
/// let generation = generator.generation(of: generator.models())
/// ```
///
/// `LockedGenerator` does this for targets that may have a lock.
public struct Generator {
  package let sink = DiagnosticSink()
  private let outputCount: Int
  private let locatesSources: Bool
  private let command: String?
  private var enums: [DeclaredEnum] = []
  /// The words in the enums that begin like the names of types that generated code declares.
  private var wordsLikeGenerated: Set<String> = []
  private var facts = TargetFacts()
  private var parsedLabels: Set<String> = []
  /// For each file with marked enums, by label: the names about which all its facts are kept.
  private var knownNames: [String: Set<String>] = [:]
  /// The names to search files for, and those for which files were already searched.
  private var names = NamesOfInterest()
  private var searchedNames = NamesOfInterest()
  /// Names of the target's types that generated code must not give to its own.
  private var takenNames: [String] = []

  /// - Parameters:
  ///   - locatesSources: Whether generated code names the source lines that it comes from, by the
  ///     given paths, so the compiler's errors appear there.
  ///   - command: The command that writes the output again, if the output is a `CheckedInFile`.
  public init(
    outputCount: Int, locatesSources: Bool = true, command: String? = nil
  ) {
    self.outputCount = outputCount
    self.locatesSources = locatesSources
    self.command = command
  }

  /// Parses a file that may have a marker. Any other file costs one search of its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The path that diagnostics show.
  ///   - label: The path that generated code shows. It also decides which output the file's enums
  ///     go to, so it must not depend on the machine.
  ///   - isWanted: Whether to parse the file without a marker, too.
  package mutating func parse(
    _ bytes: UnsafeRawBufferPointer, path: String, label: String, isWanted: Bool = false
  ) -> ParsedFile? {
    guard isWanted || ByteSearch.mayHoldAnnotation(bytes) else { return nil }
    guard !CheckedInFile.isOne(bytes) else {
      parsedLabels.insert(label)
      let position = Diagnostic.Position(path: path, line: 1, column: 1)
      sink.report(Diagnostic(Message(.checkedInFile), at: position))
      return nil
    }
    return Parser.parse(SourceFile(path: path, label: label, bytes: Array(bytes)))
  }

  /// Finds the marked enums of a file.
  package mutating func scan(_ file: ParsedFile) {
    let binder = AnnotationBinder(file, sink)
    binder.bind()
    guard !binder.enums.isEmpty else { return }
    sink.report(file.diagnostics)
    // After a syntax error, further messages about the declarations would be misleading.
    guard !file.diagnostics.contains(where: \.isError) else { return }
    let found = binder.enums.map { DeclaredEnum(file, $0) }
    enums += found
    wordsLikeGenerated.formUnion(file.wordsLikeGenerated(in: binder.enums))
    // Keeps only the facts about names that these enums mention. Others may never be needed, and with
    // those of 15 more structs a file takes three times the memory, and a third more time.
    knownNames[file.file.label] = facts.add(
      file, about: Set(found.flatMap(\.mentionedNames)),
      marked: Set(binder.enums.map(\.declaration)))
  }

  /// Returns whether files may contain facts about the marked enums that were not looked for yet:
  /// first about the enums, then about what was found, such as the types of a payload's properties.
  public mutating func needsAnotherLook() -> Bool {
    guard !enums.isEmpty else { return false }
    searchedNames.formUnion(names)
    names = NamesOfInterest(enums, facts).subtracting(searchedNames)
    return !names.isEmpty
  }

  /// Collects the facts in a file about the names that are looked for.
  public mutating func resolve(_ bytes: UnsafeRawBufferPointer, path: String, label: String) {
    let known = knownNames[label] ?? []
    guard !parsedLabels.contains(label), names.mayBeDeclared(in: bytes, besides: known)
    else { return }
    parsedLabels.insert(label)
    let file = Parser.parse(SourceFile(path: path, label: label, bytes: Array(bytes)))
    facts.add(file) { !$0.holdsPart(of: known) }
  }

  /// Returns the models of the enums that were found, and reports what is wrong with these.
  package mutating func models() -> TargetModels {
    enums.sort { ($0.label, $0.line) < ($1.label, $1.line) }
    let marked = Dictionary(grouping: enums, by: \.displayName)
    takenNames = GeneratedNameChecks(facts: facts, sink: sink)
      .run(enums, words: wordsLikeGenerated)
    let universe = Universe(TypeResolver(facts: facts, marked: marked))
    return TargetModels(enums.compactMap { EnumModeler($0, universe, sink).model() }, universe)
  }

  /// Returns the outputs and the diagnostics of the run. There are no outputs if a diagnostic is an
  /// error.
  package func generation(of target: TargetModels) -> Generation {
    let emitter = TargetEmitter(
      enums: target.all, outputCount: outputCount, locatesSources: locatesSources,
      mayHaveOwnScalars: facts.declare(anyOf: TypeSpelling.scalars)
        || target.all.contains { $0.declared.imports.contains { $0.text != "import Foundation" } },
      takenNames: takenNames, command: command)
    return Generation(emitter: sink.hasErrors ? nil : emitter, diagnostics: sink.sorted)
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
