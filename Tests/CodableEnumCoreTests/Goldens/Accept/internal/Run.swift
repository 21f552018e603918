extension Goldens {
  static func `internal`() {
    both(InternalShape.nothing, #"{"type":"nothing"}"#)
    both(InternalShape.shape(.init(radius: 3)), #"{"type":"shape","radius":3}"#)
    both(InternalShape.image(url: "u", width: nil), #"{"type":"image","url":"u"}"#)
    both(InternalShape.image(url: "u", width: 1), #"{"type":"image","url":"u","width":1}"#)
    both(InternalShape.denied("late"), #"{"type":"denied","reason":"late"}"#)
    both(InternalShape.text("hi"), #"{"type":"text","text":"hi"}"#)
    both(InternalShape.point(1, 2), #"{"type":"2d","x":1,"y":2}"#)
    rejects("{}", InternalShape.self, "keyNotFound type")
    rejects(#"{"type":"spoon"}"#, InternalShape.self, "dataCorrupted type", "spoon", #""2d""#)
    rejects(#"{"type":7}"#, InternalShape.self, "typeMismatch type", "String")
    rejects(#"{"type":null}"#, InternalShape.self, "type")
    rejects(#"{"type":"text"}"#, InternalShape.self, "keyNotFound text")
    rejects(#"{"type":"shape","radius":"3"}"#, InternalShape.self, "typeMismatch radius")
    rejects("[]", InternalShape.self, "typeMismatch")

    both(InternalPath.ping, #"{"meta":{"type":"ping"}}"#)
    both(InternalPath.image(url: "u"), #"{"meta":{"type":"image"},"url":"u"}"#)
    rejects(#"{"meta":{}}"#, InternalPath.self, "keyNotFound meta.type")
    rejects(#"{"meta":{"type":"x"}}"#, InternalPath.self, "dataCorrupted meta.type")
    rejects(#"{"meta":3}"#, InternalPath.self, "typeMismatch meta")

    both(InternalVersions.first(name: "a"), #"{"version":1,"name":"a"}"#)
    both(InternalVersions.second(names: []), #"{"version":2,"names":[]}"#)
    rejects(#"{"version":3}"#, InternalVersions.self, "dataCorrupted version", "1, 2")
    rejects(#"{"version":"1","name":"a"}"#, InternalVersions.self, "typeMismatch version", "Int")

    both(InternalResult.success(value: 1), #"{"ok":true,"value":1}"#)
    both(InternalResult.failure(code: 1), #"{"ok":false,"code":1}"#)

    both(InternalMixedTags.none, #"{"kind":0}"#)
    both(InternalMixedTags.some(count: 1), #"{"kind":"some","count":1}"#)
    both(InternalMixedTags.all, #"{"kind":true}"#)
    rejects(#"{"kind":1}"#, InternalMixedTags.self, "dataCorrupted kind")
    rejects(#"{"kind":1.5}"#, InternalMixedTags.self, "dataCorrupted kind")
  }
}
