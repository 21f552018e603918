// Excluded from the target, as is the error in it:
// @CodableEnum(style: .nonsense)
enum Excluded {}
