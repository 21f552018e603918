extension Goldens {
  static func array() {
    both(ArrayMessage.ping, #"["ping"]"#)
    both(ArrayMessage.text("hi"), #"["text","hi"]"#)
    both(ArrayMessage.move(1, 2), #"["move",1,2]"#)
    both(ArrayMessage.image(url: "u", width: nil), #"["image","u",null]"#)
    both(ArrayMessage.user(name: "a"), #"["user",{"name":"a"}]"#)
    reads(#"["image","u"]"#, ArrayMessage.image(url: "u", width: nil))
    rejects("[]", ArrayMessage.self, "valueNotFound")
    rejects(#"["pong"]"#, ArrayMessage.self, "dataCorrupted [0]", "pong")
    rejects("[3]", ArrayMessage.self, "typeMismatch [0]", "String")
    rejects(#"["ping",1]"#, ArrayMessage.self, "has no element at index 1")
    rejects(#"["text"]"#, ArrayMessage.self, "valueNotFound [1]")
    rejects(#"["move",1,"2"]"#, ArrayMessage.self, "typeMismatch [2]")
    rejects("{}", ArrayMessage.self, "typeMismatch")

    both(ArrayNatural.ping, #"["ping"]"#)
    both(ArrayNatural.text("hi"), #"["text","hi"]"#)
    both(ArrayNatural.move(1, 2), #"["move",[1,2]]"#)
    both(ArrayNatural.image(url: "u", width: nil), #"["image",{"url":"u"}]"#)

    both(ArrayCompact.open, "[0,null]")
    both(ArrayCompact.close, "[1,{}]")
    both(ArrayCompact.data(id: 7, bytes: [1, 2]), "[2,[7,[1,2]]]")
    both(ArrayCompact.text(body: "hi"), #"[3,"hi"]"#)
    rejects("[4]", ArrayCompact.self, "dataCorrupted [0]")
  }
}
