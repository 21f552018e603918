import CodableEnumCore

/// The content of a lock file: every shape that was ever locked, for each marked enum in each of
/// its representations, and for the types in them.
package struct FormatLock: Sendable {
  /// `// enum Message: internal, tag "type"` and the lines after it.
  package struct Section: Sendable {
    package var subject: Subject
    package var entries: [Entry]
    package var position: Diagnostic.Position

    package init(subject: Subject, entries: [Entry], position: Diagnostic.Position) {
      self.subject = subject
      self.entries = entries
      self.position = position
    }
  }

  package indirect enum Subject: Hashable, Sendable {
    /// A marked enum in one representation, with its generic parameters.
    case format(String, [FormatType], FormatHead)
    /// A type that isn't marked.
    case type(FormatType, Kind)

    package enum Kind: String, Sendable {
      case `struct`, `enum`
      /// The sources don't show how it is coded: by hand, or in another module.
      case unchecked
    }
  }

  package struct Entry: Sendable {
    /// The name of the case; nil for a struct and for a raw value.
    package var name: String?
    package var shape: Shape
    /// The shape in the file, if generic parameters have other names now.
    var shapeInFile: Shape?
    /// Untagged cases that are tried earlier and accept some of this case's documents.
    package var behind: [String] = []
    /// The same with `choice: .byKeys`: cases that are chosen for some of this case's documents,
    /// whether they can read them or not.
    package var chosen: [String] = []
    package var meaning = LockedMeaning()
    package var position: Diagnostic.Position

    package init(
      name: String?, shape: Shape, meaning: LockedMeaning = LockedMeaning(),
      position: Diagnostic.Position
    ) {
      self.name = name
      self.shape = shape
      self.meaning = meaning
      self.position = position
    }
  }

  package var sections: [Section] = []

  package init() {}

  /// The first line of every lock file.
  package static let mark = "@CodableEnumLock(version: 1)"
  /// The lines after it. They can't change, because every lock has them.
  package static let prose = [
    "What marked enums of this target have been written as. A build fails if it could not read one of",
    "these. `swift package codable-enum-lock` adds what is new.",
  ]
}

extension EnumModel {
  /// Returns what a lock has of the enum: what cases write that it reads.
  package func lockedShapes(_ resolver: TypeResolver) -> [(plan: CasePlan, shape: Shape)] {
    if decoding == nil { return [] }
    return ShapeDescriber(declared: declared, resolver: resolver).written(primary)
      .filter { primary.reads($0.plan) }
  }
}

extension FormatLock.Entry {
  /// Whether the line has a type in it.
  func has(_ type: FormatType) -> Bool { shape.types.contains { $0.contains(type) } }
}

extension FormatLock {
  /// Returns the line of a type that isn't read.
  func entry(of source: Obstacle.Source) -> Entry? {
    guard case .named(let name, _) = source.type else { return nil }
    return sections.lazy.filter { [source.type.text, name].contains($0.subject.name) }
      .flatMap(\.entries).first { source.shape == nil || $0.shape == source.shape }
  }
}

extension FormatLock.Subject {
  package var type: FormatType {
    switch self {
    case .format(let name, _, _): .named(name)
    case .type(let type, _): type
    }
  }

  /// The name in the options of commands.
  package var name: String { type.text }
}

/// A style with the options that say where the tag and the payload are: `internal, tag "type"`.
package struct FormatHead: Hashable, Sendable {
  package var style: StyleName
  /// In the order of the option table, with the values as in an annotation.
  var options: [Option]
  /// The keys that lead to the tag, if it is in an object.
  var tagPath: [String] = []

  struct Option: Hashable, Sendable {
    var name: String
    var value: String
  }

  package var text: String {
    ([style.rawValue] + options.map { "\($0.name) \($0.value)" }).joined(separator: ", ")
  }

  /// The form as a member of `reads`: `.internal(tag: "type")`.
  package var annotation: String {
    let arguments = options.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return ".\(style.rawValue)" + (arguments.isEmpty ? "" : "(\(arguments))")
  }

  /// Returns the form as it must stand in `reads`, where it would inherit the naming of keys. With
  /// neither option, it reads the declared names anyway.
  func overriding(_ own: RepresentationOptions) -> FormatHead {
    var head = self
    let names = Set(options.map(\.name))
    if own.keyNaming != nil, names.contains("keyPrefix"), !names.contains("keyNaming") {
      head.options.append(Option(name: "keyNaming", value: ".verbatim"))
    }
    if own.keyPrefix != nil, names.contains("keyNaming"), !names.contains("keyPrefix") {
      head.options.append(Option(name: "keyPrefix", value: ".none"))
    }
    return head
  }

  /// Whether tags and payloads are in the same places. Names may differ.
  func hasLayout(of other: FormatHead) -> Bool {
    func layout(_ head: FormatHead) -> [Option] {
      head.options.filter { !["caseNaming", "keyNaming", "keyPrefix"].contains($0.name) }
    }
    return style == other.style && layout(self) == layout(other)
  }
}

