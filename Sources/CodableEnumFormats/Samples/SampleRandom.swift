/// SplitMix64: the same numbers on every machine.
struct SampleRandom {
  private var state: UInt64
  /// The number of random numbers so far.
  private(set) var steps = 0

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    steps += 1
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// Returns a text that decoders may mistake for something else.
  mutating func text() -> String {
    element(of: [
      "a", "b", "name", "", "café", "1", "-2.5", "true", "null", "two words",
      "2024-05-01T12:00:00Z",
      "https://swift.org", "\"quoted\"\n", "🎉",
    ])!
  }
}
