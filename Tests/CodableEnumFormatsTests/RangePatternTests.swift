import Testing

@testable import CodableEnumCore
@testable import CodableEnumFormats

/// The regular expressions of integers in a range.
struct RangePatternTests {
  @Test(arguments: [
    (7...7, #"\+?0*7"#),
    (200...299, #"\+?0*2[0-9][0-9]"#),
    (95...1200, #"\+?0*(9[5-9]|[1-9][0-9]{2}|1[0-1][0-9]{2}|1200)"#),
    (-12 ... -3, "-0*([3-9]|1[0-2])"),
    (-1...1, #"(-0*[0-1]|\+?0*[0-1])"#),
  ])
  func patternsAreShort(range: ClosedRange<Int>, pattern: String) {
    #expect(RangePattern(range).text == pattern)
  }

  @Test(arguments: [0...0, 5...17, 88...1003, -120 ... -7, -30...1001, 999...1000])
  func aPatternIsOfTheIntegersOfItsRange(range: ClosedRange<Int>) throws {
    let pattern = try Regex(RangePattern(range).text)
    for number in -1100...1100 {
      for text in ["\(number)", number < 0 ? "-00\(-number)" : "+00\(number)"] {
        #expect((text.wholeMatch(of: pattern) != nil) == range.contains(number), "\(text)")
      }
    }
  }

  @Test func integersHaveTheirLimits() throws {
    let pattern = try Regex(RangePattern(1...Int.max).text)
    #expect("\(Int.max)".wholeMatch(of: pattern) != nil)
    #expect("9223372036854775808".wholeMatch(of: pattern) == nil)
    #expect("0".wholeMatch(of: pattern) == nil)
    let all = try Regex(RangePattern(Int.min...Int.max).text)
    #expect("\(Int.min)".wholeMatch(of: all) != nil)
  }
}
