@testable import CodableEnumCore
@testable import CodableEnumLocks

/// Called by libFuzzer with each input. The first byte chooses how many outputs there are; the rest
/// is a source, or two of one target with a NUL byte between them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  let files = input.dropFirst().split(
    separator: 0, maxSplits: 1, omittingEmptySubsequences: false
  ).map(Array.init)
  var generator = LockedGenerator(Generator(outputCount: Int(first % 4) + 1))
  for (index, file) in files.enumerated() {
    // The generator parses only what may be marked.
    check(Parser.parse(SourceFile(path: "", label: "", bytes: file)))
    file.withUnsafeBytes {
      generator.scan($0, path: "\(index).swift", label: "\(index).swift")
    }
  }
  while generator.needsAnotherLook() {
    for (index, file) in files.enumerated() {
      file.withUnsafeBytes {
        generator.resolve($0, path: "\(index).swift", label: "\(index).swift")
      }
    }
  }
  let generation = generator.finish()
  for diagnostic in generation.diagnostics { check(diagnostic, in: files) }
  precondition(generation.hasErrors || generation.outputs.count == Int(first % 4) + 1)
  return 0
}

/// All that was found stands inside the file.
private func check(_ file: ParsedFile) {
  for declaration in file.declarations {
    precondition(declaration.nameRange.upperBound <= file.file.bytes.count)
    precondition(declaration.head.upperBound <= file.tokens.count)
    precondition(declaration.body.upperBound <= file.tokens.count)
  }
}

/// Every diagnostic and note stands inside its file.
private func check(_ diagnostic: Diagnostic, in files: [[UInt8]]) {
  for position in [diagnostic.position] + diagnostic.notes.map(\.position) {
    let file = files[position.path == "0.swift" ? 0 : 1]
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    precondition(position.line >= 1 && position.line <= lines.count)
    precondition(position.column >= 1)
    precondition(position.column <= lines[position.line - 1].count + 1)
  }
}
