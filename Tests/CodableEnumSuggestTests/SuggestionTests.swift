import CodableEnumSuggest
import TestSupport
import Testing

struct SuggestionTests {
  @Test(arguments: SuggestionGolden.all)
  func theSuggestionIsAsExpected(_ golden: SuggestionGolden) throws {
    let suggestion = try Suggestion(golden.samples())
    let note = suggestion.runnerUp.map { "\n// Runner-up: \($0)\n" } ?? ""
    try GoldenFile.expect(suggestion.text + note, equals: golden.expected)
  }

  @Test func everySuggestionCompilesAndWritesWhatItRead() throws {
    var program = RoundTripProgram()
    for golden in SuggestionGolden.all {
      let samples = try golden.samples()
      try program.add(Suggestion(samples, name: "Golden"), samples, name: golden.name)
    }
    #expect(try program.run() == [])
  }
}
