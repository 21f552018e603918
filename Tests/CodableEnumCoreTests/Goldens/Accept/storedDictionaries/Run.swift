extension Goldens {
  static func storedDictionaries() {
    both(
      DictionaryHolder(counts: [.admin: 1], more: [.other("x"): 2], levels: [.low: ["a"]]),
      #"{"counts":{"admin":1},"more":{"x":2},"levels":{"1":["a"]}}"#)
    reads(
      #"{"counts":["admin",1],"more":["x",2],"levels":[1,["a"]]}"#,
      DictionaryHolder(counts: [.admin: 1], more: [.other("x"): 2], levels: [.low: ["a"]]))
    reads(#"{"counts":[],"more":null}"#, DictionaryHolder())
    reads(#"{"counts":["guest",1,"guest",2]}"#, DictionaryHolder(counts: [.guest: 2]))
    rejects(#"{"counts":["guest",1,"admin"]}"#, DictionaryHolder.self, "counts")
    rejects(#"{"counts":["guest","admin"]}"#, DictionaryHolder.self, "counts")
    rejects(#"{"counts":1}"#, DictionaryHolder.self, "counts")
    rejects(#"{"counts":{},"levels":[3,[]]}"#, DictionaryHolder.self, "levels")
    // Only a dictionary that its type's spelling shows.
    both(DictionaryBox<DictionaryRole>(counts: [.guest: 1]), #"{"counts":{"guest":1}}"#)
    rejects(#"{"counts":["guest",1]}"#, DictionaryBox<DictionaryRole>.self, "counts")
    rejects(#"["guest",1]"#, [DictionaryRole: Int].self)

    typealias Team = DictionaryTeams.Team
    both(
      Team.members(counts: [.guest: 1], levels: [.high: "h"]),
      #"{"type":"members","counts":{"guest":1},"levels":{"2":"h"}}"#)
    reads(
      #"{"type":"members","counts":["guest",1],"levels":[2,"h"]}"#,
      Team.members(counts: [.guest: 1], levels: [.high: "h"]))
    reads(#"{"type":"members","counts":[]}"#, Team.members(counts: [:], levels: nil))
    rejects(#"{"type":"members"}"#, Team.self, "counts")
    rejects(#"{"type":"nested","rows":[["guest",1]]}"#, Team.self, "rows")

    typealias Bare = DictionaryTeams.Bare
    reads(#"{"counts":["guest",1]}"#, Bare.counts([.guest: 1]))
    both(Bare.several([.low: 1], 2), #"{"several":[{"1":1},2]}"#)
    reads(#"{"several":[[1,1],2]}"#, Bare.several([.low: 1], 2))
    reads(#"{"several":[null,2]}"#, Bare.several(nil, 2))

    typealias Loose = DictionaryTeams.Loose
    both(Loose.counts([.guest: 1]), #"{"guest":1}"#)
    reads(#"["guest",1]"#, Loose.counts([.guest: 1]))
    both(Loose.name("a"), #""a""#)
    rejects(#"["guest"]"#, Loose.self)
  }
}
