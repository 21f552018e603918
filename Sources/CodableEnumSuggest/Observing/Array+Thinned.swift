extension Array {
  /// Some of the elements, from all parts of the array: enough to choose by, where a choice that
  /// does not fit all would be no error.
  func thinned(to limit: Int) -> [Element] {
    count <= limit ? self : (0..<limit).map { self[$0 * count / limit] }
  }
}
