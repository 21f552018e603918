extension Lexer {
  mutating func lexIdentifier() {
    let start = offset
    var hash = WordTable.hashSeed
    while true {
      let byte = text[offset]
      switch classes[Int(byte)] {
      case .letter, .digit, .dollar:
        hash = WordTable.hash(hash, adding: byte)
        offset += 1
        continue
      case .nonASCII:
        if skipIdentifierCodePoint() { continue }
      default: break
      }
      break
    }
    let word = words.word(at: text + start, length: offset - start, hash: hash)
    append(.identifier, from: start, word: word)
  }

  private mutating func skipIdentifierCodePoint() -> Bool {
    let codePoint = CodePoint(at: text + offset)
    if !codePoint.continuesIdentifier { return false }
    offset += codePoint.length
    return true
  }

  /// What may follow the first character of a name.
  mutating func skipIdentifierRest() {
    while true {
      switch classes[Int(text[offset])] {
      case .letter, .digit, .dollar: offset += 1
      case .nonASCII: if !skipIdentifierCodePoint() { return }
      default: return
      }
    }
  }

  mutating func lexDollarIdentifier() {
    let start = offset
    offset += 1
    skipIdentifierRest()
    append(.dollarIdentifier, from: start)
  }

  /// `` `class` ``, and raw identifiers, which may hold anything but a newline (SE-0451).
  mutating func lexBacktickedIdentifier() {
    let start = offset
    offset += 1
    while true {
      switch classes[Int(text[offset])] {
      case .backtick:
        offset += 1
        append(.identifier, from: start)
        return
      case .newline:
        report(.unterminatedIdentifier, at: start)
        append(.invalid, from: start)
        return
      case .nul where offset >= count:
        report(.unterminatedIdentifier, at: start)
        append(.invalid, from: start)
        return
      default:
        offset += 1
      }
    }
  }

  /// An editor placeholder: `<#text#>` on one line.
  mutating func lexPlaceholder() -> Bool {
    guard let end = endOfPlaceholder(at: offset) else { return false }
    let start = offset
    offset = end
    append(.placeholder, from: start)
    return true
  }

  func endOfPlaceholder(at start: Int) -> Int? {
    if text[start + 1] != UInt8(ascii: "#") { return nil }
    var end = start + 2
    while true {
      switch classes[Int(text[end])] {
      case .newline: return nil
      case .nul where end >= count: return nil
      case .less where text[end + 1] == UInt8(ascii: "#"): return nil
      case .pound where text[end + 1] == UInt8(ascii: ">"): return end + 2
      default: end += 1
      }
    }
  }

  /// `#if`, `#selector`, a raw string literal, or an extended regex literal.
  mutating func lexPound() {
    let start = offset
    var end = offset
    while text[end] == UInt8(ascii: "#") { end += 1 }
    switch classes[Int(text[end])] {
    case .quote, .apostrophe:
      offset = end
      lexString(poundCount: end - start)
    case .slash:
      lexExtendedRegex(poundCount: end - start)
    default:
      lexDirective(poundEnd: end)
    }
  }

  /// Several marks that open no literal mean nothing; they go into one token.
  private mutating func lexDirective(poundEnd: Int) {
    let start = offset
    offset = poundEnd
    var hash = WordTable.hashSeed
    while classes[Int(text[offset])] == .letter {
      hash = WordTable.hash(hash, adding: text[offset])
      offset += 1
    }
    var word = words.word(at: text + poundEnd, length: offset - poundEnd, hash: hash)
    switch word {
    case .if, .elseif, .else, .endif: break
    default: word = .none
    }
    skipIdentifierRest()
    append(.pound, from: start, word: word)
  }
}
