import CodableEnumCore
import CodableEnumFormats

/// What a finding about a lock says to write, written where it says, as a text editor does it.
///
/// Of sources that have each case and each value on a line of its own, or one value in a case.
package struct PastedCure {
  package let text: String
  package let files: [String: String]

  package init(text: String, files: [String: String]) { (self.text, self.files) = (text, files) }

  /// Each cure of a finding that is more than advice.
  package static func all(of finding: Diagnostic, in files: [String: String]) -> [PastedCure] {
    guard let hint = finding.message.hint, let source = files[finding.position.path] else {
      return []
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let file = SourceLines(lines, at: finding.position.line - 1)
    return file.cured(by: hint).map { text, lines in
      var files = files
      files[finding.position.path] = lines.joined(separator: "\n")
      return PastedCure(text: text, files: files)
    }
  }

  /// The names that the finding gives to the command that changes the lock.
  package static func commands(of finding: Diagnostic) -> [LockUpdate.Name] {
    let text = ([finding.message.hint ?? ""] + finding.notes.map(\.text)).joined(separator: "; ")
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.indices.dropLast().compactMap { index in
      var name = words[(index + 1)...].joined(separator: " ")
      guard let end = name.firstIndex(of: "'") else { return nil }
      name = String(name[..<end])
      if name.first == "\"" { name = String(name.dropFirst().dropLast()) }
      return switch words[index] {
      case "--accept": .accepted(name)
      case "--remove": .removed(name)
      default: nil
      }
    }
  }
}

private struct SourceLines {
  let lines: [String]
  /// Where the finding is.
  let place: Int

  init(_ lines: [String], at place: Int) { (self.lines, self.place) = (lines, place) }

  func cured(by hint: String) -> [(text: String, lines: [String])] {
    var cures: [(String, [String])] = []
    func add(_ text: String, _ lines: [String]?) { if let lines { cures.append((text, lines)) } }
    if let alias = hint.part("'// @CodableCase(aliases: [", "])' before it") {
      add("alias \(alias)", annotated("@CodableCase", place, list: "aliases", alias))
    }
    if let alias = hint.part("'// @CodableValue(aliases: [", "])' after it") {
      add("alias \(alias)", annotated("@CodableValue", place, list: "aliases", alias))
    }
    if let form = hint.part("add 'reads: [", "]' to its options")
      ?? hint.part("add '", "' to 'reads'")
    {
      let removed = hint.part(", and remove ", "") ?? ""
      var file = self
      if removed.contains("'.missingTag'"), let mark = file.missingTag {
        file = SourceLines(file.withTag(mark) ?? lines, at: place)
      }
      // Which tag or which case to have in place of others is left to a person.
      if !removed.contains("'nil'"), !removed.contains("'missingTag'") {
        add(
          "reads \(form)",
          file.changed(place) { line in
            let line =
              removed.contains("'choice'")
              ? line.replacingFirst(", choice: .byKeys", with: "") : line
            return line?.withListed(form, in: "reads")
          })
      }
    }
    // What to have in place of this one is left to a person.
    if !hint.contains("' before it, and "), !hint.contains("@CodableCase(aliases"),
      let mark = hint.part("write '// @CodableCase(", ")' before it")
    {
      add(mark, untagged(place, mark))
    }
    for mark in [".missingTag", ".untagged"] {
      if let tag = hint.part("write ", " in place of '\(mark)'") {
        let tag = tag.first == "'" ? String(tag.dropFirst().dropLast()) : tag
        add("tag", changed(place - 1) { $0.replacingFirst(mark, with: tag) })
      }
    }
    if hint.hasPrefix("remove 'skip: .decoding'") {
      add(
        "read",
        changed(place - 1) { line in
          line.replacingFirst("skip: .decoding, ", with: "")
            ?? line.replacingFirst(", skip: .decoding", with: "")
            ?? line.replacingFirst("// @CodableCase(skip: .decoding)", with: "")
        })
    }
    if hint.hasPrefix("write 'skip: .encoding' in place of 'skip: .both'") {
      add("skip", changed(place - 1) { $0.replacingFirst("skip: .both", with: "skip: .encoding") })
    }
    if hint.contains("make it optional") { add("optional", changed(place, \.withOptional)) }
    if hint.contains("remove 'nil: .required'") {
      let line = lines[place].contains("nil: .required") ? place : place - 1
      add("nil", changed(line, \.withoutRequired))
    }
    if hint.contains("make it a 'var'") {
      add("var", changed(place) { $0.replacingFirst("let ", with: "var ") })
    }
    if hint.hasPrefix("remove the option") {
      add("no reject", changed(head) { $0.replacingFirst(", unknownKeys: .reject", with: "") })
    }
    if hint.hasPrefix("remove its 'skip'") {
      let line = lines[place].contains("skip: ") ? place : place - 1
      add(
        "no skip",
        changed(line) { line in
          line.replacingFirst("skip: true, ", with: "") ?? line.replacingFirst(
            ", skip: true", with: "")
            ?? line.replacingFirst("// @CodableValue(skip: true)", with: "")
        })
    }
    if let options = hint.part("write 'skip: ", "' to keep reading it") {
      let line = lines[place].contains("skip: ") ? place : place - 1
      add("skip", changed(line) { $0.replacingFirst("skip: true", with: "skip: \(options)") })
    }
    if hint.hasPrefix("mark a case with '// @CodableCase(.unknown)'"),
      let end = lines[place...].firstIndex(where: { $0 == "}" || $0 == "  }" })
    {
      let isKey = ["rawRepresentable", "codingKeys"].contains { self.lines[head].contains($0) }
      let type = isKey ? "String" : "CodableEnumAnyValue"
      var lines = lines
      if hint.contains(", and remove 'unknownTag'"),
        let option = lines[head].part(", unknownTag: .", ",")
          ?? lines[head].part(", unknownTag: .", ")")
      {
        lines[head] =
          lines[head].replacingFirst(", unknownTag: .\(option)", with: "") ?? lines[head]
      }
      lines.insert(
        contentsOf: ["// @CodableCase(.unknown)", "case restored(\(type))"], at: end)
      add("unknown", lines)
    }
    if let name = hint.part("move '", "' before it") {
      let name = "." + name
      add("order \(name)", changed(head) { $0.withFirst(name, in: "order") })
    }
    if let tag = hint.part("its tag back with '// @CodableCase(", ")', and '"),
      let other = hint.part("and '", "' another one"), let first = tagged(place, tag)
    {
      let lines = SourceLines(first, at: place)
      let index = lines.lines.indices.first { lines.declares(other, at: $0) && $0 != place }
      add("tag \(tag)", index.flatMap { lines.tagged($0, "\"another one\"") })
    }
    return cures
  }

  /// The line with the options of the enum.
  private var head: Int {
    lines[...place].lastIndex { $0.contains("// @CodableEnum(") } ?? place
  }

  private func declares(_ name: String, at index: Int) -> Bool {
    let line = lines[index].drop { $0 == " " }
    return ["case \(name)", "case `\(name)`"].contains { text in
      line.hasPrefix(text) && line.dropFirst(text.count).first?.isLetter != true
    }
  }

  private func changed(_ index: Int, _ change: (String) -> String?) -> [String]? {
    change(lines[index]).map { line in
      var lines = lines
      lines[index] = line
      return lines
    }
  }

  /// With an annotation before or behind a line, or with the element in the one that is there.
  private func annotated(
    _ name: String, _ index: Int, list: String, _ element: String
  ) -> [String]? {
    let mark = "// \(name)("
    for line in [index, index - 1] where line >= 0 && lines[line].contains(mark) {
      if line == index || lines[line].drop(while: { $0 == " " }).hasPrefix(mark) {
        return changed(line) { $0.withListed(element, in: list, of: mark) }
      }
    }
    var lines = lines
    if name == "@CodableCase" {
      lines.insert("\(mark)\(list): [\(element)])", at: index)
    } else {
      lines[index] += "  \(mark)\(list): [\(element)])"
    }
    return lines
  }

  /// The line that says that a case has no tag.
  private var missingTag: Int? {
    lines[place...].firstIndex { $0.contains("// @CodableCase(.missingTag") }
  }

  /// With the tag of a case that was marked as having none.
  private func withTag(_ index: Int) -> [String]? {
    changed(index) { line in
      line.replacingFirst(".missingTag, ", with: "")
        ?? line.replacingFirst("// @CodableCase(.missingTag)", with: "")
    }
  }

  /// Without the tag of a case.
  private func untagged(_ index: Int, _ mark: String) -> [String]? {
    // What has an annotation already is left to a person.
    if index > 0, lines[index - 1].contains("// @CodableCase(") { return nil }
    var lines = lines
    lines.insert("// @CodableCase(\(mark))", at: index)
    return lines
  }

  /// With another tag of a case.
  private func tagged(_ index: Int, _ tag: String) -> [String]? {
    var lines = lines
    let mark = "// @CodableCase("
    guard index > 0, let start = lines[index - 1].range(ofText: mark)?.upperBound else {
      lines.insert("\(mark)\(tag))", at: index)
      return lines
    }
    // What has a tag already is left to a person.
    guard lines[index - 1][start...].first?.isLowercase == true,
      !lines[index - 1][start...].hasPrefix("nil")
    else { return nil }
    lines[index - 1].insert(contentsOf: "\(tag), ", at: start)
    return lines
  }
}

extension String {
  fileprivate func range(ofText text: String) -> Range<Index>? { firstRange(of: text) }

  /// What stands between two texts.
  fileprivate func part(_ start: String, _ end: String) -> String? {
    guard let first = firstRange(of: start) else { return nil }
    if end.isEmpty { return String(self[first.upperBound...]) }
    guard let last = self[first.upperBound...].firstRange(of: end) else { return nil }
    return String(self[first.upperBound..<last.lowerBound])
  }

  fileprivate func replacingFirst(_ text: String, with other: String) -> String? {
    firstRange(of: text).map { range in
      var line = self
      line.replaceSubrange(range, with: other)
      return line
    }
  }

  /// With an element at the end of a list of an annotation.
  fileprivate func withListed(
    _ element: String, in list: String, of mark: String = "// @CodableEnum("
  ) -> String? {
    guard let start = firstRange(of: mark)?.upperBound, let end = lastIndex(of: ")") else {
      return nil
    }
    if let place = self[start...].firstRange(of: "\(list): [")?.upperBound {
      return self[..<place] + "\(element), " + self[place...]
    }
    return self[..<end] + "\(start == end ? "" : ", ")\(list): [\(element)]" + self[end...]
  }

  fileprivate var withoutRequired: String? {
    replacingFirst(", nil: .required", with: "") ?? replacingFirst("nil: .required, ", with: "")
      ?? replacingFirst("// @CodableValue(nil: .required)", with: "")
  }

  /// With an element at the beginning of a list, and nowhere else in it.
  fileprivate func withFirst(_ element: String, in list: String) -> String? {
    guard let place = firstRange(of: "\(list): [")?.upperBound,
      let end = self[place...].firstIndex(of: "]")
    else { return withListed(element, in: list) }
    let others = self[place..<end].split(separator: ",").map { $0.drop { $0 == " " } }
      .filter { $0 != element }
    return self[..<place] + ([element[...]] + others).joined(separator: ", ") + self[end...]
  }

  /// Of a value or a property on a line of its own.
  fileprivate var withOptional: String? {
    var end = firstRange(of: "  //")?.lowerBound ?? endIndex
    if let value = self[..<end].firstRange(of: " = ") {
      end = value.lowerBound
    } else if end > startIndex, self[index(before: end)] == "," {
      end = index(before: end)
    }
    guard !contains("case "),
      self[..<end].last?.isLetter == true || "]>".contains(self[..<end].last!)
    else { return nil }
    return self[..<end] + "?" + self[end...]
  }
}
