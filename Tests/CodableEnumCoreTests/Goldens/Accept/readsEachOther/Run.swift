extension Goldens {
  static func readsEachOther() {
    let pings = [#"{"ping":{}}"#, #"{"type":"ping"}"#, #"{"t":"ping"}"#, #"["ping"]"#, #""ping""#]
    for ping in pings + ["null"] {
      reads(ping, EachExternal.ping)
      reads(ping, EachInternal.ping)
      reads(ping, EachAdjacent.ping)
      reads(ping, EachArray.ping)
      reads(ping, EachUntagged.ping)
      reads(ping, EachRawValue.ping)
    }
    let moves = [
      #"{"move":{"x":1,"y":2}}"#, #"{"type":"move","x":1,"y":2}"#,
      #"{"t":"move","c":{"x":1,"y":2}}"#, #"["move",1,2]"#, #"{"x":1,"y":2}"#,
    ]
    for move in moves {
      reads(move, EachExternal.move(x: 1, y: 2))
      reads(move, EachInternal.move(x: 1, y: 2))
      reads(move, EachAdjacent.move(x: 1, y: 2))
      reads(move, EachArray.move(x: 1, y: 2))
      reads(move, EachUntagged.move(x: 1, y: 2))
    }
    both(EachExternal.move(x: 1, y: 2), moves[0])
    both(EachInternal.move(x: 1, y: 2), moves[1])
    both(EachAdjacent.move(x: 1, y: 2), moves[2])
    both(EachArray.move(x: 1, y: 2), moves[3])
    both(EachUntagged.move(x: 1, y: 2), moves[4])
    both(EachRawValue.ping, pings[4])

    // What is in a known form is judged by that form.
    rejects(#"{"type":"move","x":1}"#, EachExternal.self, "keyNotFound y")
    rejects(#"{"move":{"x":1,"y":"2"}}"#, EachInternal.self, "typeMismatch move.y")
    rejects(#"["move",1]"#, EachAdjacent.self, "valueNotFound [2]")
    rejects(#"{"t":"move","c":{"x":"1"}}"#, EachArray.self, "typeMismatch c.x")
    // What is in none, by the one that is written.
    rejects(#""pong""#, EachRawValue.self, "dataCorrupted", "pong")
    rejects(#"{"type":"pong"}"#, EachInternal.self, "dataCorrupted type", "pong")
  }
}
