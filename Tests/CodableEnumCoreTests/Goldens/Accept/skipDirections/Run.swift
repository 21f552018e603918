extension Goldens {
  static func skipDirections() {
    let text = SkipDirections.text(body: "a", old: .init(x: 1), count: 3, note: nil)
    writes(text, #"{"type":"text","body":"a","stamp":{"x":1},"note":null}"#)
    reads(
      #"{"type":"text","body":"a","stamp":false,"note":"n"}"#,
      SkipDirections.text(body: "a", old: nil, note: nil))
    reads(
      #"{"type":"text","body":"a","older":{"x":1},"n":3}"#,
      SkipDirections.text(body: "a", old: .init(x: 1), count: 3, note: nil))
    rejects(#"{"type":"text","body":"a","other":1}"#, SkipDirections.self, "other")
    writes(SkipDirections.onlyRead(old: .init(x: 1)), #"{"type":"onlyRead"}"#)
    reads(#"{"type":"onlyRead","old":{"x":1}}"#, SkipDirections.onlyRead(old: .init(x: 1)))
    writes(SkipDirections.onlyWritten(stamp: .init()), #"{"type":"onlyWritten","stamp":{"x":1}}"#)
    reads(#"{"type":"onlyWritten","stamp":{"x":1}}"#, SkipDirections.onlyWritten(stamp: nil))

    typealias External = SkipDirectionsExternal<Int>
    writes(External.onlyRead(1), #"{"onlyRead":{}}"#)
    reads(#"{"onlyRead":{"_0":1}}"#, External.onlyRead(1))
    reads(#"{"t":"onlyRead","c":{"_0":1}}"#, External.onlyRead(1))
    writes(External.onlyWritten(1), #"{"onlyWritten":{"_0":1}}"#)
    reads(#"{"onlyWritten":{"_0":1}}"#, External.onlyWritten(nil))
    rejects(#"{"onlyWritten":1}"#, External.self)
    writes(External.both(1, size: 2), #"{"both":{"size":2}}"#)
    reads(#"{"both":{"size":2,"_0":1}}"#, External.both(1, size: 2))

    writes(SkipDirectionsUntagged.stamped(id: 1), #"{"id":1,"stamp":5}"#)
    reads(#"{"id":1,"stamp":8}"#, SkipDirectionsUntagged.stamped(id: 1))
    writes(SkipDirectionsUntagged.empty(), #"{"stamp":5}"#)
    reads(#"{"stamp":8}"#, SkipDirectionsUntagged.empty())
    rejects("1", SkipDirectionsUntagged.self)

    writes(SkipDirectionsAdjacent.stamped(), #"{"t":"stamped","c":{"stamp":5}}"#)
    reads(#"{"t":"stamped","c":{"stamp":9}}"#, SkipDirectionsAdjacent.stamped())
    reads(#"{"t":"stamped"}"#, SkipDirectionsAdjacent.stamped())
    writes(SkipDirectionsAdjacent.old(), #"{"t":"old","c":{}}"#)
    reads(#"{"t":"old","c":{"old":9}}"#, SkipDirectionsAdjacent.old(old: 9))
    reads(#"{"t":"old"}"#, SkipDirectionsAdjacent.old(old: nil))
    reads(#"{"t":"alias"}"#, SkipDirectionsAdjacent.alias(old: nil))
    writes(SkipDirectionsAdjacent.maybe(old: 9), #"{"t":"maybe","c":{}}"#)
    reads(#"{"t":"maybe","c":{"old":9}}"#, SkipDirectionsAdjacent.maybe(old: 9))
    reads(#"{"t":"maybe","c":{}}"#, SkipDirectionsAdjacent.maybe(old: nil))
  }
}
