/// A table from tags to indices, for enums with so many that a chain of comparisons would be slow to
/// run and slow to compile.
struct TagTable {
  /// Where a `switch` over strings stops paying. Measured: a chain of 16 comparisons takes as long
  /// as one look-up in a dictionary, and the compiler's time for `init(from:)` grows with the square
  /// of the number of string patterns.
  static let threshold = 16

  let name: String
  let representation: Representation

  init?(_ emitter: DecodingEmitter) {
    let representation = emitter.representation
    guard case .string = representation.matching.kind, representation.style.hasTagSwitch else {
      return nil
    }
    let count = representation.forms.reduce(0) { $0 + $1.tags.count }
    guard count > Self.threshold else { return nil }
    name =
      "codableEnumTable_" + emitter.model.displayName.map { $0 == "." ? "_" : "\($0)" }.joined()
      + (representation.isPrimary ? "" : "_\(emitter.number)")
    self.representation = representation
  }

  /// Declares the table; its entries are added by statements, so that `#if` can stand around them.
  func write(_ emitter: DecodingEmitter, to writer: inout CodeWriter) {
    writer.line("nonisolated private let \(name): CodableEnumTable = {")
    writer.indent()
    writer.line("var table = CodableEnumTable()")
    write(emitter.taggedCases, to: &writer)
    writer.line("return table")
    writer.outdent()
    writer.line("}()")
  }

  private func write(_ items: [Conditional<Int>], to writer: inout CodeWriter) {
    var run: [Int] = []
    for item in items {
      switch item {
      case .element(let index):
        if let last = run.last, index != last + 1 || !isPlain(index) || !isPlain(last) {
          write(run: run, to: &writer)
          run = []
        }
        run.append(index)
      case .chain(let branches):
        write(run: run, to: &writer)
        run = []
        for branch in branches {
          writer.directive(branch.directive)
          write(branch.items, to: &writer)
        }
        writer.directive("#endif")
      }
    }
    write(run: run, to: &writer)
  }

  /// Tags that hold the separators of the compact form must be added one by one.
  private func isPlain(_ index: Int) -> Bool {
    tags(index).allSatisfy { tag in
      !tag.isEmpty && !tag.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
  }

  private func tags(_ index: Int) -> [String] {
    representation.forms[index].tags.map(\.spelling).map {
      representation.matching.isIgnoringCase ? $0.lowercased() : $0
    }
  }

  private func write(run: [Int], to writer: inout CodeWriter) {
    guard let first = run.first else { return }
    guard isPlain(first) else {
      for tag in tags(first) { writer.line("table.add(\(first), tag: \(tag.quoted))") }
      return
    }
    writer.line("table.add(")
    writer.indent()
    writer.line("\(first),")
    writer.line("\"\"\"")
    for index in run {
      writer.line(
        tags(index).map { String($0.quoted.dropFirst().dropLast()) }.joined(separator: "\\t"))
    }
    writer.line("\"\"\")")
    writer.outdent()
  }
}
