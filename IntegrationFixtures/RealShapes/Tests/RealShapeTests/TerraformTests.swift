import Testing

@testable import RealShapes

struct TerraformTests {
  @Test func attributeType() throws {
    try expect(
      """
      ["string",["list","string"],["map",["set","number"]],["tuple",["bool","dynamic"]],
       ["object",{"name":"string","tags":["map","string"]}]]
      """,
      is: [
        .string, .list(.string), .map(.set(.number)), .tuple([.bool, .dynamic]),
        .object(["name": .string, "tags": .map(.string)]),
      ] as [Terraform.AttributeType])
    expectRefused(#""float""#, as: Terraform.AttributeType.self, at: "")
    expectRefused(#"["list"]"#, as: Terraform.AttributeType.self, at: "1")
  }
}
