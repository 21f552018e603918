import Testing

@testable import RealShapes

struct CloudFormationTests {
  @Test func value() throws {
    try expect(
      """
      {"Fn::Join":["",["arn:aws:s3:::",{"Ref":"Bucket"},{"Fn::GetAtt":["Zone","Arn"]},
        {"Fn::If":["IsProduction","a",{"Fn::Not":["b"]}]}]]}
      """,
      is: CloudFormation.Value.join(
        delimiter: "",
        values: [
          .text("arn:aws:s3:::"), .reference(to: "Bucket"),
          .attribute(resource: "Zone", name: "Arn"),
          .either(condition: "IsProduction", then: .text("a"), otherwise: .not(.text("b"))),
        ]))
    expectRefused(#"{"Fn::GetAtt":["Zone"]}"#, as: CloudFormation.Value.self, at: "Fn::GetAtt.1")
    expectRefused(#"{"Ref":["Zone"]}"#, as: CloudFormation.Value.self, at: "Ref")
  }
}
