extension Goldens {
  static func nilProperties() {
    both(NilPropertyHolder(), #"{"null":null,"generic":null,"inner":null}"#)
    both(
      NilPropertyHolder(null: .zero, omit: .zero, generic: .value(1), inner: .both("a", 2)),
      #"{"null":0,"omit":{"zero":{}},"generic":1,"inner":{"both":{"_0":"a","_1":2}}}"#)
    reads("{}", NilPropertyHolder())
    both(
      NilPropertyValues.values(null: nil, alias: nil, generic: nil), #"{"type":"values"}"#)
    both(NilPropertyValues.others(components: nil, date: nil), #"{"type":"others"}"#)
    both(
      NilPropertyCompiler.values(null: nil, alias: nil, omit: nil),
      #"{"values":{"null":null,"alias":null}}"#)
    both(NilPropertyExternal.values(null: nil, alias: nil), #"{"values":{}}"#)
  }
}
