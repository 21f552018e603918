/// A table from tags to indices, for enums with so many tags that a chain of comparisons would be
/// slow to run and to compile.
struct TagTable {
  /// The number of string tags up to which a `switch` is better. Measured: a chain of 16
  /// comparisons takes as long as one look-up in a dictionary, and the compiler's time for
  /// `init(from:)` grows with the square of the number of string patterns.
  static let threshold = 16

  /// The number of tags that an error lists. If there are more, it lists the nearest.
  static let listedTags = 20

  let name: String
  private let group: TagGroup

  /// nil if a `switch` over the tags is better.
  init?(_ group: TagGroup, of model: EnumModel) {
    let branches = Conditional.elements(of: group.branches)
    guard group.matching.isString, branches.allSatisfy(\.ranges.isEmpty),
      branches.reduce(0, { $0 + $1.patterns.count }) > Self.threshold
    else { return nil }
    // Most forms have the same tags as keys and as names on their own.
    let twin = model.dispatch.groups.first { $0.number == group.number }
    let isOther = twin.map { $0.place != group.place && $0.owners != group.owners } ?? false
    name =
      "codableEnumTable_" + Self.identifier(model.displayName)
      + (isOther ? "_\(group.number)n" : group.number == 0 ? "" : "_\(group.number)")
    self.group = group
  }

  /// Returns a path of names as a part of an identifier, different for different paths. `_`
  /// separates names, and `_0…_` with its code point replaces anything that can't be in a name.
  private static func identifier(_ path: String) -> String {
    let names = path.split(separator: ".").map { name in
      name.unicodeScalars.enumerated().map { index, scalar in
        let isPlain =
          scalar != "_" && String(scalar).utf8.allSatisfy(\.continuesIdentifier)
          && (index > 0 || scalar.properties.numericType == nil)
        return isPlain ? String(scalar) : "_0\(String(scalar.value, radix: 16))_"
      }.joined()
    }
    return names.joined(separator: "_")
  }

  /// Declares the table. Statements add its entries, so there can be `#if` around them.
  func write(to out: CodeWriter) {
    out.line("\nnonisolated private let \(name): CodableEnumTable = {", .table)
    out.indented {
      out.line("var table = CodableEnumTable()")
      write(group.branches, to: out)
      out.line("return table")
    }
    out.line("}()")
  }

  private func write(_ items: [Conditional<TagBranch>], depth: Int = 0, to out: CodeWriter) {
    var run: [TagBranch] = []
    func writeRun() {
      guard let first = run.first else { return }
      let tags = run.map { branch in
        branch.patterns.map { String($0.json.dropFirst().dropLast()) }.joined(separator: "\\t")
      }
      out.line("table.add(")
      out.indented {
        out.line("\(first.index),\n\"\"\"\n\(tags.joined(separator: "\n"))\n\"\"\")")
      }
      run = []
    }
    func isPlain(_ tag: String) -> Bool {
      !tag.isEmpty && !tag.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
    for group in Conditional.groups(items, depth: depth) {
      let branch = group[0].element
      if group[0].branches.count > depth {
        writeRun()
        for item in Conditional.branches(group, depth: depth) {
          out.directive(item.directive) { write(item.items, depth: depth + 1, to: out) }
        }
        out.directive("#endif")
      } else if !branch.patterns.map(\.spelling).allSatisfy(isPlain) {
        // Tags that contain the separators of the compact form must be added one by one.
        writeRun()
        for tag in branch.patterns { out.line("table.add(\(branch.index), tag: \(tag.json))") }
      } else {
        if let last = run.last, branch.index != last.index + 1 { writeRun() }
        run.append(branch)
      }
    }
    writeRun()
  }
}
