extension Goldens {
  static func invalidElements() {
    both(
      ElementsHolder(blocks: [.text(body: "a")], roles: [.user], numbers: [.value(1)], plain: [2]),
      #"{"blocks":[{"type":"text","body":"a"}],"roles":["user"],"numbers":[1],"plain":[2]}"#)
    reads(
      #"{"blocks":[{"type":"image"},{"type":"text","body":"a"},null,3,{"type":"text"}]}"#,
      ElementsHolder(blocks: [.text(body: "a")]))
    reads(
      #"{"blocks":[{"type":"list","items":[1,{"type":"list","items":[{}]}]}]}"#,
      ElementsHolder(blocks: [.list(items: [.list(items: [])])]))
    reads(#"{"blocks":[],"roles":["new","admin"]}"#, ElementsHolder(roles: [.admin]))
    reads(
      #"{"blocks":[],"roles":null,"numbers":["x",1,[2]]}"#, ElementsHolder(numbers: [.value(1)]))
    // What is no array is an error.
    rejects(#"{"blocks":{}}"#, ElementsHolder.self, "blocks")
    rejects(#"{"blocks":[],"roles":"user"}"#, ElementsHolder.self, "roles")
    rejects(#"{"blocks":[],"plain":["x"]}"#, ElementsHolder.self, "plain")

    typealias Inner = ElementsOuter.Inner
    both(Inner.bare([.a]), #"{"bare":[0]}"#)
    reads(#"{"bare":[7,1,"x"]}"#, Inner.bare([.b]))
    reads(
      #"{"keyed":{"kinds":[7,1],"blocks":[1],"roles":["new","admin"]}}"#,
      Inner.keyed(kinds: [.b], blocks: [], roles: [.admin]))
    reads(#"{"keyed":{"kinds":[]}}"#, Inner.keyed(kinds: [], blocks: nil))
    rejects(#"{"keyed":{"blocks":[]}}"#, Inner.self, "kinds")
    reads(#"{"several":[[9],["admin",1]]}"#, Inner.several([], [.admin]))
    reads(#"{"several":[[1],null]}"#, Inner.several([.b], nil))
    rejects(#"{"strict":["new"]}"#, Inner.self, "new")
    both(Inner.contiguous([.user]), #"{"contiguous":["user"]}"#)
    rejects(#"{"contiguous":["new"]}"#, Inner.self, "new")
    reads(#"{"generic":["x",1]}"#, Inner.generic([.value(1)]))
    reads("[9,1]", ElementsOuter.Loose.kinds([.b]))
  }
}
