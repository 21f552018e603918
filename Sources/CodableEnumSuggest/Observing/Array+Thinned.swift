extension Array {
  /// Returns some elements from all parts of the array. That is enough for a choice that need not
  /// fit all elements.
  func thinned(to limit: Int) -> [Element] {
    count <= limit ? self : (0..<limit).map { self[$0 * count / limit] }
  }
}
