extension Goldens {
  static func rawValue() {
    both(RawString.one, #""one""#)
    both(RawString.two, #""zwei""#)
    both(RawString.tab, #""a\tb""#)
    both(RawString.raw, #""a\"b""#)
    rejects(#""two""#, RawString.self, "dataCorrupted", #""two""#, #""zwei""#)
    rejects("3", RawString.self, "typeMismatch", "String")
    rejects("null", RawString.self)
    rejects("{}", RawString.self)

    both(RawInt.zero, "0")
    both(RawInt.one, "1")
    both(RawInt.ten, "10")
    both(RawInt.eleven, "11")
    both(RawInt.minus, "-1")
    both(RawInt.hex, "255")
    rejects("2", RawInt.self, "dataCorrupted", "2", "0, 1, 10")
    rejects(#""1""#, RawInt.self, "typeMismatch", "Int")

    both(RawByte.low, "0")
    both(RawByte.high, "255")
    rejects("256", RawByte.self)

    both(RawDouble.half, "0.5")
    both(RawDouble.one, "1")
    both(RawDouble.hexadecimal, "16")
    both(RawDouble.negative, "-3")
    rejects("0.25", RawDouble.self, "0.25")

    both(RawCharacter.a, #""a""#)
    both(RawCharacter.flag, #""\ud83c\udde9\ud83c\uddea""#)

    both(RawTags.firstClass, #""first-class""#)
    both(RawTags.second, #""second""#)
    both(RawTags.thirdClass, #""3rd""#)
    reads(#""third""#, RawTags.thirdClass)
    rejects(#""thirdClass""#, RawTags.self, "dataCorrupted")

    both(RawMixed.on, "true")
    both(RawMixed.off, "false")
    both(RawMixed.automatic, #""auto""#)
    reads("2", RawMixed.automatic)
    rejects("1", RawMixed.self, "dataCorrupted")
    both(RawMask.top, "9223372036854775808")
    both(RawMask.all, "18446744073709551615")
  }
}
