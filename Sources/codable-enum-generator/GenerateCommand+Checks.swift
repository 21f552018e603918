extension GenerateCommand {
  /// Refuses a slip that would overwrite a source or one output with another, also where a link
  /// leads to it or to a folder above it.
  func checkOutputs(against sources: [Source]) throws(UsageError) {
    let sourcePaths = Set(sources.map(\.components))
    var outputPaths: Set<PathComponents> = []
    for output in options.outputs {
      let path = PathComponents(output)
      if sourcePaths.contains(path) { throw UsageError("'\(output)' is a source and an output") }
      if !outputPaths.insert(path).inserted { throw UsageError("'\(output)' is an output twice") }
    }
    try checkLinks(to: sources)
  }

  private func checkLinks(to sources: [Source]) throws(UsageError) {
    var outputs: [FileIdentity: String] = [:]
    for output in options.outputs {
      guard let file = Platform.identity(of: output) else { continue }
      if let other = outputs.updateValue(output, forKey: file) {
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

  /// The compiler refuses two files of one name in a module, but cannot say why there is a second.
  mutating func checkNames(of sources: [Source]) {
    let names = Set(options.outputs.map { PathComponents($0).last })
    for source in sources where names.contains(source.components.last) {
      fileErrors.append(
        FileError(
          path: source.path, "a generated file of the module has this name; rename this one"))
    }
  }

  /// A file of top-level code that is alone in its module may have any name. The generated files
  /// end that, and the compiler only says that top-level expressions are not allowed.
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
          "beside generated files, top-level code must be in a file called 'main.swift'; "
            + "rename this one"))
    }
  }
}
