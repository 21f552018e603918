extension Goldens {
  static func availability() {
    both(AvailabilityCases.current(name: "a"), #"{"type":"current","name":"a"}"#)
    both(AvailabilityCases.old(name: "a"), #"{"type":"old","name":"a"}"#)
    both(AvailabilityCases.new(size: 1), #"{"type":"new","size":1}"#)
    rejects(#"{"type":"gone","name":"a"}"#, AvailabilityCases.self, "gone isn't available")
    equal(AvailabilityCases.old(name: "a").name, "a")
    both(AvailabilityDeprecated.value(1), #"{"value":{"_0":1}}"#)
    both(AvailabilityParent.Inner.b, #""b""#)
    both(AvailabilityUntagged.text("a"), #""a""#)
    both(AvailabilityUntagged.old([1]), "[1]")
    both(AvailabilityUntagged.new(true), "true")
    both(AvailabilityUntagged.nothing, "null")
    rejects("1", AvailabilityUntagged.self)
    both(AvailabilityNames.a, #""a""#)
    both(AvailabilityNames.old(1), #"{"old":1}"#)
    rejects(#""gone""#, AvailabilityNames.self, "gone")
    both(AvailabilityStandalone.a(size: 1), #"{"type":"a","size":1}"#)
    both(AvailabilityStandalone.other(tag: "b"), #"{"type":"b"}"#)
    rejects(#"{"text":"a"}"#, AvailabilityStandalone.self, "type")
  }
}
