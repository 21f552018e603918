// @CodableEnum(style: .external, empty: [[:]])
enum EmptyStep: Equatable {
  case home
  // @CodableCase(empty: "end")
  case end
  // @CodableCase(empty: ["n": [1, nil], "x": [:]])
  case deep
  // @CodableCase(empty: [:])
  case none
  // @CodableCase(empty: nil)
  case nothing
  case number(Int)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", empty: 0)
enum EmptyPair: Equatable {
  case zero
  // @CodableCase(empty: 0.5)
  case half
  // @CodableCase(empty: false)
  case no
  case text(String)
}

// @CodableEnum(style: .array, empty: "-")
enum EmptyItem: Equatable {
  case dash
  // @CodableCase(empty: [1, [2]])
  case list
  case text(String)
}

// @CodableEnum(style: .untagged, empty: nil)
enum EmptyRoot: Equatable {
  case nothing
  // @CodableCase(empty: "home")
  case home
  // @CodableCase(empty: false)
  case no
  // @CodableCase(empty: -1)
  case unlimited
  // @CodableCase(empty: ["all", "any"])
  case all
  // @CodableCase(empty: ["kind": "x", "of": nil])
  case object
  case text(label: String)
  case limit(Int)
  case names([String])
}

// @CodableEnum(
//   style: .external, empty: "x", reads: [.external(empty: 1), .external(empty: .name)])
enum EmptyForms: Equatable {
  case only
}

// @CodableEnum(style: .internal, tag: "type")
enum EmptyBeside: Equatable {
  case text(body: String)
  // @CodableCase(content: "data", empty: "x")
  case mark
  // @CodableCase(.untagged, empty: "any")
  case any
}
