extension Goldens {
  static func placements() {
    both(Placements.confirmed([1]), #"{"status":"confirmed","users":[1]}"#)
    both(Placements.waitlist(1, []), #"{"status":"waitlist","position":1,"users":[]}"#)
    both(Placements.notAllowed(reason: "a"), #"{"status":"not allowed","reason":"a"}"#)
    both(Placements.other(1), #"{"status":"other","otherValue":1}"#)
    both(Placements.trailingCase(name: "a"), #"{"status":"trailing-case","called":"a"}"#)
    both(Placements.many(1, 2, 3), #"{"status":"many lines","first":1,"second":2,"third":3}"#)
    both(Placements.before(1), #"{"status":"before","before":1}"#)
    both(
      Placements.commas(a: 1, b: 2, c: [3], d: 4),
      #"{"status":"commas","a":1,"x":2,"y":[3],"d":4}"#)
  }
}
