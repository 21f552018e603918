/// How words are set off on a terminal that shows colors, and nowhere else.
package struct Palette: Sendable {
  private let isPlain: Bool

  package static let plain = Palette(isPlain: true)
  package static let terminal = Palette(isPlain: false)

  package func bold(_ text: String) -> String { style(text, 1) }
  package func dim(_ text: String) -> String { style(text, 2) }

  /// With a code of ECMA-48, "Select graphic rendition".
  private func style(_ text: String, _ code: Int) -> String {
    isPlain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
