import CodableEnumCore

/// Prints schemas as TypeScript types. Facts that no type can express become comments.
struct TypeScriptPrinter {
  private let document: ExportDocument
  private static let width = 100

  init(_ document: ExportDocument) {
    self.document = document
  }

  var text: String {
    var parts = document.definitions.map { definition in
      (definition.name, declaration(definition.name, definition.schema))
    }
    for case (let name, .text(let text)) in document.givenDefinitions {
      parts.append((name, "export type \(name) = \(text);\n"))
    }
    // Without a declaration, the file wouldn't be a module.
    if parts.isEmpty { return "export {};\n" }
    return parts.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }

  private func declaration(_ name: String, _ schema: ExportSchema) -> String {
    let comment = comment(schema.note, "")
    switch schema.kind {
    case .object(let object) where object.others == nil && !object.properties.isEmpty:
      return "\(comment)export interface \(name) \(body(object, ""))\n"
    case .union, .choice:
      let branches = branches(schema).flatMap { $0.note.isEmpty ? self.branches($0) : [$0] }
      let isDocumented = branches.contains { !$0.note.isEmpty }
      let line = type(schema, "    ")
      let isShort = !isDocumented && !line.contains("\n") && line.count + name.count < 84
      if isShort, branches.allSatisfy(\.isScalar) {
        return "\(comment)export type \(name) = \(line);\n"
      }
      var lines: [String] = []
      for branch in branches {
        let line = self.comment(branch.note, "  ") + "  | \(type(branch, "    "))"
        if !lines.contains(line) { lines.append(line) }
      }
      return "\(comment)export type \(name) =\n\(lines.joined(separator: "\n"));\n"
    case .values(let values):
      let texts = values.map(literal)
      let line = texts.joined(separator: " | ")
      return line.count < 80
        ? "\(comment)export type \(name) = \(line);\n"
        : "\(comment)export type \(name) =\n\(texts.map { "  | \($0)" }.joined(separator: "\n"));\n"
    default: return "\(comment)export type \(name) = \(type(schema, ""));\n"
    }
  }

  private func comment(_ note: ExportNote, _ indentation: String) -> String {
    let lines = (note.lines + (note.isDeprecated ? ["@deprecated"] : []))
      .map { $0.replacing("*/", with: "* /") }
    if lines.isEmpty { return "" }
    if lines.count == 1 { return "\(indentation)/** \(lines[0]) */\n" }
    let inner = lines.map { "\(indentation) * \($0)".trimmingSpaces + "\n" }.joined()
    return "\(indentation)/**\n\(inner)\(indentation) */\n"
  }

  /// Returns the alternatives of a schema.
  private func branches(_ schema: ExportSchema) -> [ExportSchema] {
    switch schema.kind {
    case .union(let union): return document.branches(union).map(\.schema)
    case .choice(let properties, _):
      return properties.map { property in
        var inner = property
        inner.schema.note = ExportNote()
        return ExportSchema(
          .object(ObjectSchema(properties: [inner])), note: property.schema.note)
      }
    default: return [schema]
    }
  }

  // MARK: Types

  private func type(_ schema: ExportSchema, _ indentation: String) -> String {
    switch schema.kind {
    case .anything: return "unknown"
    case .opaque(let type):
      return document.definition(of: type)?.name ?? "unknown /* \(type) */"
    case .reference(let key): return document.name(key)
    case .null: return "null"
    case .boolean: return "boolean"
    case .number, .integer: return "number"
    case .string: return "string"
    case .values(let values): return values.map(literal).joined(separator: " | ")
    case .object(let object): return body(object, indentation)
    case .map(let key, let value, _):
      let value = type(value, indentation)
      // Not a `Record`: a type alias can't contain itself in the arguments of another.
      guard case .values(let keys)? = key?.kind, !keys.isEmpty else {
        return "{ [key: string]: \(value) }"
      }
      return "{ [key in \(keys.map(literal).joined(separator: " | "))]?: \(value) }"
    case .list(let element): return "\(grouped(element, indentation))[]"
    case .tuple(let elements, let minimum, let isOpen):
      let types = elements.enumerated().map { index, element in
        index < minimum ? type(element, indentation) : "\(grouped(element, indentation))?"
      }
      return "[\((types + (isOpen ? ["...unknown[]"] : [])).joined(separator: ", "))]"
    case .union, .choice:
      var types: [String] = []
      for branch in branches(schema) {
        let text = type(branch, indentation)
        if !types.contains(text) { types.append(text) }
      }
      return types.joined(separator: " | ")
    case .all(let schemas):
      return schemas.map { grouped($0, indentation) }.joined(separator: " & ")
    }
  }

  /// Returns a type, in parentheses if an operator next to it would bind to a part of it.
  private func grouped(_ schema: ExportSchema, _ indentation: String) -> String {
    let text = type(schema, indentation)
    switch schema.kind {
    case .union, .choice, .all: return "(\(text))"
    case .values(let values) where values.count > 1: return "(\(text))"
    default: return text
    }
  }

  private func literal(_ scalar: Scalar) -> String {
    scalar.isString ? scalar.spelling.inJSON : scalar.json
  }

  /// Returns the members of an object, on one line if they fit.
  private func body(_ object: ObjectSchema, _ indentation: String) -> String {
    var members = object.properties.map { property in
      let mark = property.isRequired ? "" : "?"
      return (property.schema.note, "\(key(property.key))\(mark): ", property.schema)
    }
    if let others = object.others {
      // An index signature with this type would have to fit every other property, too.
      let text = type(others, indentation)
      members.append(
        (text == "unknown" ? others.note : others.note.adding(text), "[key: string]: ", .anything))
    }
    if members.isEmpty { return object.rejectsOthers ? "Record<string, never>" : "object" }
    let line = members.map { "\($0.1)\(type($0.2, indentation))" }.joined(separator: "; ")
    let isShort = line.count + indentation.count < Self.width - 8 && !line.contains("\n")
    if isShort, members.allSatisfy(\.0.isEmpty), !indentation.isEmpty { return "{ \(line) }" }
    let inner = indentation + "  "
    let lines = members.map { note, name, schema in
      comment(note, inner) + "\(inner)\(name)\(type(schema, inner));\n"
    }
    return "{\n\(lines.joined())\(indentation)}"
  }

  private func key(_ text: String) -> String {
    let isName =
      text.first.map { !$0.isNumber } == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    return isName ? text : text.inJSON
  }
}

extension ExportSchema {
  /// Whether it has no parts to read.
  fileprivate var isScalar: Bool {
    switch kind {
    case .anything, .opaque, .null, .boolean, .number, .integer, .string, .values, .reference: true
    case .list(let element): element.isScalar
    case .object, .choice, .map, .tuple, .union, .all: false
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
