/// The words with a meaning for the lexer or the parser. All others are just names.
///
/// The lexer looks up each word once, so nothing later compares text.
enum Word: String, CaseIterable, Sendable {
  case none = ""
  case underscore = "_"

  // Introducers of declarations
  case actor, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`
  case `init`, `let`, macro, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`
  case `typealias`, `var`

  // Modifiers
  case borrowing, consuming, convenience, distributed, dynamic, `fileprivate`, final, indirect
  case infix, `internal`, isolated, lazy, mutating, nonisolated, nonmutating, open, optional
  case override, package, postfix, prefix, `private`, `public`, required, `static`, unowned, weak
  case legacyConsuming = "__consuming"

  // Parts of declarations
  case each, `where`

  // Words that are complete expressions
  case any = "Any"
  case `false`, `nil`, `self`, `super`, `true`
  case capitalSelf = "Self"

  // Words that an expression or a statement follows
  case `as`, `break`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`
  case `guard`, `if`, `in`, `inout`, `is`, `repeat`, `rethrows`, `return`, `switch`, `throw`
  case `throws`, `try`, `while`

  // Directives, which also use `if` and `else`
  case elseif, endif
}

extension Word {
  /// Whether a `/` with space around it begins a regex literal after this word. After other words,
  /// which are names or complete expressions, it divides.
  var precedesOperand: Bool {
    switch self {
    case .actor, .macro: false
    case .fileprivate, .internal, .private, .public, .static, .where, .as, .break, .catch,
      .continue, .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .inout, .is,
      .repeat, .rethrows, .return, .switch, .throw, .throws, .try, .while:
      true
    default: introducesDeclaration
    }
  }

  /// Whether a name that is spelled like this needs backticks.
  var isReserved: Bool {
    precedesOperand || [.any, .capitalSelf, .false, .nil, .self, .super, .true].contains(self)
  }

  /// Whether the word opens the declaration of a type or an extension.
  var introducesType: Bool {
    switch self {
    case .actor, .class, .enum, .extension, .protocol, .struct: true
    default: false
    }
  }

  var introducesDeclaration: Bool {
    switch self {
    case .associatedtype, .case, .deinit, .func, .import, .`init`, .let, .macro, .operator,
      .precedencegroup, .subscript, .typealias, .var:
      true
    default: introducesType
    }
  }

  /// Whether the word may precede the introducer of a declaration. `class` doesn't count.
  var isModifier: Bool {
    switch self {
    case .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivate, .final,
      .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .private, .public, .required, .static,
      .unowned, .weak, .legacyConsuming:
      true
    default: false
    }
  }
}

/// Finds the `Word` that a run of bytes spells, by a hash that the lexer computes as it reads.
struct WordTable {
  struct Entry {
    var word: Word
    var hash: UInt32
    var length: Int
    var text: UnsafePointer<UInt8>
  }

  /// A power of two, with at least as many empty slots as words, so misses end early.
  private static let slotCount = 512
  private let slots: UnsafePointer<Entry>

  nonisolated(unsafe) static let shared = WordTable()

  static let hashSeed: UInt32 = 5381

  @_transparent
  static func hash(_ hash: UInt32, adding byte: UInt8) -> UInt32 {
    hash &* 33 &+ UInt32(truncatingIfNeeded: byte)
  }

  private init() {
    let slots = UnsafeMutablePointer<Entry>.allocate(capacity: Self.slotCount)
    let empty = UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    slots.initialize(
      repeating: Entry(word: .none, hash: 0, length: 0, text: empty), count: Self.slotCount)
    for word in Word.allCases where word != .none {
      let bytes = Array(word.rawValue.utf8)
      let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      text.initialize(from: bytes, count: bytes.count)
      let hash = bytes.reduce(Self.hashSeed) { Self.hash($0, adding: $1) }
      var slot = Int(hash) & (Self.slotCount - 1)
      while slots[slot].word != .none { slot = (slot + 1) & (Self.slotCount - 1) }
      slots[slot] = Entry(word: word, hash: hash, length: bytes.count, text: text)
    }
    self.slots = UnsafePointer(slots)
  }

  func word(at text: UnsafePointer<UInt8>, length: Int, hash: UInt32) -> Word {
    var slot = Int(hash) & (Self.slotCount - 1)
    while slots[slot].length != 0 {
      if slots[slot].hash == hash && slots[slot].length == length {
        var offset = 0
        let spelling = slots[slot].text
        while offset < length && spelling[offset] == text[offset] { offset += 1 }
        if offset == length { return slots[slot].word }
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return .none
  }
}
