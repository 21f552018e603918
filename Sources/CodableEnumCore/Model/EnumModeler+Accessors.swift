extension EnumModeler {
  /// One property for each name that an associated value has.
  mutating func accessors(_ cases: [CaseModel]) -> [Accessor] {
    var accessors: [Accessor] = []
    var first: [String: (accessor: Int, value: AssociatedValue)] = [:]
    let depth = file.branches(around: declaration.condition).count
    for (index, item) in cases.enumerated() {
      for (position, value) in item.values.enumerated() {
        guard let name = value.name else { continue }
        let syntax = marked.cases[index].element.values![position]
        let type = value.type.unwrapped
        let conditions = conditions(ofCase: index, depth: depth)
        guard let known = first[name] else {
          first[name] = (accessors.count, syntax)
          accessors.append(
            Accessor(
              name: name, type: type, values: [index: position], conditions: conditions,
              position: file.position(value.offset)))
          continue
        }
        if accessors[known.accessor].type.canonical != type.canonical {
          report(
            .accessorTypes(name, type.text, accessors[known.accessor].type.text), at: value.offset,
            notes: [
              file.note(
                "'\(name)' is \(accessors[known.accessor].type.text) here",
                at: file.tokens[known.value.tokens.lowerBound].start)
            ])
        }
        accessors[known.accessor].values[index] = position
        if accessors[known.accessor].conditions != conditions {
          accessors[known.accessor].conditions = []
        }
      }
    }
    if accessors.isEmpty, let option = marked.options.accessors {
      report(.accessorsWithoutNames(displayName), at: option.offset)
    }
    return accessors
  }

  private func conditions(ofCase index: Int, depth: Int) -> [[String]] {
    file.branches(around: marked.cases[index].declaration.condition).dropFirst(depth).map {
      reference in
      (0...reference.branch).map { file.directive(reference.chain, $0) }
    }
  }

  /// The imports of the file, if generated code names types: those of accessors and coders.
  func imports(_ cases: [CaseModel], _ accessors: [Accessor]) -> [String] {
    let hasCoder = cases.contains { $0.values.contains { $0.coder != nil } }
    guard hasCoder || !accessors.isEmpty else { return [] }
    return file.imports.map { item in
      var lines: [String] = []
      let branches = file.branches(around: item.condition)
      for reference in branches {
        lines += (0...reference.branch).map { file.directive(reference.chain, $0) }
      }
      lines.append(file.importText(item))
      lines += branches.map { _ in "#endif" }
      return lines.joined(separator: "\n")
    }
  }
}

extension ParsedFile {
  /// An import as another file of the module may repeat it: without `@_exported`, which must not be
  /// said twice.
  fileprivate func importText(_ item: ImportDeclaration) -> String {
    var words = TokenWords(self, item.tokens)
    if words.words.starts(with: ["@", "_exported"]) { words = words.dropping(first: 2, last: 0) }
    return words.text
  }
}
