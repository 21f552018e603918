typealias NilFormsMaybe = Int?

// @CodableEnum(style: .internal, tag: "type", nilValues: .null)
enum NilFormsNull<Value> {
  case values(a: Int?, b: Optional<Int>, c: Swift.Optional<Int>, d: NilFormsMaybe, e: Value)
  case mixed(
    a: Int?,  // @CodableValue(nil: .omit)
    b: Value,  // @CodableValue(nil: .omit)
    c: Int?
  )
}

// @CodableEnum(style: .internal, tag: "type")
enum NilFormsOmit<Value> {
  case values(a: Int?, b: Optional<Int>, c: Swift.Optional<Int>, d: NilFormsMaybe, e: Value)
  case mixed(
    a: Int?,  // @CodableValue(nil: .null)
    b: NilFormsMaybe,  // @CodableValue(nil: .null)
    c: Int?
  )
  case defaults(
    a: Int = 1,  // @CodableValue(nil: .default)
    b: [String] = []  // @CodableValue(nil: .default, skip: .encoding)
  )
}

// @CodableEnum(style: .external, nilValues: .omit)
enum NilFormsExternal<Value> {
  case value(Value)
}
