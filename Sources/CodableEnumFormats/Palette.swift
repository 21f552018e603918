/// Styles for words on a terminal that shows colors. Elsewhere, words stay plain.
package struct Palette: Sendable {
  private let isPlain: Bool

  package static let plain = Palette(isPlain: true)
  package static let terminal = Palette(isPlain: false)

  package func bold(_ text: String) -> String { style(text, 1) }
  package func dim(_ text: String) -> String { style(text, 2) }

  /// Adds a code of ECMA-48, "Select graphic rendition".
  private func style(_ text: String, _ code: Int) -> String {
    isPlain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
