/// Lines of Swift. Long comments and annotations are broken.
struct TextLines {
  static let width = 100

  private(set) var lines: [String] = []

  mutating func add(_ line: String = "") { lines.append(line) }

  /// Adds a comment, broken between words.
  mutating func comment(_ text: String, marker: String = "//", indent: String = "") {
    var line = indent + marker
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > Self.width, line != indent + marker {
        add(line)
        line = indent + marker
      }
      line += " \(word)"
    }
    add(line)
  }

  /// Adds an annotation, broken between arguments if it is too long.
  mutating func annotation(_ name: String, _ arguments: [String], indent: String = "") {
    let line = "\(indent)// @\(name)(\(arguments.joined(separator: ", ")))"
    if line.count <= Self.width { return add(line) }
    add("\(indent)// @\(name)(")
    for (index, argument) in arguments.enumerated() {
      add("\(indent)//   \(argument)\(index < arguments.count - 1 ? "," : "")")
    }
    add("\(indent)// )")
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
