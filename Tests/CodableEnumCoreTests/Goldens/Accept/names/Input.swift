// @CodableEnum(style: .external, payload: .natural, accessors: true)
enum Names {
  case `default`(`in`: Int)
  case `self`
  case `init`(Int)
  case クレジット(金額: Int)
  case `two words`(`a label`: String)
  case `3d`(Int)
  case 🙂
  case `class`(`class`: Int, value0: Int, container: Int, decoder: Int)
  case blank(`_`: Int, x$y: Int)
}

// @CodableEnum(style: .internal, tag: "a \"quoted\" key\n", caseNaming: .snakeCase)
enum NamesOfKeys {
  // @CodableCase("tab\tand \\ backslash", aliases: ["\u{1F600}", #"raw "one" \n"#])
  case escaped
  case `repeat`(_ `where`: Int)
  case text(String)  // @CodableValue(key: "key with \"quotes\"")
}

enum `Odd type` {
  // @CodableEnum(style: .rawValue)
  enum `Type of it` {
    case `true`, `nil`
  }
}

enum NamesAround<Parent> {
  // @CodableEnum(style: .external, defaultValues: .omit)
  enum Inner<Value: Equatable>: Equatable {
    case `Self`(Value, count: Int = 1)
  }
}

// @CodableEnum(style: .untagged, reads: [.external], fallback: .none)
enum NamesOfItself: Equatable {
  case `Self`(`Self`: Int)
  case list([NamesOfItself])
  case none
}
