/// The one place that what is generated for an enum goes to: lines of Swift with their indentation,
/// the pieces of shared code that they need, and what must stand behind the function being written.
///
/// A class, so that emitters write into the same one and nothing has to be handed back.
final class CodeWriter {
  private(set) var text = ""
  private(set) var support: Set<SupportPiece> = []
  private var continuations: [() -> Void] = []
  private var depth = 0 {
    didSet { indentation = String(repeating: " ", count: depth * 2) }
  }
  private var indentation = ""
  private let locatesSources: Bool
  /// Whether compilers are told that what follows stands in a user's file.
  private var isRelocated = false

  /// - Parameter locatesSources: Whether `#sourceLocation` is written.
  init(locatesSources: Bool) { self.locatesSources = locatesSources }

  /// One or more lines; an empty one is not indented.
  func line(_ lines: String = "") {
    var lines = lines
    // All text goes through here, and a search for a `Character` is slow without optimization.
    lines.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var start = 0
      while let end = ByteSearch.firstIndex(of: UInt8(ascii: "\n"), in: bytes, from: start) {
        append(bytes[start..<end])
        start = end + 1
      }
      append(bytes[start...])
    }
  }

  private func append(_ line: UnsafeRawBufferPointer.SubSequence) {
    if !line.isEmpty {
      text += indentation
      text += String(decoding: UnsafeRawBufferPointer(rebasing: line), as: UTF8.self)
    }
    text += "\n"
  }

  /// A line that starts at the margin, as compiler directives do.
  func directive(_ line: String) {
    text += line + "\n"
  }

  /// Notes that what is written needs these pieces of shared code.
  func require(_ pieces: SupportPiece...) {
    support.formUnion(pieces)
  }

  // MARK: Blocks

  func indented(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
  }

  /// `head {`, the body, `}`
  func block(_ head: String, _ body: () -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// `head {`, the body, `} else {`, the other, `}`
  func block(_ head: String, _ body: () -> Void, or other: () -> Void) {
    line("\(head) {")
    indented(body)
    block("} else", other)
  }

  /// `head {`, the body, `} catch {`, the handler, `}`
  func block(_ head: String, _ body: () -> Void, catch handler: () -> Void) {
    line("\(head) {")
    indented(body)
    block("} catch", handler)
  }

  /// `case pattern:` and its statements, whatever line of the user's file they are said to be at. Where
  /// there is nothing to do, Swift wants that to be said.
  func branch(_ label: String, _ body: () -> Void) {
    line("\(label):")
    let length = text.utf8.count
    indented(body)
    if text.utf8.count == length { indented { line("break") } }
    endRelocation()
  }

  /// Has something written once the function being written is closed.
  func afterwards(_ body: @escaping () -> Void) {
    continuations.append(body)
  }

  /// A function or initializer, and then all that its body wanted written behind it.
  ///
  /// - Parameter write: Writes the declaration.
  func member(_ write: () -> Void) {
    write()
    while !continuations.isEmpty {
      line()
      continuations.removeFirst()()
    }
  }

  // MARK: Conditions

  /// Writes elements with the `#if` chains around them.
  func conditional<Element>(_ items: [Conditional<Element>], _ body: (Element) -> Void) {
    for item in items {
      switch item {
      case .element(let element): body(element)
      case .chain(let branches):
        for branch in branches {
          directive(branch.directive)
          conditional(branch.items, body)
        }
        directive("#endif")
      }
    }
  }

  /// Writes what stands below `#if` branches elsewhere: each with the directives of its chain up to
  /// its own.
  func below(_ conditions: [[String]], _ body: () -> Void) {
    for line in conditions.joined() { directive(line) }
    body()
    for _ in conditions { directive("#endif") }
  }

  /// Writes what stands in no build in which one of some places does, each given by the `#if`
  /// branches around it.
  func outside(of places: ArraySlice<[[String]]>, _ body: () -> Void) {
    guard let place = places.first else { return body() }
    outside(of: place[...]) { outside(of: places.dropFirst(), body) }
  }

  private func outside(of branches: ArraySlice<[String]>, _ body: () -> Void) {
    guard let chain = branches.first else { return }
    for line in chain {
      directive(line)
      if line == chain.last { outside(of: branches.dropFirst(), body) } else { body() }
    }
    if chain.last != "#else" {
      directive("#else")
      body()
    }
    directive("#endif")
  }

  // MARK: Places in the user's files

  /// Makes what goes wrong in the lines that follow show at a line of the user's file.
  ///
  /// - Parameters:
  ///   - path: See `EnumModel.path`.
  ///   - attributes: Those of the declaration that follows, since nothing may stand between the two.
  ///     They are written to lines before.
  func relocate(to path: String?, line: Int, attributes: [String] = []) {
    defer { for attribute in attributes { self.line(attribute) } }
    guard locatesSources, let path else { return }
    let height = attributes.reduce(0) { $0 + $1.split(separator: "\n").count }
    directive("#sourceLocation(file: \"\(path)\", line: \(max(1, line - height)))")
    isRelocated = true
  }

  /// Ends the effect of `relocate`; the compiler refuses to have it ended twice.
  func endRelocation() {
    guard isRelocated else { return }
    directive("#sourceLocation()")
    isRelocated = false
  }
}
