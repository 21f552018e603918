import containerNames

extension Goldens {
  static func containerNames() {
    both(K.own(value: .init(1)), #"{"type":"own","value":{"wrapped":1}}"#)
    both(K.both(value: .init(1), other: 2), #"{"type":"both","value":{"wrapped":1},"other":2}"#)
    reads(#"{"type":"both","value":{"wrapped":1}}"#, K.both(value: .init(1), other: nil))
    rejects(#"{"type":"own"}"#, K.self, "keyNotFound value")
    rejects(#"{"type":"own","value":null}"#, K.self)
    let change = #"{"set":{"_0":1,"_1":"a"}}"#
    returns(#"{"all":["dark"],"change":\#(change),"changes":[],"shade":null}"#, Shades.self)
    isRead(#"{"all":["dark",1],"change":{"set":1},"changes":[\#(change),{"set":1}]}"#, Shades.self)
    both(OwnOptional.one(.init("a")), #"{"one":{"wrapped":"a"}}"#)
  }
}
