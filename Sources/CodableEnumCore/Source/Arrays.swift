// The library's functions of these names serve every sequence, and closures that throw. Without
// optimization, they look up the types of elements and results again for each element. See
// "Generic functions in a debug generator" in Documentation/performance.md.

extension Array {
  package func contains(where holds: (Element) -> Bool) -> Bool {
    // Without optimization, an iterator takes longer than an index.
    for index in 0..<count where holds(self[index]) { return true }
    return false
  }

  package func allSatisfy(_ holds: (Element) -> Bool) -> Bool {
    !contains { !holds($0) }
  }

  package func first(where holds: (Element) -> Bool) -> Element? {
    for index in 0..<count where holds(self[index]) { return self[index] }
    return nil
  }

  package func filter(_ holds: (Element) -> Bool) -> [Element] {
    var results: [Element] = []
    for index in 0..<count where holds(self[index]) { results.append(self[index]) }
    return results
  }

  package func map<Result>(_ transform: (Element) -> Result) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for index in 0..<count { results.append(transform(self[index])) }
    return results
  }

  package func compactMap<Result>(_ transform: (Element) -> Result?) -> [Result] {
    var results: [Result] = []
    for index in 0..<count {
      if let result = transform(self[index]) { results.append(result) }
    }
    return results
  }

  package func flatMap<Result>(_ transform: (Element) -> [Result]) -> [Result] {
    var results: [Result] = []
    for index in 0..<count { results += transform(self[index]) }
    return results
  }

  /// Returns the first index from which on a condition holds, by a binary search. It must hold for
  /// all elements after one for which it does.
  func border(from holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
