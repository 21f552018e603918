/// Collects everything that is generated for an enum: lines of Swift with their indentation, the
/// pieces of shared code that they need, and code that must follow the current function.
///
/// A class, so emitters write into the same one and have nothing to hand back.
final class CodeWriter {
  let model: EnumModel
  /// The isolation of the conformances' members, if it differs from that of the extension.
  var memberIsolation = ""
  private(set) var text = ""
  private(set) var support: Set<SupportPiece> = []
  /// The lists of known tags that the code names and that are not declared yet.
  var knownLists: Set<String> = []
  private var continuations: [() -> Void] = []
  private var indentation = ""
  private var memberIndentation = ""
  let locatesSources: Bool
  /// Whether the compiler was told that the next lines are in a user's file.
  private var isRelocated = false
  /// Whether that ends before the next line.
  private var endsRelocation = false

  /// - Parameter locatesSources: Whether to write `#sourceLocation`.
  init(_ model: EnumModel, locatesSources: Bool) {
    self.model = model
    self.locatesSources = locatesSources
  }

  /// Writes one or more lines, which need some pieces of shared code. Empty ones are not indented.
  ///
  /// - Parameter line: The line of the user's file at which errors in them appear, if they can have
  ///   any.
  func line(_ lines: String = "", _ pieces: SupportPiece..., at line: Int? = nil) {
    if !pieces.isEmpty { support.formUnion(pieces) }
    if let line { relocate(to: line) } else if endsRelocation { endRelocation() }
    endsRelocation = line != nil
    // All text goes through here, and a search for a `Character` is slow without optimization.
    for line in lines.parts(between: Self.newline) {
      // Errors in a statement of several lines would appear at lines that follow the user's.
      if indentation.utf8.count + line.utf8.count > LineBreaker.width, !isRelocated,
        !line.hasPrefix("//")
      {
        let broken = LineBreaker.lines(line, indentation: indentation.utf8.count)
        text += broken.joined(separator: "\n")
      } else if !line.isEmpty {
        text += indentation
        text += line
      }
      text += "\n"
    }
  }

  /// Removes a part of the text.
  func remove(_ range: Range<String.Index>) { text.removeSubrange(range) }

  private static let newline = ByteSearch.Word("\n", pivot: 0)

  /// Writes `#if` or another directive, and what it is about.
  func directive(_ line: String, _ body: () -> Void = {}) {
    if endsRelocation { endRelocation() }
    text += indentation + line + "\n"
    indented(body)
  }

  /// Returns an expression that needs some pieces of shared code.
  func code(_ expression: String, _ pieces: SupportPiece...) -> String {
    support.formUnion(pieces)
    return expression
  }

  /// Returns an expression for the whole document as a value.
  func content(_ value: DeclaredValue) -> String {
    // Decoders treat some other types, such as dates, in a special way.
    value.isAnyValue ? ".init(from: decoder)" : code("codableEnumContent(of: decoder)", .content)
  }

  func require(_ pieces: SupportPiece...) { support.formUnion(pieces) }

  /// Returns the name of a case for errors, as a literal: `"Message.image"`.
  func name(_ plan: CasePlan) -> String { model.name(of: plan.model).quoted }

  func indented(_ body: () -> Void) {
    indentation += "  "
    body()
    indentation.removeLast(2)
  }

