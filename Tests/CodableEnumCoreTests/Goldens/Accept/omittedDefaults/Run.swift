extension Goldens {
  static func omittedDefaults() {
    typealias Shape = OmittedOuter.Shape
    both(Shape.box(), #"{"type":"box"}"#)
    both(Shape.box(title: "a"), #"{"type":"box","title":"a"}"#)
    both(Shape.box(width: 1, tags: ["x"]), #"{"type":"box","width":1,"tags":["x"]}"#)
    // An optional whose key is missing is nil.
    both(
      Shape.mixed(id: 7, note: nil), #"{"type":"mixed","id":7,"kept":3,"size":4,"maybe":6}"#)
    both(
      Shape.mixed(id: 7, color: .init(name: "a"), kept: 9, note: "n", size: nil, maybe: nil),
      #"{"type":"mixed","id":7,"color":"a","kept":9,"note":"n"}"#)
    both(OmittedExternal.one("a"), #"{"one":{"_0":"a"}}"#)
    both(OmittedExternal.one("a", 2), #"{"one":{"_0":"a","_1":2}}"#)
    both(OmittedAdjacent.one(), #"{"t":"one","c":{}}"#)
    both(OmittedAdjacent.one(count: 2), #"{"t":"one","c":{"count":2}}"#)
    let oddName: OmittedAdjacent = .`Type`(type: "a")
    both(oddName, #"{"t":"Type","c":{"type":"a"}}"#)
    both(OmittedUntagged.one(), "{}")
    both(OmittedUntagged.one(in: 2), #"{"in":2}"#)
    reads(#"["one",{}]"#, OmittedUntagged.one())
  }
}
