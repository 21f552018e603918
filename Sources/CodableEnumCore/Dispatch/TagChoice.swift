/// Cases that share tags, and how a document with one of these tags is told to be one of them.
package struct TagChoice: Sendable {
  /// Tags that exactly these cases have.
  package let patterns: [Scalar]
  package let cases: [CasePlan]
  /// One test for each case but the last: the first that is true tells the case. nil if constants
  /// tell it: that with the most constants of those whose constants are all there.
  package let looks: [LookTest]?
}
