import CodableEnumCore
import CodableEnumLocks

/// `generate`: shows the sources of a module to the generator and writes what it returns.
struct GenerateCommand {
  let options: GenerateOptions
  /// All errors about files, to report them together.
  var fileErrors: [FileError] = []
  private let buffer = ReadBuffer()

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    options = try GenerateOptions(arguments)
  }

  /// - Throws: `UsageError` if a file is an output twice, or both a source and an output.
  mutating func run() throws(UsageError) -> ExitCode {
    let sources = listSources()
    try checkOutputs(against: sources)
    checkNames(of: sources)
    if options.isExecutable { checkEntryPoint(of: sources) }
    let generation = generate(from: sources)
    let outputs = options.outputs.map(OutputFile.init)
    if let generation, !generation.hasErrors, fileErrors.isEmpty {
      write(generation, to: outputs)
    }

    let diagnostics = generation?.diagnostics ?? []
    let failed = !fileErrors.isEmpty || diagnostics.contains(where: \.isError)
    if failed {
      for output in outputs { output.setAside() }
    }
    let report = fileErrors.map(\.description) + diagnostics.map(\.rendered)
    if !report.isEmpty { Platform.printError(report.joined(separator: "\n")) }
    return failed ? .failure : .success
  }

  /// Returns the sources in the given order, listed ones last, each once.
  private mutating func listSources() -> [Source] {
    var paths = options.sources
    for list in options.sourcesLists {
      read(list) { bytes in
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        paths += lines.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    let directories = options.labelDirectories.map { PathComponents($0) }
    var seen: Set<PathComponents> = []
    return paths.map { Source($0, relativeTo: directories) }
      .filter { seen.insert($0.components).inserted }
  }

  /// - Returns: nil if a file can't be read. Without its declarations, the generator would report
  ///   errors that aren't there.
  private mutating func generate(from sources: [Source]) -> Generation? {
    var generator = LockedGenerator(
      Generator(outputCount: options.outputs.count, locatesSources: options.locatesSources))
    let knownErrors = fileErrors.count
    for source in sources {
      read(source.path) { generator.scan($0, path: source.path, label: source.label) }
    }
    while fileErrors.count == knownErrors, generator.needsAnotherLook() {
      for source in sources {
        read(source.path) { generator.resolve($0, path: source.path, label: source.label) }
      }
    }
    return fileErrors.count == knownErrors ? generator.finish() : nil
  }

  private mutating func write(_ generation: Generation, to outputs: [OutputFile]) {
    generation.forEachOutput { index, text in
      do throws(FileError) {
        try outputs[index].update(to: text)
      } catch {
        // The first output comes last.
        fileErrors.insert(error, at: 0)
      }
    }
  }

  /// Calls `body` with the content of a file, or records why it can't be read.
  mutating func read(_ path: String, _ body: (UnsafeRawBufferPointer) -> Void) {
    do throws(FileError) {
      body(try buffer.read(path))
    } catch {
      if !fileErrors.contains(error) { fileErrors.append(error) }
    }
  }
}

extension GenerateCommand {
  /// Refuses a command line that would overwrite a source, or one output with another, also through
  /// a link to the file or to a folder above it.
  func checkOutputs(against sources: [Source]) throws(UsageError) {
    let sourcePaths = Set(sources.map(\.components))
    var outputPaths: Set<PathComponents> = []
    var outputs: [FileIdentity: String] = [:]
    for output in options.outputs {
      let path = PathComponents(output)
      if sourcePaths.contains(path) { throw UsageError("'\(output)' is a source and an output") }
      if !outputPaths.insert(path).inserted { throw UsageError("'\(output)' is an output twice") }
      if let file = Platform.identity(of: output),
        let other = outputs.updateValue(output, forKey: file)
      {
        throw UsageError("'\(output)' and '\(other)' are the same file")
      }
    }
    if outputs.isEmpty { return }
    for source in sources {
      if let file = Platform.identity(of: source.path), let output = outputs[file] {
        throw UsageError("the output '\(output)' and the source '\(source.path)' are the same file")
      }
    }
  }

  /// Reports sources with the name of a generated file. The compiler rejects two files of the same
  /// name in a module, but can't say where the second one comes from.
  mutating func checkNames(of sources: [Source]) {
    let names = Set(options.outputs.map { PathComponents($0).last })
    for source in sources where names.contains(source.components.last) {
      fileErrors.append(
        FileError(
          path: source.path, "a generated file of the module has this name; rename this one"))
    }
  }

  /// Reports a single file with top-level code that isn't called `main.swift`. Alone in its module,
  /// such a file may have any name; next to generated files it may not, and the compiler only says
  /// that top-level expressions aren't allowed.
  mutating func checkEntryPoint(of sources: [Source]) {
    guard sources.count == 1, let source = sources.first, source.components.last != "main.swift"
    else { return }
    var isScript = false
    read(source.path) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      isScript = !text.contains("@main") && !text.contains("ApplicationMain")
    }
    if isScript {
      fileErrors.append(
        FileError(
          path: source.path,
          "next to generated files, top-level code must be in a file called 'main.swift'; "
            + "rename this one"))
    }
  }
}
