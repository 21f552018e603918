import Testing

@testable import RealShapes

struct JSONPatchTests {
  @Test func operation() throws {
    try expect(
      """
      [{"op":"test","path":"/a/b/c","value":"foo"},
       {"op":"remove","path":"/a/b/c"},
       {"op":"add","path":"/a/b/c","value":["foo","bar"]},
       {"op":"replace","path":"/a/b/c","value":null},
       {"op":"move","from":"/a/b/c","path":"/a/b/d"},
       {"op":"copy","from":"/a/b/d","path":"/a/b/e"}]
      """,
      is: [
        .test(path: "/a/b/c", value: "foo"),
        .remove(path: "/a/b/c"),
        .add(path: "/a/b/c", value: ["foo", "bar"]),
        .replace(path: "/a/b/c", value: nil),
        .move(from: "/a/b/c", path: "/a/b/d"),
        .copy(from: "/a/b/d", path: "/a/b/e"),
      ] as [JSONPatch.Operation])
    expectRefused(#"{"op":"add","path":"/a"}"#, as: JSONPatch.Operation.self, at: "value")
    expectRefused(#"{"op":"merge","path":"/a"}"#, as: JSONPatch.Operation.self, at: "op")
  }
}
