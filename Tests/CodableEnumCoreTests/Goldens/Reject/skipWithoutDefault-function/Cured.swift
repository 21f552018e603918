// @CodableEnum(style: .internal, tag: "type")
enum Item {
  case button(
    title: String,
    action: () -> Void = {}  // @CodableValue(skip: true)
  )
  case failure(
    code: Int,
    error: (any Error)?,  // @CodableValue(skip: true)
    place: (Int, Int)? = (0, 0)  // @CodableValue(skip: true)
  )
}
