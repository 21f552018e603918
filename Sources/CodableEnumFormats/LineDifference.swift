/// The difference between two texts, as `diff` shows it: the removed and the added lines.
package struct LineDifference {
  package let text: String

  /// - Parameter limit: The number of lines to show.
  package init(from old: String, to new: String, limit: Int = 60) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var shown: [String] = []
    var (index, newIndex) = (0, 0)
    var isInChange = false
    while index < old.count || newIndex < new.count {
      if removed.contains(index) || inserted.contains(newIndex) {
        if !isInChange { shown.append("@@ line \(index + 1) @@") }
        isInChange = true
        if removed.contains(index) {
          shown.append("-\(old[index])")
          index += 1
        } else {
          shown.append("+\(new[newIndex])")
          newIndex += 1
        }
      } else {
        isInChange = false
        index += 1
        newIndex += 1
      }
    }
    let rest = shown.count - limit
    let more = rest > 0 ? ["… and \(rest) more lines"] : []
    text = (shown.prefix(limit) + more).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
