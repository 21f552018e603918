/// The known tags, as code for an unknown tag lists them.
extension DecodingEmitter {
  enum KnownList: String {
    /// What an error says after the tag.
    case tags = "Tags"
    /// The tags as an array.
    case keys = "Keys"
  }

  /// Returns an expression for a list: a literal, or a static property if that would be long.
  func expression(for list: KnownList) -> String {
    // That of many tags is never short, and takes long to make for each use.
    if form.readable.count <= TagTable.listedTags, let literal = literal(list),
      literal.utf8.count <= 75
    {
      return literal
    }
    let name = name(of: list)
    out.knownLists.insert(name)
    return "\(out.model.ownName).\(name)"
  }

  /// Returns the name of a list. Representations with the same tags share it.
  func name(of list: KnownList) -> String {
    // The primary one is the first of all, so lists, which can be long, need not be compared.
    let forms = form.isPrimary ? [] : out.model.representations
    let first = forms.first { $0.shownTags == form.shownTags }
    let number = first?.number ?? 0
    return "\(out.model.memberPrefix)\(number == 0 ? "" : "Form\(number)")\(list.rawValue)"
  }

  /// Writes the static property for a list, if the code names it.
  func writeDeclaration(of list: KnownList) {
    let name = name(of: list)
    guard out.knownLists.remove(name) != nil else { return }
    let type = list == .keys ? "[Swift.String]" : "Swift.String"
    let head = "private \(out.memberIsolation)static var \(name): \(type)"
    out.line()
    if let literal = literal(list) { return out.block(head) { out.line(literal) } }
    out.block(head) {
      out.line("var tags: [Swift.String] = []")
      out.conditional(form.readable) { plan in
        let texts = form.listed(\.shownTags, of: plan).map { list == .keys ? $0 : $0.literal }
        out.line("tags += [\(texts.joined(separator: ", "))]")
      }
      let (introduction, separator) = parts(form.knownTags.count)
      let all = "\(introduction.literal) + tags.joined(separator: \(separator.quoted))"
      out.line("return \(list == .keys ? "tags" : all)")
    }
  }

  /// Returns a list as a literal; nil if it depends on `#if`.
  private func literal(_ list: KnownList) -> String? {
    if Conditional.hasChain(form.readable) { return nil }
    let tags = form.shownTags
    if list == .keys { return "[\(tags.joined(separator: ", "))]" }
    let (introduction, separator) = parts(tags.count)
    let texts = tags.joined(separator: separator)
    return (introduction + (texts.isEmpty ? "no others" : texts)).literal
  }

  /// Returns what comes before the tags and between them. Many tags are on lines of their own, so an
  /// error can find the nearest.
  private func parts(_ count: Int) -> (introduction: String, separator: String) {
    let introduction = " is not a case of \(out.model.displayName); there are "
    return count > TagTable.listedTags ? (introduction + "\n", "\n") : (introduction, ", ")
  }
}

extension String {
  /// A literal that shows quotes as they are, if possible.
  var literal: String {
    if contains("\"#") || contains("\\#") || contains("\"\"\"")
      || unicodeScalars.contains(where: { $0.isControl && $0 != "\n" })
    {
      return quoted
    }
    return contains("\n") ? "#\"\"\"\n\(self)\n\"\"\"#" : "#\"\(self)\"#"
  }
}
