extension Goldens {
  static func conversions() {
    both(ConversionHolder(levels: [.low: 1]), #"{"levels":{"low":1}}"#)
    both(ConversionHolder(levels: [.other("x"): 1]), #"{"levels":{"x":1}}"#)
    reads(#"{"levels":{"high":1}}"#, ConversionHolder(levels: [.high: 1]))
    reads(#"{"levels":{"3":1}}"#, ConversionHolder(levels: [.high: 1]))
    both(ConversionHolder(colors: [.red: 1]), #"{"colors":{"red":1}}"#)
    reads(#"{"colors":{"RED":1}}"#, ConversionHolder(colors: [.red: 1]))
    reads(#"{"colors":{"pink":1}}"#, ConversionHolder(colors: [.unknown: 1]))
    both(ConversionHolder(codes: [.ok: 1]), #"{"codes":{"200":1}}"#)
    both(ConversionHolder(codes: [.other(code: 500): 1]), #"{"codes":{"500":1}}"#)
    reads(#"{"codes":{"410":1}}"#, ConversionHolder(codes: [.missing: 1]))
    rejects(#"{"codes":{"x":1}}"#, ConversionHolder.self)
    both(ConversionHolder(raws: [.one: 1]), #"{"raws":{"1":1}}"#)
    reads(#"{"raws":{"7":1}}"#, ConversionHolder(raws: [.other: 1]))
    rejects(#"{"raws":{"x":1}}"#, ConversionHolder.self)
    both(ConversionHolder(flags: [.yes: 1]), #"{"flags":{"true":1}}"#)
    rejects(#"{"flags":{"maybe":1}}"#, ConversionHolder.self)

    // What the compiler infers for all raw values does not get in the way.
    both(ConversionLevel.high, #""hi""#)
    both(ConversionCode.ok, "200")
    equal(ConversionLevel(rawValue: "high"), .high)
    equal(ConversionLevel(rawValue: "low").rawValue, "low")
    equal(ConversionLevel(rawValue: "internalOnly"), .other("internalOnly"))
    equal(ConversionLevel.other("x").rawValue, "x")
    equal(ConversionColor(rawValue: "Green"), .green)
    equal(ConversionColor(rawValue: "pink"), nil)
    equal(ConversionColor(rawValue: "unknown"), .unknown)
    equal(ConversionCode(rawValue: 404), .missing)
    equal(ConversionCode(rawValue: 7), .other(code: 7))
    equal(ConversionPlain(rawValue: "a"), .a)
    equal(ConversionPlain(rawValue: "c"), nil)
    equal(stored(ConversionLevel.other("x")), "x")
  }

  /// As `@AppStorage` asks for its values.
  private static func stored<Value: RawRepresentable<String>>(_ value: Value) -> String {
    value.rawValue
  }
}
