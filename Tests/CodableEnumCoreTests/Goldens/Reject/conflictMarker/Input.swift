// @CodableEnum(style: .external)
enum Message {
<<<<<<< HEAD
  case text(String)
=======
  case note(String)
>>>>>>> feature
}
