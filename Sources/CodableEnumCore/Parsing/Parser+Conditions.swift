extension Parser {
  /// Enters the first branch of a chain; `index` is at its `#if`.
  mutating func enterCondition() {
    conditionalChains.append(
      ConditionalChain(parent: frame.condition, branches: []))
    enterBranch(ofChain: conditionalChains.count - 1, directive: index)
  }

  /// Enters the branch that begins where the one before it ended, unless that was the last.
  mutating func enterNextBranch(after branch: Frame) {
    let directive = branch.end
    guard let chain = branch.condition?.chain, tokens[directive].kind == .pound else { return }
    if tokens[directive].word == .endif {
      index = max(index, directive + 1)
    } else {
      enterBranch(ofChain: chain, directive: directive)
    }
  }

  private mutating func enterBranch(ofChain chain: Int, directive: Int) {
    enclosingFrames.append(frame)
    let next = endOfDirective(at: directive)
    let branch = conditionalChains[chain].branches.count
    conditionalChains[chain].branches.append(tokens[directive].start..<tokens[next - 1].end)
    frame.condition = ConditionalBranchReference(chain: chain, branch: branch)
    frame.isCondition = true
    frame.end = ends[directive]
    index = max(index, next)
  }

  /// The token behind a condition, which ends with its line, or with a parenthesis that it opened.
  private func endOfDirective(at directive: Int) -> Int {
    var next = directive + 1
    while next < end && !tokens[next].startsLine {
      next = tokens[next].kind == .leftParenthesis ? ends[next] + 1 : next + 1
    }
    return min(next, end)
  }
}