extension FormatHead {
  /// Omits options that are the style's defaults.
  package init(_ form: RequestedForm) {
    let (given, style) = (form.options, form.style.value)
    func member(_ value: String?, unless standard: String?) -> String? {
      value == standard ? nil : value.map { ".\($0)" }
    }
    let content: String? =
      switch given.content?.value {
      case nil: nil
      case .key(let key): key.quoted
      case .tag: ".tag"
      }
    let options = [
      ("tag", given.tag?.value.keyPath), ("content", content),
      ("payload", member(given.payload?.value.rawValue, unless: style.payloads.first?.rawValue)),
      ("empty", given.empty?.value == style.empties.first ? nil : given.empty?.value.argument),
      ("caseNaming", member(given.caseNaming?.value.rawValue, unless: "verbatim")),
      ("keyNaming", member(given.keyNaming?.value.rawValue, unless: "verbatim")),
      ("keyPrefix", member(given.keyPrefix?.value.rawValue, unless: "none")),
    ].compactMap { name, value in value.map { Option(name: name, value: $0) } }
    self.init(style: style, options: options, tagPath: given.tag?.value ?? [])
  }
}

/// What a shape doesn't show: which value each key has, and the meaning of keys that are left out.
/// Two equal shapes may mean different things.
package struct LockedMeaning: Sendable {
  /// The names of values by key, if the keys don't show them; in arrays by position.
  package var values: [String: String] = [:]
  /// The defaults of values that are omitted if they equal them, by key.
  package var defaults: [String: String] = [:]
  /// Keys that are written and never read.
  package var unread: [String] = []
  /// Whether it is an unknown case that didn't keep the tag, and was written under its own name.
  package var isUnknown = false
  /// Whether it is an unknown case that also kept what no case could decode.
  package var isFallback = false
  /// The branches of `#if` around the case: `#if DEBUG #else`.
  package var branches: [String] = []

  package init() {}

  /// Returns the name of the value that a key had.
  func name(of key: String) -> String { values[key] ?? key }

  /// The branches in the form of `DeclaredCase.conditions`.
  var conditions: [[String]] {
    branches.map { text in
      text.split(separator: "#").map { part in "#" + (part.last == " " ? part.dropLast() : part) }
    }
  }

  /// The text after the shape: ` values "lat" y, "lon" x in "#if DEBUG"`.
  package var text: String {
    func pairs(_ names: [String: String], _ text: (String) -> String) -> [String] {
      names.sorted { $0.key < $1.key }.map { "\($0.key.quoted) \(text($0.value))" }
    }
    let parts = [
      ("values", pairs(values, \.escapedLabel)), ("defaults", pairs(defaults, \.quoted)),
      ("unread", unread.sorted().map(\.quoted)), ("in", branches.map(\.quoted)),
    ]
    return (isUnknown ? " unknown" : "") + (isFallback ? " fallback" : "")
      + parts.filter { !$0.1.isEmpty }
      .map { " \($0.0) \($0.1.joined(separator: ", "))" }.joined()
  }
}

extension String {
  /// Whether two names are the same words in some naming.
  func isLike(_ other: String) -> Bool {
    func letters(_ text: String) -> String { text.lowercased().filter { $0 != "_" && $0 != "-" } }
    return letters(self) == letters(other)
  }

  /// Whether a key is the name of a value in some naming.
  package func isWritten(as key: String, in item: DeclaredCase) -> Bool {
    self == key
      || [self, "\(item.baseName)_\(self)"].contains { name in
        Naming.allCases.contains { $0.apply(to: name) == key }
      }
  }
}
