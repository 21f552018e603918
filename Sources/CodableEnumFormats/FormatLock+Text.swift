import CodableEnumCore
import CodableEnumLocks

extension FormatLock {
  /// The file's text. Each line depends only on what it locks, so version control can merge what
  /// two branches add.
  package var text: String {
    var lines = [Self.mark, ""] + Self.prose + [""]
    for (subject, sections) in Dictionary(grouping: sections, by: \.subject).sorted(by: {
      $0.key.text < $1.key.text
    }) {
      lines.append(subject.text)
      lines += Set(sections.flatMap(\.entries).map { "  \($0.text)" }).sorted()
    }
    return lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
  }
}

extension FormatLock.Subject {
  package var text: String {
    switch self {
    case .format(let name, let parameters, let head):
      "enum \(FormatType.named(name, parameters).text): \(head.text)"
    case .type(let type, let kind): "\(kind) \(type.text)"
    }
  }
}

extension FormatLock.Entry {
  /// The shapes in an order that doesn't depend on the order of declarations.
  package var text: String {
    let earlier = [("behind", behind), ("chosen", chosen)].filter { !$0.1.isEmpty }.map {
      " \($0.0) \($0.1.sorted().map(\.lockedName).joined(separator: ", "))"
    }
    let text = shape.sorted.text + earlier.joined() + meaning.text
    return name.map { "\($0.lockedName): \(text)" } ?? text
  }
}

extension String {
  /// The name of a case in lock files.
  fileprivate var lockedName: String { escapedLabel }
}

extension Shape {
  /// The shape with its members in an order that doesn't depend on the order of declarations: first
  /// the tag and constants, then all others by key.
  fileprivate var sorted: Shape {
    switch self {
    case .null, .literal, .anyLetters, .range, .value, .anything: self
    case .object(let members):
      .object(
        members.map(\.sorted).sorted {
          $0.isLiteral == $1.isLiteral ? $0.text < $1.text : $0.isLiteral
        })
    case .array(let elements): .array(elements.map(\.sorted))
    case .either(let shapes): .either(shapes.map(\.sorted))
    }
  }

  fileprivate var isLiteral: Bool {
    switch self {
    case .literal, .anyLetters: true
    case .either(let shapes): shapes.allSatisfy(\.isLiteral)
    case .null, .range, .value, .object, .array, .anything: false
    }
  }
}

extension Shape.Member {
  fileprivate var isLiteral: Bool {
    if case .key(_, let shape, _) = self { shape.isLiteral } else { false }
  }

  fileprivate var sorted: Shape.Member {
    switch self {
    case .key(let key, let shape, let isOptional): .key(key, shape.sorted, isOptional: isOptional)
    case .kept(let tag, let shape): .kept(tag, shape.sorted)
    case .flattened: self
    }
  }
}
