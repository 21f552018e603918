extension Goldens {
  static func isolation() {
    both(IsolationNone.text(name: "a"), #"{"type":"text","name":"a"}"#)
    equal(IsolationNone.text(name: "a").name, "a")
    both(IsolationDefault.payload(.init(size: 1)), #"["payload",{"size":1}]"#)
    both(IsolationParent.State.payload(.init(size: 1)), #"{"t":"payload","c":{"size":1}}"#)
    both(IsolationMain.payload(payload: .init(size: 1)), #"{"payload":{"payload":{"size":1}}}"#)
  }
}
