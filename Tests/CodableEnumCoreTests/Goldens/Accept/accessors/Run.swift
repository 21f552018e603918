import Foundation

extension Goldens {
  static func accessors() {
    let error = NSError(domain: "accessors", code: 3)
    equal(AccessorsState<Int>.empty.data, nil)
    equal(AccessorsState<Int>.loading(nil).data, nil)
    equal(AccessorsState<Int>.ready(1).data, 1)
    equal(AccessorsState<Int>.failed(error, 2).data, 2)
    equal(AccessorsState<Int>.failed(error, 2).error, error)
    equal(AccessorsState<Int>.ready(1).error, nil)
    both(AccessorsState<Int>.failed(error, nil), #"{"type":"failed","error":3}"#)
    equal(AccessorsMany.user(name: "a", class: 1, tags: nil).class, 1)
    equal(AccessorsMany.user(name: "a", class: 1, tags: ["a": [1]]).tags, ["a": [1]])
    equal(AccessorsMany.group(name: nil, members: [1], any: nil).members, [1])
    equal(AccessorsMany.group(name: "b", members: nil, any: nil).name, "b")
    equal(AccessorsMany.place(at: .distantPast, in: 3).in, 3)
    equal(AccessorsMany.place(at: .distantPast, in: 3).at, .distantPast)
  }
}
