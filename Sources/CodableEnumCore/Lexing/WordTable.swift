/// Finds the `Word` that a run of bytes spells, by a hash that the lexer computes while it reads.
struct WordTable {
  struct Entry {
    var word: Word
    var hash: UInt32
    var length: Int
    var text: UnsafePointer<UInt8>
  }

  /// A power of two, with at least as many empty slots as words so that misses end early.
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
