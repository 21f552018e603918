import CodableEnumCore
import CodableEnumFormats

extension [SourceText] {
  /// Returns a source, and after it those that declare or extend something that it mentions, and so
  /// on.
  ///
  /// Each annotation is tried with all of these, so in a large target the others would cost most of
  /// the time. A source too many costs little; words in comments count, because a coder is named in
  /// one.
  func related(to source: Int) -> [SourceText] {
    var declaring: [String: [Int]] = [:]
    for (number, source) in enumerated() {
      // Who mentions a type in another one also mentions that one, or is in it.
      let outer = source.parsed.declarations.filter { $0.parent == nil }
      for name in Set(outer.compactMap { $0.name.split(separator: ".").first }) {
        declaring[String(name).withoutBackticks, default: []].append(number)
      }
    }
    var found = [source]
    var checked = 0
    while checked < found.count {
      let words = self[found[checked]].bytes.split { !$0.continuesIdentifier }
      for word in Set(words.map { String(decoding: $0, as: UTF8.self) }) {
        found += declaring.removeValue(forKey: word)?.filter { !found.contains($0) } ?? []
      }
      checked += 1
    }
    return [self[source]] + found.dropFirst().sorted().map { self[$0] }
  }
}
