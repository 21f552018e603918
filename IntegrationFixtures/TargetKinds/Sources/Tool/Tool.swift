import CLegacy

// @CodableEnum(style: .internal, tag: "type")
enum Step {
  case first
}

/// Without Foundation, which SwiftBuild cannot link statically.
@main
struct Tool {
  static func main() {
    let step: Any = Step.first
    print(step is any Encodable ? "encodable" : "not encodable", legacy_answer())
  }
}
