import CodableEnumCore
import Foundation

extension Diagnostic {
  /// The longest JSON document between spaces in the message's text.
  package var shownDocument: String? {
    let text = message.text
    var starts = [text.startIndex]
    starts += text.indices.filter { text[$0] == " " }.map { text.index(after: $0) }
    let ends = text.indices.filter { " .,;:".contains(text[$0]) } + [text.endIndex]
    var longest: Substring?
    for start in starts {
      for end in ends.reversed() where start < end {
        let part = text[start..<end]
        guard part.count > longest?.count ?? 0 else { break }
        guard let first = part.first, "{[\"-0123456789tfn".contains(first) else { break }
        if (try? JSONSerialization.jsonObject(with: Data(part.utf8), options: .fragmentsAllowed))
          != nil
        {
          longest = part
        }
      }
    }
    return longest.map(String.init)
  }
}
