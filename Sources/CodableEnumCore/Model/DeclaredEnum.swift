/// A marked enum as its own file shows it, independent of the file. Only after all files of the
/// target were read is it known what it means, and what is wrong with it (`EnumModeler`).
package final class DeclaredEnum: Sendable {
  let places: FilePlaces
  /// See `SourceFile.label`.
  package let label: String
  /// The parents' names and its own, without backticks.
  let path: [String]
  let place: EnumPlace
  let isolation: StatedIsolation
  /// The line of the `enum` keyword.
  package let line: Int
  let nameOffset: Int
  /// The offset of the annotation.
  let offset: Int
  let parameterPacks: [Located<String>]
  let rawType: RawType?
  let cases: [DeclaredCase]
  /// Indices into `cases`, with the chains of `#if` in the enum's body.
  let caseTree: [Conditional<Int>]
  let imports: [String]
  let style: Located<StyleName>
  let options: EnumOptions

  package var displayName: String { path.joined(separator: ".") }

  /// The representations that the annotation describes, the primary one first. The options for
  /// names apply to all, unless a further one has its own.
  package var forms: [RequestedForm] {
    let primary = options.representation
    let further = (options.reads?.value ?? []).map { form in
      var form = form
      form.options.caseNaming = form.options.caseNaming ?? primary.caseNaming
      form.options.keyNaming = form.options.keyNaming ?? primary.keyNaming
      form.options.keyPrefix = form.options.keyPrefix ?? primary.keyPrefix
      return form
    }
    return [RequestedForm(style: style, options: primary)] + further
  }

  /// The cases in the order in which they are tried without a tag. Cases that share a name stay
  /// together.
  var triedTree: [Conditional<Int>] {
    guard let order = options.order else { return caseTree }
    let indices = Dictionary(grouping: cases.indices) { cases[$0].baseName }
    return Conditional.moving(
      order.value.flatMap { indices[$0.value] ?? [] }, toFrontOf: caseTree)
  }

  package var conformance: ConformanceChoice { options.conformance?.value ?? .codable }

  /// Whether two cases are in different branches of one `#if`.
  func areExclusive(_ left: Int, _ right: Int) -> Bool {
    zip(cases[left].branches, cases[right].branches).contains {
      $0.chain == $1.chain && $0.branch != $1.branch
    }
  }

  /// Whether the declaration of a parent was not found yet.
  func hasUnseenParent(_ facts: TargetFacts) -> Bool {
    facts.types(along: path.dropLast()).contains { !$0.facts.isDeclared }
  }

  init(
    places: FilePlaces,
    label: String,
    path: [String],
    place: EnumPlace,
    isolation: StatedIsolation,
    line: Int,
    nameOffset: Int,
    offset: Int,
    parameterPacks: [Located<String>],
    rawType: RawType?,
    cases: [DeclaredCase],
    caseTree: [Conditional<Int>],
    imports: [String],
    style: Located<StyleName>,
    options: EnumOptions
  ) {
    self.places = places
    self.label = label
    self.path = path
    self.place = place
    self.isolation = isolation
    self.line = line
    self.nameOffset = nameOffset
    self.offset = offset
    self.parameterPacks = parameterPacks
    self.rawType = rawType
    self.cases = cases
    self.caseTree = caseTree
    self.imports = imports
    self.style = style
    self.options = options
  }
}

struct DeclaredCase: Sendable {
  /// With backticks, as declared.
  var name: String
  var nameOffset: Int
  var line: Int
  var values: [DeclaredValue]
  /// Position of the value that is marked to keep the tag.
  var markedTag: Int?
  /// nil in an enum without a raw type.
  var rawValue: RawValue?
  var availability: CaseAvailability
  /// The `#if` branches around it, outermost first.
  var branches: [ConditionalBranchReference]
  /// The directives of these branches, without those around the enum.
  var conditions: [[String]]
  @Seldom var options: CaseOptions

  var baseName: String { name.withoutBackticks }

  /// The tags that annotations give to the case: its tag or range, a tag of its own next to that,
  /// and aliases.
  var givenTags: [Located<TagPattern>] {
    var tags: [Located<TagPattern>] = []
    if let tag = options.tag, case .pattern(let pattern) = tag.value {
      tags.append(Located(value: pattern, offset: tag.offset))
    }
    if let own = options.ownTag {
      tags.append(Located(value: .exact(own.value), offset: own.offset))
    }
    return tags + (options.aliases?.value ?? [])
  }

  /// Returns the key that `keys` gives to a value; nil for the value that keeps the tag.
  func givenKey(of position: Int) -> Located<String>? {
    guard let keys = options.keys?.value, position != markedTag else { return nil }
    let index = markedTag.map { $0 < position } == true ? position - 1 : position
    return index < keys.count ? keys[index] : nil
  }
}

struct DeclaredValue: Sendable {
  /// The argument label, as declared.
  var label: String?
  /// The label or the parameter's name, without backticks.
  var name: String?
  var type: TypeSpelling
  var line: Int
  var offset: Int
  /// The default as declared; nil without one.
  var defaultText: String?
  /// Whether a call can leave it to its default.
  var hasDefault: Bool
  @Seldom var options: ValueOptions
}

extension DeclaredValue {
  var declaresDefault: Bool { defaultText != nil }
}

/// Options that most cases and values don't have. Without any, they take the space of a reference.
@propertyWrapper
struct Seldom<Options: PartOptions>: Sendable {
  private final class Storage: Sendable {
    let options: Options

    init(_ options: Options) { self.options = options }
  }

  private let storage: Storage?

  init(wrappedValue: Options) {
    storage = wrappedValue.offset == nil ? nil : Storage(wrappedValue)
  }

  var wrappedValue: Options { storage?.options ?? Options() }
}

extension DeclaredValue {
  /// Whether it keeps the whole encoded value if its case is the fallback.
  var takesEverything: Bool {
    !hasDefault && !options.isSkipped(.decoding)
      && type.text.split(separator: ".").last == "CodableEnumAnyValue"
  }
}

/// What the `@available` attributes of a case say.
struct CaseAvailability: Sendable {
  private(set) var isDeprecated = false
  /// `@available(*, unavailable)`: the case can't be made, but a pattern can name it.
  private(set) var isUnavailable = false
  /// The condition of `#available` under which the case can be made: `macOS 15, *`.
  private(set) var introduced: String?

  init(_ file: ParsedFile, _ attributes: [Attribute]) {
    for attribute in attributes where attribute.name == "available" {
      let words = TokenWords(file, attribute.tokens)
      let arguments = words.dropping(first: 3, last: 1).split(at: ",").map(\.text)
      if arguments.first == "*" {
        isUnavailable = isUnavailable || arguments.contains("unavailable")
        isDeprecated = isDeprecated || arguments.contains { $0.hasPrefix("deprecated") }
      } else if arguments.first == "swift" {
        isUnavailable = isUnavailable || arguments.contains(where: Self.isObsoleted)
        isDeprecated = isDeprecated || arguments.contains { $0.hasPrefix("deprecated") }
      } else if arguments.last == "*" {
        introduced = arguments.joined(separator: ", ")
      }
    }
  }

  /// Whether no language mode has the case any more: `obsoleted: 4.2`. Plugins need Swift 6, and
  /// the packages that use them have language mode 5 or later.
  private static func isObsoleted(_ argument: String) -> Bool {
    guard argument.hasPrefix("obsoleted") else { return false }
    let version = argument.split { !$0.isNumber }
    return version.first.flatMap { Int($0) }.map { $0 <= 5 } ?? false
  }
}
