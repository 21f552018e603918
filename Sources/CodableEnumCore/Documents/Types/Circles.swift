/// Tells which types lead back to each other: a `Tree` to a `Forest`, and that to a `Tree`.
///
/// All questions together look at each type once, in Tarjan's way: a type is in a circle with the
/// first one on the way to it that it leads back to. Nothing calls itself, so a way can be long.
final class Circles {
  private let next: (String) -> [String]
  private var circles: [String: Int] = [:]
  private var circleCount = 0

  /// - Parameter next: Returns the types that a type leads to directly.
  init(next: @escaping (String) -> [String]) { self.next = next }

  /// Returns whether a type and one that it leads to are the same, or lead to each other.
  func join(_ first: String, _ second: String) -> Bool {
    first == second || circle(of: first) == circle(of: second)
  }

  private func circle(of start: String) -> Int? {
    guard circles[start] == nil else { return circles[start] }
    var numbers: [String: Int] = [:]
    /// The types whose circles aren't known yet.
    var open: [String] = []
    var way: [(type: String, next: [String], first: Int)] = []
    func visit(_ type: String) {
      way.append((type, next(type), numbers.count))
      numbers[type] = numbers.count
      open.append(type)
    }
    visit(start)
    while let last = way.indices.last {
      if let type = way[last].next.popLast() {
        if let number = numbers[type], circles[type] == nil {
          way[last].first = min(way[last].first, number)
        } else if circles[type] == nil {
          visit(type)
        }
        continue
      }
      let (type, _, first) = way.removeLast()
      if first == numbers[type] {
        circleCount += 1
        while let member = open.popLast() {
          circles[member] = circleCount
          if member == type { break }
        }
      } else {
        way[last - 1].first = min(way[last - 1].first, first)
      }
    }
    return circles[start]
  }
}
