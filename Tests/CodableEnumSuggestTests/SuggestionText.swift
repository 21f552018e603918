import CodableEnumSuggest

enum SuggestionText {
  /// What is suggested for JSON, without the line that says where it is from.
  static func of(_ json: String, name: String? = nil, file: String = "message.json") throws
    -> String
  {
    var samples = Samples()
    try samples.add(Array(json.utf8), file: file)
    let text = try Suggestion(samples, name: name).text
    return String(text[text.index(after: text.firstIndex(of: "\n")!)...])
  }
}
