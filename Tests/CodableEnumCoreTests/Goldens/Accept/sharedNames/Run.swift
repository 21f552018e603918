extension Goldens {
  static func sharedNames() {
    reads(#"{"move":{"to":1}}"#, SharedNames.move(to: 1))
    reads(#"{"moveBy":{"by":1}}"#, SharedNames.move(by: 1))
    reads(#"{"moveAt":{"at":1}}"#, SharedNames.move(at: 1, speed: 3))
    both(SharedNamesEncoded<Int>.stop, #"{"type":"stop"}"#)
    both(SharedNamesEncoded<Int>.move(to: 1), #"{"type":"move","to":1}"#)
    both(SharedNamesEncoded<Int>.move(by: 2), #"{"type":"moveBy","by":2}"#)
    both(SharedNamesEncoded<Int>.move(by: nil), #"{"type":"moveBy"}"#)
    both(SharedNamesEncoded<Int>.move(at: 1, speed: 2), #"{"type":"moveAt","at":1,"speed":2}"#)
    both(SharedNamesNatural.stop, #""stop""#)
    both(SharedNamesNatural.move(1, 2), #"{"move":[1,2]}"#)
    both(SharedNamesNatural.move("a"), #"{"text":"a"}"#)
    both(SharedNamesNatural.move(by: 1), #"{"keyed":{"by":1}}"#)
    both(SharedNamesOfBranches.move(by: 1), #"{"type":"move","by":1}"#)
  }
}
