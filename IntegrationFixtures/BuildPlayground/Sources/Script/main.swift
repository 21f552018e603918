// @CodableEnum(style: .internal, tag: "type")
enum Step {
  case first
}

print(Step.first)
