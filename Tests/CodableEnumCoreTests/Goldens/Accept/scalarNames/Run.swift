extension Goldens {
  static func scalarNames() {
    both(NamedSwitch.off, "false")
    both(NamedSwitch.on(level: 1), #"{"level":1}"#)
    rejects("true", NamedSwitch.self, "off: expected false")
    rejects(#""off""#, NamedSwitch.self, "off: expected false")

    both(NamedNumbers.none, "0")
    reads(#""zero""#, NamedNumbers.none)
    reads("1", NamedNumbers.none)
    both(NamedNumbers.some, "1.5")
    both(NamedNumbers.all, #""all""#)
    reads("true", NamedNumbers.all)
    both(NamedNumbers.of([0]), "[0]")
    rejects("2", NamedNumbers.self, #"none: expected 0 or "zero" or 1.0 or 1"#)

    both(NamedRaw.low, "0")
    both(NamedRaw.high, "9")
    rejects("1", NamedRaw.self, "1 is not a case of NamedRaw")
  }
}