  /// Writes `head {`, the body, `}`, and perhaps `else {` or `catch {` and another body.
  func block(_ head: String, _ body: () -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  func block(_ head: String, _ body: () -> Void, or other: () -> Void) {
    line("\(head) {")
    indented(body)
    block("} else", other)
  }

  func block(_ head: String, _ body: () -> Void, catch handler: () -> Void) {
    line("\(head) {")
    indented(body)
    block("} catch", handler)
  }

  /// Writes an attempt at a case. If it succeeds, it leaves the initializer.
  func attempt(_ head: String, at plan: CasePlan, _ body: () -> Void) {
    line("\(head) {")
    indented {
      body()
      line("return")
    }
    let handler = "errors.append((\(plan.model.baseName.quoted), error))"
    let isShort = indentation.utf8.count + handler.utf8.count + 12 <= LineBreaker.width
    line(isShort ? "} catch { \(handler) }" : "} catch {\n  \(handler)\n}")
  }

  /// Writes `case pattern:` and its statements. Without statements it writes `break`, because Swift
  /// requires one.
  func branch(_ label: String, _ body: () -> Void) {
    line("\(label):")
    let length = text.utf8.count
    indented(body)
    if text.utf8.count == length { indented { line("break") } }
  }

  /// Writes something after the end of the current function.
  func afterwards(_ body: @escaping () -> Void) { continuations.append(body) }

  /// Writes a function or initializer, and then everything that its body wanted after it. If the
  /// declaration doesn't fit a conformance, the error appears at the enum.
  func member(_ declaration: String, _ body: () -> Void) {
    memberIndentation = indentation
    line("\(declaration) {")
    endRelocation()
    indented(body)
    line("}")
    while !continuations.isEmpty {
      line()
      continuations.removeFirst()()
    }
  }

  /// Writes a private initializer after the current member.
  ///
  /// It has a parameter for the decoder only if its body uses it: initializers copy their arguments, and
  /// to copy a decoder takes as long as to open an array.
  ///
  /// - Parameters:
  ///   - first: The first parameter; the decoder follows, and then the others.
  /// - Returns: The argument for the decoder, after a comma.
  func writeInitializer(
    _ first: String, _ others: [String] = [], body write: () -> Void
  ) -> String {
    var body = ""
    var parameters = [first]
    afterwards { [self] in
      writeDeprecation()
      let head = "private \(memberIsolation)init("
      let whole = "\(head)\(parameters.joined(separator: ", "))) throws {"
      if indentation.utf8.count + whole.utf8.count <= LineBreaker.width {
        line(whole)
      } else {
        line(head)
        indented { line(parameters.joined(separator: ",\n")) }
        line(") throws {")
      }
      text += body
      line("}")
    }
    let (before, outerIndentation) = (text, indentation)
    (text, indentation) = ("", memberIndentation + "  ")
    write()
    endRelocation()
    body = text
    (text, indentation) = (before, outerIndentation)
    let hasDecoder = body.parts(between: Self.decoder).count > 1
    if hasDecoder { parameters.append("in decoder: any Swift.Decoder") }
    parameters += others
    return hasDecoder ? ", in: decoder" : ""
  }

  private static let decoder = ByteSearch.Word("decoder", pivot: 2)

  /// Writes members for parts of very many cases. See `EnumModel.switchLimit`.
  func parts<Element>(
    of items: [Conditional<Element>],
    _ write: (_ part: [Conditional<Element>], _ number: Int, _ next: Int?) -> Void
  ) {
    let parts = Conditional.parts(of: items, limit: EnumModel.switchLimit)
    for (number, part) in parts.enumerated() {
      if number > 0 { line() }
      write(part, number, number + 1 < parts.count ? number + 1 : nil)
    }
  }

  /// Writes a `switch` over `self` with one line for each case.
  func switchOverSelf<Element>(
    _ items: [Conditional<Element>], otherwise: String?, _ branch: (Element) -> String
  ) {
    line("switch self {")
    conditional(items) { line("case \(branch($0))") }
    if let otherwise { line("default: \(otherwise)") }
    line("}")
  }

  /// Makes errors in the lines that follow appear at a line of the user's file.
  ///
  /// - Parameter attributes: The attributes of the declaration that follows. They are written here,
  ///   for the lines before, because nothing can be between the two.
  func relocate(to line: Int, attributes: [String] = []) {
    defer { for attribute in attributes { self.line(attribute) } }
    endsRelocation = false
    guard locatesSources, let path = model.path else { return }
    let height = attributes.reduce(0) { $0 + $1.split(separator: "\n").count }
    text += "#sourceLocation(file: \"\(path)\", line: \(max(1, line - height)))\n"
    isRelocated = true
  }

  /// Ends the effect of `relocate`. The compiler doesn't accept ending it twice.
  func endRelocation() {
    endsRelocation = false
    guard isRelocated else { return }
    text += "#sourceLocation()\n"
    isRelocated = false
  }
}
