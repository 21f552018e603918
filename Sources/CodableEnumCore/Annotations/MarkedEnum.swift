/// An enum with its annotations: what the parser and the annotation reader found, joined.
struct MarkedEnum: Sendable {
  /// Index into `ParsedFile.declarations`.
  var declaration: Int
  /// Where the annotation stands.
  var offset: Int
  var style: Located<StyleName>
  var options: EnumOptions
  var cases: [MarkedCase] = []
}

/// One case of a marked enum.
struct MarkedCase: Sendable {
  var declaration: CaseDeclaration
  var element: EnumElement
  var options: CaseOptions
  /// One for each associated value.
  var values: [ValueOptions]
}
