private struct DeclarationsHolder: Codable {
  var edit: [Int].DeclarationsEdit?
  var generic: DeclarationsGeneric<Int>?
}

extension Goldens {
  static func declarations() {
    both(DeclarationsOfAlias.text("a"), #"{"text":{"_0":"a"}}"#)
    both(DeclarationsUnderCondition.text("a"), #"["text","a"]"#)
    both(DeclarationsElsewhere.text("a"), #""a""#)
    both(DeclarationsGeneric<Int>.value(value: 1), #"{"type":"value","value":1}"#)
    both([Int].DeclarationsEdit.insert(1, at: 2), #"{"insert":{"_0":1,"at":2}}"#)
    writes(DeclarationsHolder(), #"{"edit":null,"generic":null}"#)
    both([String: Int].DeclarationsChange.set(1), #"{"set":{"_0":1}}"#)
    both(DeclarationsInlinable.text("a"), #"{"t":"text","c":"a"}"#)
    both(DeclarationsParent.Kind.big, #""big""#)
  }
}
