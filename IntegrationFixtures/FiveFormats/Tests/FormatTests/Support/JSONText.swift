/// Where the values and members of a JSON text stand, so that single ones can be spoiled.
///
/// It reads well-formed JSON without spaces, as the tests write it.
struct JSONText {
  let bytes: [UInt8]
  /// Every value, the outermost and nested ones included.
  private(set) var values: [Range<Int>] = []
  /// Every `"key":value` of an object.
  private(set) var members: [Range<Int>] = []
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    readValue()
    precondition(position == bytes.count, "not JSON without spaces: \(text)")
  }

  /// The text with a part of it replaced.
  func replacing(_ range: Range<Int>, with text: some Sequence<UInt8>) -> [UInt8] {
    var result = bytes
    result.replaceSubrange(range, with: Array(text))
    return result
  }

  private mutating func readValue() {
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "{"): readItems(until: UInt8(ascii: "}")) { $0.readMember() }
    case UInt8(ascii: "["): readItems(until: UInt8(ascii: "]")) { $0.readValue() }
    case UInt8(ascii: "\""): readString()
    default:
      while position < bytes.count, !",]}".utf8.contains(bytes[position]) { position += 1 }
    }
    values.append(start..<position)
  }

  private mutating func readItems(until end: UInt8, _ readItem: (inout JSONText) -> Void) {
    position += 1
    while bytes[position] != end {
      if bytes[position] == UInt8(ascii: ",") { position += 1 }
      readItem(&self)
    }
    position += 1
  }

  private mutating func readMember() {
    let start = position
    readString()
    position += 1
    readValue()
    members.append(start..<position)
  }

  private mutating func readString() {
    position += 1
    while bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }
}
