extension Goldens {
  static func names() {
    both(Names.default(in: 1), #"{"default":{"in":1}}"#)
    both(Names.`self`, #"{"self":{}}"#)
    both(Names.`init`(1), #"{"init":1}"#)
    both(Names.クレジット(金額: 1), #"{"クレジット":{"金額":1}}"#)
    both(Names.`two words`(`a label`: "a"), #"{"two words":{"a label":"a"}}"#)
    both(Names.`3d`(3), #"{"3d":3}"#)
    both(Names.🙂, #"{"🙂":{}}"#)
    both(
      Names.class(class: 1, value0: 2, container: 3, decoder: 4),
      #"{"class":{"class":1,"value0":2,"container":3,"decoder":4}}"#)
    both(Names.blank(`_`: 1, x$y: 2), #"{"blank":{"_":1,"x$y":2}}"#)
    equal(Names.default(in: 1).in, 1)
    equal(Names.`two words`(`a label`: "a").`a label`, "a")

    both(NamesOfKeys.escaped, #"{"a \"quoted\" key\n":"tab\tand \\ backslash"}"#)
    reads(#"{"a \"quoted\" key\n":"😀"}"#, NamesOfKeys.escaped)
    reads(#"{"a \"quoted\" key\n":"raw \"one\" \\n"}"#, NamesOfKeys.escaped)
    both(NamesOfKeys.repeat(1), #"{"a \"quoted\" key\n":"repeat","where":1}"#)
    both(NamesOfKeys.text("a"), #"{"a \"quoted\" key\n":"text","key with \"quotes\"":"a"}"#)
    both(`Odd type`.`Type of it`.true, #""true""#)
    both(`Odd type`.`Type of it`.nil, #""nil""#)

    both(NamesAround<Int>.Inner.`Self`("a"), #"{"Self":{"_0":"a"}}"#)
    both(NamesOfItself.`Self`(Self: 1), #"{"Self":1}"#)
    both(NamesOfItself.list([.none, .`Self`(Self: 2)]), #"[null,{"Self":2}]"#)
    reads("2", NamesOfItself.none)
  }
}
