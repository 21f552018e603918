import CodableEnumSuggest
import TestSupport
import Testing

struct SuggestionTests {
  @Test(arguments: SuggestionGolden.all)
  func theSuggestionIsAsExpected(_ golden: SuggestionGolden) throws {
    let suggestion = try golden.suggestion()
    let notes = suggestion.notes.map { "// Note: \($0)\n" }
    let separator = suggestion.text.isEmpty || notes.isEmpty ? "" : "\n"
    try GoldenFile.expect(
      suggestion.text + separator + notes.joined(), equals: golden.expected)
  }

  @Test func everySuggestionCompilesAndWritesWhatItRead() throws {
    var program = RoundTripProgram()
    for golden in SuggestionGolden.all {
      let suggestion = try golden.suggestion()
      // Where keys are data, there is nothing to declare.
      guard let type = suggestion.text.firstMatch(of: /(?m)^(?:indirect )?(?:enum|struct) (\w+)/)?.1
      else {
        #expect(suggestion.text.isEmpty)
        continue
      }
      program.add(suggestion, try golden.samples(), name: golden.name, type: String(type))
    }
    let problems = try program.run()
    #expect(problems == [])
  }
}
