import CodableEnumCore

/// What the user requests of a suggestion.
package struct Wish: Hashable, Sendable {
  /// The path of keys to the tag.
  package var tag: [String]?
  package var style: StyleName?
  /// The number of samples that may be left out.
  package var tolerance: Int

  /// - Parameter tag: A key, or a JSON Pointer to a key in an object of its own.
  package init(tag: String? = nil, style: StyleName? = nil, tolerance: Int = 0) {
    self.tag = tag.map { text in
      text.hasPrefix("/") ? JSONPointer(text)?.keys ?? [text] : [text]
    }
    self.style = style
    self.tolerance = tolerance
  }

  /// Creates the wish for a form.
  init(_ form: Form) {
    tag = form.tagPath
    style = form.style
    tolerance = 0
  }

  /// Whether no form is requested.
  var isOpen: Bool { tag == nil && style == nil }

  func allows(_ candidate: Candidate) -> Bool {
    guard let form = candidate.form else { return isOpen }
    return (tag == nil || tag == form.tagPath) && (style == nil || style == form.style)
  }

  /// The options of the command for this wish.
  var options: String {
    let key = tag.map { $0.count == 1 ? $0[0] : $0.map(JSONPointer.escaped).joined() }
    let parts = [style.map { "--style \($0)" }, key.map { "--tag \($0.asArgument)" }]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension String {
  /// The text as an argument in a shell.
  fileprivate var asArgument: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-/.:@".unicodeScalars.contains(scalar)
    }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
