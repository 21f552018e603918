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
