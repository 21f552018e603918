/// Language Server Protocol 3.17:
/// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification
enum LanguageServerProtocol {
  /// `type ProgressToken = integer | string`
  // @CodableEnum(style: .untagged)
  enum ProgressToken: Hashable {
    case number(Int)
    case text(String)
  }

  /// "Work Done Progress"
  // @CodableEnum(style: .internal, tag: "kind")
  enum Progress: Hashable {
    case begin(title: String, message: String?, percentage: Int?)
    case report(message: String?, percentage: Int?)
    case end(message: String?)
  }

  /// `documentChanges` of a WorkspaceEdit: files are created, renamed and deleted by `kind`; an edit
  /// of text has none.
  // @CodableEnum(style: .internal, tag: "kind")
  enum DocumentChange: Hashable {
    case create(uri: String)
    case rename(oldUri: String, newUri: String)
    case delete(uri: String)
    // @CodableCase(.untagged)
    case edit(textDocument: Document, edits: [TextEdit])
  }

  struct Document: Codable, Hashable {
    var uri: String
    var version: Int
  }

  struct TextEdit: Codable, Hashable {
    var range: [String: Position]
    var newText: String
  }

  struct Position: Codable, Hashable {
    var line: Int
    var character: Int
  }

  /// `hoverProvider?: boolean | HoverOptions`
  // @CodableEnum(style: .untagged, empty: .name)
  enum HoverProvider: Hashable {
    // @CodableCase(false)
    case unavailable
    // @CodableCase(true)
    case available
    case options(workDoneProgress: Bool)
  }

  /// `contents: MarkedString | MarkedString[] | MarkupContent`
  // @CodableEnum(style: .untagged)
  enum HoverContents: Hashable {
    case markup(kind: String, value: String)
    case code(language: String, value: String)
    case text(String)
    case several([HoverContents])
  }

  /// `TextDocumentSyncKind`
  // @CodableEnum(style: .rawValue)
  enum SyncKind: Int {
    case none = 0
    case full = 1
    case incremental = 2
  }
}
