import Foundation

@testable import CodableEnumCore

/// A change that `guide-changing.md` goes through: an enum that is locked, what becomes of it, and
/// how that is mended.
///
/// ```text
/// <!-- before -->    above Swift: what is locked
/// <!-- broken -->    above Swift: the change; with `refused`, one that no build takes
/// <!-- error -->     above text: what a build then says, as it is printed
///                    above Swift without a mark, or with `or`: what a build takes
/// ```
struct GuideChange {
  let before: SnippetPage.Block
  var broken: SnippetPage.Block?
  var error: SnippetPage.Block?
  var mended: [SnippetPage.Block] = []

  static let lockName = "App.formats.swift"

  static func all(of page: SnippetPage) -> [GuideChange] {
    page.blocks.reduce(into: []) { changes, block in
      if block.mark == "before" { return changes.append(GuideChange(before: block)) }
      guard let last = changes.indices.last else { return }
      switch (block.language, block.mark) {
      case ("swift", "broken"), ("swift", "refused"): changes[last].broken = block
      case ("text", "error"): changes[last].error = block
      case ("swift", nil), ("swift", "or"): changes[last].mended.append(block)
      default: break
      }
    }
  }

  /// What a build says of code beside the lock.
  func findings(_ block: SnippetPage.Block) -> [String] {
    Locked.findings([source(block)], lock: Locked.text(of: [source(before)]), at: Self.lockName)
  }

  /// A file that is called as its first enum.
  private func source(_ block: SnippetPage.Block) -> (name: String, data: Data) {
    let name = block.text.firstMatch(of: #/(?m)^enum (?<name>\w+)/#)?.name ?? "Input"
    return ("\(name).swift", Data(block.text.utf8))
  }
}
