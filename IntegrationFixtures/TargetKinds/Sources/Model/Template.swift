// A resource, with an error that would be reported if it were taken for a source:
// @CodableEnum(style: .nonsense)
enum Template {}
