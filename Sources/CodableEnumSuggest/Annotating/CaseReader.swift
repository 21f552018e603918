import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks

/// Tells which cases of an enum read documents.
struct CaseReader {
  private let reader: FormatReader
  private let enumeration: String
  private let cases: [String]
  /// The cases that a text in a document may choose; empty if no tag chooses.
  private var tagged: [String: [String]] = [:]

  init(_ formats: TargetFormats, _ declaration: EnumDeclaration) {
    reader = formats.reader
    enumeration = declaration.name
    cases = declaration.cases.map(\.name)
    guard let models = formats.target.models[enumeration], models.count == 1,
      models[0].representations.count == 1, models[0].primary.style != .untagged
    else { return }
    for plan in models[0].primary.cases {
      for tag in plan.tags { tagged[tag.spelling, default: []].append(plan.model.baseName) }
    }
  }

  /// - Parameter name: The case; nil if any will do.
  func read(_ shape: Shape, as name: String? = nil) -> Reading {
    reader.read(shape, as: enumeration, expecting: name)
  }

  /// Returns the case that a document is read as; before it those that may read it, if the sources
  /// don't show how their values are coded.
  func cases(reading shape: Shape) -> [String] {
    // Trying all cases is slow.
    var found = shape.texts.flatMap { tagged[$0] ?? [] }.filter { !read(shape, as: $0).isNone }
    if !found.isEmpty { return found }
    for name in cases {
      let reading = read(shape, as: name)
      if !reading.isNone { found.append(name) }
      if reading.isAll { break }
    }
    return found
  }

  /// Returns the cases that no document is read as.
  func unread(_ shapes: [Shape]) -> [String] {
    // Most cases are found in a few documents.
    let some = tagged.isEmpty ? shapes.thinned(to: 50) : shapes
    let read = Set(some.flatMap(cases))
    return cases.filter { name in
      !read.contains(name) && shapes.allSatisfy { self.read($0, as: name).isNone }
    }
  }
}

extension Shape {
  /// The keys and strings that may be the tag of a document.
  fileprivate var texts: [String] {
    switch self {
    case .literal(let scalar): [scalar.spelling]
    case .array(let elements): elements.prefix(1).flatMap(\.texts)
    case .object(let members):
      members.flatMap { member -> [String] in
        guard case .key(let key, let value, _) = member else { return [] }
        return value.texts + [key]
      }
    default: []
    }
  }
}
