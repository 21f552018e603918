import Foundation

// @CodableEnum(style: .rawValue, nilProperty: .null)
enum NilPropertyNull: Int {
  case zero
}

// @CodableEnum(style: .external, nilProperty: .omit)
enum NilPropertyOmit {
  case zero
}

// @CodableEnum(style: .untagged, nilProperty: .null)
public enum NilPropertyGeneric<Value> {
  case value(Value)
}

struct NilPropertyOuter<Key: Hashable> {
  // @CodableEnum(style: .external, nilProperty: .null)
  enum Inner<Value: Codable> where Value: Equatable {
    case both(Key, Value)
  }
}

struct NilPropertyHolder: Codable {
  var null: NilPropertyNull?
  var omit: NilPropertyOmit?
  var generic: NilPropertyGeneric<Int>?
  var inner: NilPropertyOuter<String>.Inner<Int>?
}

typealias NilPropertyAlias = NilPropertyNull?

// A value is no property. A type of another module may also write nil properties as null.
// @CodableEnum(style: .internal, tag: "type")
enum NilPropertyValues {
  case values(null: NilPropertyNull?, alias: NilPropertyAlias, generic: NilPropertyGeneric<Int>?)
  case others(components: DateComponents?, date: Date?)
}

// Without 'nilValues', `.external` writes what the compiler does.
// @CodableEnum(style: .external)
enum NilPropertyCompiler: Codable {
  case values(null: NilPropertyNull?, alias: NilPropertyAlias, omit: NilPropertyOmit?)
}

// @CodableEnum(style: .external, nilValues: .omit)
enum NilPropertyExternal {
  case values(null: NilPropertyNull?, alias: NilPropertyAlias)
}
