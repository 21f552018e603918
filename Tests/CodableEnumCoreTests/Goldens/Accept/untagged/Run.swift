extension Goldens {
  static func untagged() {
    both(UntaggedMessage.ping, "null")
    both(UntaggedMessage.text("hi"), #""hi""#)
    both(UntaggedMessage.move(1, 2), "[1,2]")
    both(UntaggedMessage.image(url: "u", width: nil), #"{"url":"u"}"#)
    both(UntaggedMessage.user(.init(name: "a")), #"{"name":"a"}"#)
    both(UntaggedMessage.users([.init(name: "a")]), #"[{"name":"a"}]"#)
    both(UntaggedMessage.users([]), "[]")
    rejects("[1,2,3]", UntaggedMessage.self, "typeMismatch [0]: Expected to decode Dictionary")
    rejects("true", UntaggedMessage.self, "text: Expected to decode String")
    rejects(#"{"url":1}"#, UntaggedMessage.self, "typeMismatch url: Expected to decode String")
    rejects(
      "{}", UntaggedMessage.self, "no case of UntaggedMessage matches", "text needs String",
      "move needs an array of 2", #"image needs an object with "url""#, "user:")

    both(UntaggedKeyed.text("hi"), #"{"_0":"hi"}"#)
    both(UntaggedKeyed.image(url: "u", width: 1), #"{"url":"u","width":1}"#)
    both(UntaggedKeyed.nothing, "{}")

    both(UntaggedUnkeyed.none, "[]")
    both(UntaggedUnkeyed.one(1), "[1]")
    both(UntaggedUnkeyed.two(1, second: 2), "[1,2]")
    rejects("[1,2,3]", UntaggedUnkeyed.self)

    both(UntaggedNames.autoDetect, #""auto_detect""#)
    both(UntaggedNames.disabled, #""off""#)
    both(UntaggedNames.seconds(3), "3")
    reads(#""none""#, UntaggedNames.disabled)
    rejects(#""autoDetect""#, UntaggedNames.self, "auto_detect")

    both(UntaggedCompact.all, "true")
    both(UntaggedCompact.some(ids: ["1", "2", "3"]), #"["1","2","3"]"#)
    both(UntaggedCompact.range(from: 1, to: 2, step: 3), "[1,2,3]")
    rejects("false", UntaggedCompact.self, "expected true")

    both(UntaggedNested.list([]), "[]")
    both(UntaggedNested.list([.null, .list([.null]), .leaf(1), .list([])]), "[null,[null],1,[]]")
    both(
      UntaggedNested.list([.list([.list([.node(child: .leaf(1)), .list([])])]), .leaf(2)]),
      #"[[[{"child":1},[]]],2]"#)
    both(UntaggedNested.node(child: .list([.node(child: .null)])), #"{"child":[{"child":null}]}"#)
    rejects(
      #"[[1,[{"child":true}]]]"#, UntaggedNested.self,
      "dataCorrupted [0].[1].[0].child: no case of UntaggedNested matches", "leaf needs Int")
  }
}
