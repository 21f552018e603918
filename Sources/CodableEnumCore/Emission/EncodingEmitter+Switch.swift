/// The container that all cases of a style encode into.
enum SharedContainer {
  case keyed, unkeyed, singleValue

  var name: String { self == .unkeyed ? "elements" : "container" }

  var type: String {
    switch self {
    case .keyed: "Swift.KeyedEncodingContainer<CodableEnumKey>"
    case .unkeyed: "any Swift.UnkeyedEncodingContainer"
    case .singleValue: "any Swift.SingleValueEncodingContainer"
    }
  }
}

extension EncodingEmitter {
  /// How many cases one function switches over. The compiler gives up on checking that a switch over
  /// a thousand cases is exhaustive, and takes longer for each case of a long function.
  static let switchLimit = 100

  /// Writes a `switch` over `self` with one branch for each case; one of many cases is continued in
  /// further functions.
  ///
  /// - Parameters:
  ///   - container: What the branches encode into, if it was opened before.
  ///   - body: Writes the branch of a case whose values are bound as `value0`, `value1` ….
  mutating func switchOverCases(
    into container: SharedContainer?, _ body: (inout EncodingEmitter, Int) -> Void
  ) {
    let cases = model.cases
    let distinct = Conditional.filter(model.caseTree) { !cases[$0].isIndistinct }
    let parts = Conditional.parts(of: distinct, limit: Self.switchLimit)
    writePart(parts[0], number: 0, of: parts.count, container, body)
    for number in parts.indices.dropFirst() {
      let outer = writer
      writer = CodeWriter(depth: 1)
      let parameter = container.map { ", _ \($0.name): inout \($0.type)" } ?? ""
      let isolation = memberIsolation
      writer.line(
        "private \(isolation)func codableEnumEncode\(number)(to encoder: any Swift.Encoder\(parameter)) throws {"
      )
      writer.indent()
      writePart(parts[number], number: number, of: parts.count, container, body)
      writer.outdent()
      writer.line("}")
      continuations.append(writer)
      writer = outer
    }
  }

  private mutating func writePart(
    _ part: [Conditional<Int>], number: Int, of count: Int, _ container: SharedContainer?,
    _ body: (inout EncodingEmitter, Int) -> Void
  ) {
    writer.line("switch self {")
    conditional(part) { emitter, index in
      emitter.writeBranch(index, body)
    }
    if number + 1 < count {
      let argument = container.map { ", &\($0.name)" } ?? ""
      writer.line("default: try codableEnumEncode\(number + 1)(to: encoder\(argument))")
    } else if model.cases.contains(where: \.isIndistinct) {
      writer.line("default:")
      writer.indent()
      writeIndistinctCases(body)
      writer.outdent()
    } else if count > 1 {
      writer.line("default: break  // encoded before")
    }
    writer.line("}")
  }

  /// Writes the cases that differ in their labels alone. Patterns cannot take them apart, but
  /// reflection knows the labels.
  private mutating func writeIndistinctCases(_ body: (inout EncodingEmitter, Int) -> Void) {
    support.insert(.reflection)
    let cases = model.cases
    writer.line("let reflection = CodableEnumReflection(self)")
    writer.line("switch reflection.name {")
    conditional(Conditional.filter(model.caseTree) { cases[$0].isIndistinct }) { emitter, index in
      emitter.writer.line("case \(cases[index].reflectedName.quoted):")
      emitter.writer.indent()
      if cases[index].isSkippedInEncoding || cases[index].isUnavailable {
        emitter.writeNotEncodable(index)
      } else {
        for value in emitter.boundValues(index).sorted() {
          emitter.writer.line(
            "let value\(value) = try reflection.value(\(value), at: encoder.codingPath)")
        }
        body(&emitter, index)
      }
      emitter.writer.outdent()
      emitter.writer.endRelocation()
    }
    writer.line("default: throw reflection.error(at: encoder.codingPath)")
    writer.line("}")
  }

  private mutating func writeNotEncodable(_ index: Int) {
    support.insert(.encodingErrors)
    writer.line(
      "throw codableEnumNotEncodable(self, \"\(name(of: index))\", at: encoder.codingPath)")
  }

  private mutating func writeBranch(
    _ index: Int, _ body: (inout EncodingEmitter, Int) -> Void
  ) {
    let item = model.cases[index]
    if item.isSkippedInEncoding || item.isUnavailable {
      writer.line("case \(item.pattern(binding: [])):")
      writer.indent()
      writeNotEncodable(index)
      writer.outdent()
      return
    }
    if index == model.unknownCase?.index, model.unknownCase?.contentValue != nil {
      writer.line("case \(item.pattern(binding: [])):")
      writer.line("  break  // written above, as it came")
      return
    }
    writer.line("case \(item.pattern(binding: boundValues(index))):")
    writer.indent()
    body(&self, index)
    writer.outdent()
    writer.endRelocation()
  }
}
