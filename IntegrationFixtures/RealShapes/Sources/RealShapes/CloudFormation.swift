/// AWS CloudFormation's intrinsic functions:
/// https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html
enum CloudFormation {
  /// A function of one argument has it bare, others have an array.
  // @CodableEnum(style: .external, payload: .compact)
  indirect enum Value: Hashable {
    // @CodableCase("Ref")
    case reference(to: String)
    // @CodableCase("Fn::GetAtt")
    case attribute(resource: String, name: String)
    // @CodableCase("Fn::Join")
    case join(delimiter: String, values: [Value])
    // @CodableCase("Fn::If")
    case either(condition: String, then: Value, otherwise: Value)
    // @CodableCase("Fn::Not", payload: .unkeyed)
    case not(Value)
    // @CodableCase(.untagged)
    case text(String)
  }
}
