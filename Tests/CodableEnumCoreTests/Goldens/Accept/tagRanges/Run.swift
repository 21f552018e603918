extension Goldens {
  static func tagRanges() {
    both(LevelRange.low(value: 0.25), #"{"level":0.25}"#)
    both(LevelRange.low(value: -3), #"{"level":-3}"#)
    both(LevelRange.middle(note: "n"), #"{"level":50,"note":"n"}"#)
    for tag in ["0.5", "59.9", "1", "-1", #""mid""#] {
      reads(#"{"level":\#(tag)}"#, LevelRange.middle(note: nil))
    }
    both(LevelRange.high(value: 60, note: nil), #"{"level":60}"#)
    both(LevelRange.high(value: 1e9, note: "n"), #"{"level":1e9,"note":"n"}"#)
    refuses(LevelRange.high(value: 59.5, note: nil), "59.5")
    refuses(LevelRange.low(value: -1), "-1")
    rejects(#"{"level":"x"}"#, LevelRange.self, "level")

    both(LetterRange.first("a"), #""a""#)
    both(LetterRange.first("lz"), #""lz""#)
    both(LetterRange.second, #""z""#)
    both(LetterRange.exact, #""k""#)
    reads(#""nn""#, LetterRange.second)
    refuses(LetterRange.first("k"), "k")
    refuses(LetterRange.first("n"), "n")
    rejects(#""mm""#, LetterRange.self, #""mm" is not a case of LetterRange; there are "a"..."m""#)
    rejects("1", LetterRange.self, "typeMismatch")

    both(FoldedRange.letters(1), #"{"t":"B","c":1}"#)
    reads(#"{"t":"aZ","c":1}"#, FoldedRange.letters(1))
    reads(#"{"t":"BB","c":1}"#, FoldedRange.letters(1))
    rejects(#"{"t":"c","c":1}"#, FoldedRange.self, #""c""#)
    both(FoldedRange.numbers, #"{"t":200}"#)
    reads(#"{"t":299}"#, FoldedRange.numbers)
    both(FoldedRange.parts(0.5), #"{"t":0.5}"#)
    rejects(#"{"t":0.8}"#, FoldedRange.self, "0.8")

    both(CoercedRange.large, "[500]")
    reads(#"["501"]"#, CoercedRange.large)
    both(CoercedRange.small, #"["none"]"#)
    reads(#"["0.5"]"#, CoercedRange.small)
    reads("[0]", CoercedRange.small)
    rejects("[1]", CoercedRange.self, "1")

    both(RangeBesideTag.one(note: "n"), #"{"code":1,"note":"n"}"#)
    reads(#"{"code":19}"#, RangeBesideTag.one(note: nil))
    reads(#"{"code":"one"}"#, RangeBesideTag.one(note: nil))
    both(RangeBesideTag.fifteen, #"{"code":15}"#)
    both(RangeBesideTag.none, #"{"code":null}"#)
    reads(#"{"code":500}"#, RangeBesideTag.none)
    both(RangeBesideTag.name, #"{"code":"name"}"#)
    reads(#"{"code":"quit"}"#, RangeBesideTag.name)
    rejects(#"{"code":2}"#, RangeBesideTag.self, #"1, "one", 10...19, 15, 20..., "name", "p"..."r""#)
    both(RangeBesideRawValue.one, "1")
    reads("12", RangeBesideRawValue.one)
    both([RangeBesideRawValue.one: 3], #"{"1":3}"#)
    reads(#"{"12":3}"#, [RangeBesideRawValue.one: 3])

    // A tag that is given exactly wins, also that of the unknown case.
    both(RangeOfUnknown.other, #""auto""#)
    both(RangeOfUnknown.early, #""a""#)
    reads(#""any""#, RangeOfUnknown.other)
    reads(#""automatic""#, RangeOfUnknown.early)
    reads(#""zoo""#, RangeOfUnknown.other)

    // The name of an unknown case is no tag if it keeps the tag.
    both(RangeOfKept.early("later"), #""later""#)
    both(RangeOfKept.later("zoo"), #""zoo""#)
    refuses(RangeOfKept.later("later"), "later")
  }
}
