import CodableEnumSuggest
import TestSupport
import Testing

struct SuggestionTests {
  @Test(arguments: SuggestionGolden.all)
  func theSuggestionIsAsExpected(_ golden: SuggestionGolden) throws {
    let suggestion = try Suggestion(golden.samples())
    let notes = suggestion.notes.map { "// Note: \($0)\n" }
    let separator = suggestion.text.isEmpty || notes.isEmpty ? "" : "\n"
    try GoldenFile.expect(
      suggestion.text + separator + notes.joined(), equals: golden.expected)
  }

  @Test func everySuggestionCompilesAndWritesWhatItRead() throws {
    var program = RoundTripProgram()
    for golden in SuggestionGolden.all {
      let samples = try golden.samples()
      let suggestion = try Suggestion(samples, name: "Golden")
      // Where keys are data, there is nothing to declare.
      if !suggestion.text.isEmpty { program.add(suggestion, samples, name: golden.name) }
    }
    let problems = try program.run()
    #expect(problems == [])
  }
}
