import CodableEnumCore

/// `generate`: shows the sources of a module to the generator and writes what it returns.
struct GenerateCommand {
  private let options: GenerateOptions

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    options = try GenerateOptions(arguments)
  }

  /// - Throws: `UsageError` if an output is named twice or is a source too: a user's file must not be
  ///   overwritten by a slip.
  func run() throws(UsageError) -> ExitCode {
    var problems: [FileError] = []
    let sources = listSources(&problems)
    try checkOutputs(against: sources)
    let generation = generate(from: sources, &problems)

    var report = problems.map(\.description) + generation.diagnostics.map(\.rendered)
    let outputs = options.outputs.map(OutputFile.init)
    var failed = generation.hasErrors || !problems.isEmpty
    if !failed {
      for (output, text) in zip(outputs, generation.outputs) {
        do throws(FileError) {
          try output.update(to: text)
        } catch {
          report.append(error.description)
          failed = true
        }
      }
    }
    if failed {
      for output in outputs { output.setAside() }
    }
    if !report.isEmpty { Platform.printError(report.joined(separator: "\n")) }
    return failed ? .failure : .success
  }

  /// The sources in the order given, listed ones last.
  private func listSources(_ problems: inout [FileError]) -> [Source] {
    var paths = options.sources
    let buffer = ReadBuffer()
    for list in options.sourcesLists {
      do throws(FileError) {
        let lines = try buffer.read(list).split(separator: UInt8(ascii: "\n"))
        paths += lines.map { String(decoding: $0, as: UTF8.self) }
      } catch {
        problems.append(error)
      }
    }
    let labels = SourceLabels(relativeTo: options.labelDirectories)
    return paths.map { Source(path: $0, label: labels.label(of: $0)) }
  }

  private func checkOutputs(against sources: [Source]) throws(UsageError) {
    let sourcePaths = Set(sources.map { PathComponents($0.path) })
    var outputPaths: Set<PathComponents> = []
    for output in options.outputs {
      let path = PathComponents(output)
      if sourcePaths.contains(path) { throw UsageError("'\(output)' is a source and an output") }
      if !outputPaths.insert(path).inserted { throw UsageError("'\(output)' is an output twice") }
    }
  }

  /// Runs the generator over the files. Every file that cannot be read is a problem of its own, so
  /// that the user sees all of them at once.
  private func generate(from sources: [Source], _ problems: inout [FileError]) -> Generation {
    var generator = Generator(outputCount: options.outputs.count)
    let buffer = ReadBuffer()
    for source in sources {
      do throws(FileError) {
        generator.scan(try buffer.read(source.path), path: source.path, label: source.label)
      } catch {
        problems.append(error)
      }
    }
    if generator.needsSecondLook && problems.isEmpty {
      for source in sources {
        do throws(FileError) {
          generator.resolve(try buffer.read(source.path), path: source.path, label: source.label)
        } catch {
          problems.append(error)
        }
      }
    }
    return generator.finish()
  }
}

/// A source and the name that outputs know it by.
struct Source {
  let path: String
  let label: String
}
