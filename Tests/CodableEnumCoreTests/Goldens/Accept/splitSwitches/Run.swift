extension Goldens {
  static func splitSwitches() {
    both(SplitSwitch.a0, #"["a0"]"#)
    both(SplitSwitch.a99, #"["a99"]"#)
    both(SplitSwitch.point(1, y: 2), #"["point",1,2]"#)
    both(SplitSwitch.last, #"["last"]"#)
    both(SplitKept.old(name: "older"), #"{"older":{}}"#)
    both(SplitKept.last, #"{"last":{}}"#)
    both(SplitKeptTag.old(name: "older"), #"{"type":"older"}"#)
    rejects(#"["point",1]"#, SplitSwitch.self)
    rejects(#"["point",1,2,3]"#, SplitSwitch.self, "SplitSwitch.point")
    rejects(#"["a999"]"#, SplitSwitch.self, "a999", "a99", "and 97 more")
  }
}
