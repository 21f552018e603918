extension Goldens {
  static func constants() {
    both(
      Instruction.image(url: "u"),
      #"{"type":"input_image","detail":"auto","strict":false,"url":"u"}"#)
    reads(#"{"type":"input_image","url":"u"}"#, Instruction.image(url: "u"))
    rejects(
      #"{"type":"input_image","detail":"low","url":"u"}"#, Instruction.self, "dataCorrupted detail",
      #"Instruction.image has "detail" as "auto", not "low""#)
    rejects(
      #"{"type":"input_image","strict":"no","url":"u"}"#, Instruction.self, "dataCorrupted strict",
      #"Instruction.image has "strict" as false, not "no""#)
    rejects(#"{"type":"input_image","strict":null,"url":"u"}"#, Instruction.self, "strict")
    both(Instruction.stop, #"{"type":"stop","version":2,"ratio":-1.5}"#)
    reads(#"{"type":"stop"}"#, Instruction.stop)
    rejects(#"{"type":"stop","version":3}"#, Instruction.self, "dataCorrupted version")
    both(Instruction.options(["a": 1]), #"{"type":"options","a":1,"strict":true}"#)

    both(ConstantRequest.call("run"), #"{"call":{"_0":"run","jsonrpc":"2.0"}}"#)
    both(ConstantRequest.cancel, #"{"cancel":{"jsonrpc":"2.0"}}"#)
    both(ConstantRequest.ping, #"{"ping":{}}"#)
    rejects(#"{"cancel":{"jsonrpc":"1.0"}}"#, ConstantRequest.self, "dataCorrupted cancel.jsonrpc")
    rejects(#"{"cancel":{"more":1}}"#, ConstantRequest.self, "dataCorrupted cancel.more")

    both(Shape2D.circle(size: 1), #"{"kind":"circle","size":1}"#)
    both(Shape2D.square(size: 1), #"{"kind":"square","size":1}"#)
    both(Shape2D.none, #"{"kind":"none"}"#)
    rejects(#"{"size":1}"#, Shape2D.self, #"needs an object with "kind""#)
    rejects(#"{"kind":"point","size":1}"#, Shape2D.self)

    both(
      Drawing.path(ConstantStyle(color: "red"), points: 4),
      #"{"t":"path","c":{"color":"red","points":4,"closed":true}}"#)
    reads(
      #"{"t":"path","c":{"color":"red"}}"#, Drawing.path(ConstantStyle(color: "red"), points: 3))
    rejects(#"{"t":"path","c":{"color":"red","closed":false}}"#, Drawing.self, "c.closed")
    both(Drawing.nothing, #"{"t":"nothing","c":{"closed":false}}"#)
    reads(#"{"t":"nothing"}"#, Drawing.nothing)

    both(ConstantRow.cells(count: 2), #"["cells",{"count":2,"v":1}]"#)
    rejects(#"["cells",{"count":2,"v":2}]"#, ConstantRow.self, "dataCorrupted [1].v")

    both(ConstantRead.image(url: "u"), #"{"type":"image","url":"u","strict":true}"#)
    reads(#"{"type":"image","value":{"url":"u","strict":1}}"#, ConstantRead.image(url: "u"))
    reads(#"{"none":{}}"#, ConstantRead.none)
    reads(#"["none"]"#, ConstantRead.none)
    reads(#"{"type":"none"}"#, ConstantRead.none)
    both(ConstantReadEmpty.none, #"{"none":{"strict":true}}"#)
    reads(#"{"none":true}"#, ConstantReadEmpty.none)
    reads(#"["none"]"#, ConstantReadEmpty.none)

    both(ConstantReadElement.none, #"["none"]"#)
    reads(#"["none",true]"#, ConstantReadElement.none)
    both(ConstantReadElement.strict, #"["strict",{"strict":true}]"#)
    reads(#"["strict",true]"#, ConstantReadElement.strict)

    both(SharedTag.noUser, #"{"error":"unauthorized","message":"no user"}"#)
    both(SharedTag.noUserAtAll, #"{"error":"unauthorized","message":"no user","code":2}"#)
    both(SharedTag.expired(at: 1), #"{"error":"unauthorized","message":"expired","at":1}"#)
    both(SharedTag.unauthorized(reason: nil), #"{"error":"unauthorized"}"#)
    reads(
      #"{"error":"unauthorized","message":"other","at":1,"reason":"r"}"#,
      SharedTag.unauthorized(reason: "r"))
    rejects(
      #"{"error":"unauthorised"}"#, SharedTag.self, "dataCorrupted error",
      #"there are "unauthorized", "offline""#)

    both(SharedExternal.one(id: 1), #"{"item":{"id":1,"kind":1}}"#)
    both(SharedExternal.two(id: 1), #"{"item":{"id":1,"kind":2}}"#)
    rejects(
      #"{"item":{"id":1}}"#, SharedExternal.self, "dataCorrupted : no case",
      #"with this tag matches; one has "kind" as 1; two has "kind" as 2"#)
    rejects(#"{"item":{"id":1,"kind":3}}"#, SharedExternal.self, "one has")

    both(SharedAdjacent.on, #"{"t":"item","item":{"on":true}}"#)
    both(SharedAdjacent.off(id: 1), #"{"t":"item","data":{"id":1,"on":false,"ratio":1}}"#)
    both(SharedArray.one(id: 1), #"["item",{"id":1,"v":1}]"#)
    both(SharedArray.plain("s"), #"["item","s"]"#)

    both(SharedName.one(id: 1), #"{"item":{"id":1,"kind":1}}"#)
    both(SharedName.named, #""item""#)

    both(SharedInBuilds.plain, #"{"type":"a"}"#)
    both(SharedInBuilds.other, #"{"type":"other"}"#)
  }
}
