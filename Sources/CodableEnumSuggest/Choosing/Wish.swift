import CodableEnumCore

/// What is asked of a suggestion.
package struct Wish: Hashable, Sendable {
  /// The keys that lead to the tag.
  package var tag: [String]?
  package var style: StyleName?
  /// How many samples may be left out.
  package var tolerance: Int

  /// - Parameter tag: A key, or a JSON Pointer to one in an object of its own.
  package init(tag: String? = nil, style: StyleName? = nil, tolerance: Int = 0) {
    self.tag = tag.map { text in
      text.hasPrefix("/") ? JSONPointer(text)?.keys ?? [text] : [text]
    }
    self.style = style
    self.tolerance = tolerance
  }

  /// What asks for a form.
  init(_ form: Form) {
    tag = form.tagPath
    style = form.style
    tolerance = 0
  }

  /// Whether no form is asked for.
  var isOpen: Bool { tag == nil && style == nil }

  func allows(_ candidate: Candidate) -> Bool {
    guard let form = candidate.form else { return isOpen }
    return (tag == nil || tag == form.tagPath) && (style == nil || style == form.style)
  }

  /// As the command takes it.
  var options: String {
    let key = tag.map { $0.count == 1 ? $0[0] : $0.map(JSONPointer.escaped).joined() }
    let parts = [style.map { "--style \($0)" }, key.map { "--tag \($0.asArgument)" }]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension String {
  /// As a shell takes it.
  fileprivate var asArgument: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-/.:@".unicodeScalars.contains(scalar)
    }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
