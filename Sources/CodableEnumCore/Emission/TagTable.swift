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
    let branches = group.branches.map(\.element)
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
      out.conditional(runs) { write($0, to: out) }
      out.line("return table")
    }
    out.line("}()")
  }

  /// The branches whose entries are written at once.
  private var runs: [Conditional<[TagBranch]>] {
    group.branches.reduce(into: []) { runs, item in
      if let last = runs.last, last.branches == item.branches,
        last.element[last.element.count - 1].index + 1 == item.element.index,
        isPlain(last.element[0]), isPlain(item.element)
      {
        runs[runs.count - 1].element.append(item.element)
      } else {
        runs.append(Conditional(element: [item.element], branches: item.branches))
      }
    }
  }

  /// Whether no tag contains a separator of the compact form.
  private func isPlain(_ branch: TagBranch) -> Bool {
    branch.patterns.map(\.spelling).allSatisfy { tag in
      !tag.isEmpty && !tag.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
  }

  private func write(_ run: [TagBranch], to out: CodeWriter) {
    guard isPlain(run[0]) else {
      for tag in run[0].patterns { out.line("table.add(\(run[0].index), tag: \(tag.json))") }
      return
    }
    let tags = run.map { branch in
      branch.patterns.map { String($0.json.dropFirst().dropLast()) }.joined(separator: "\\t")
    }
    out.line("table.add(")
    out.indented { out.line("\(run[0].index),\n\"\"\"\n\(tags.joined(separator: "\n"))\n\"\"\")") }
  }
}
