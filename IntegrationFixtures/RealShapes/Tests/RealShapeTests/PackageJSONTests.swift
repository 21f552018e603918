import Testing

@testable import RealShapes

struct PackageJSONTests {
  @Test func executables() throws {
    try expect(
      #"["./path/to/program",{"myapp":"bin/cli.js"}]"#,
      is: [.path("./path/to/program"), .paths(["myapp": "bin/cli.js"])]
        as [PackageJSON.Executables])
    expectRefused("[]", as: PackageJSON.Executables.self, at: "")
  }

  @Test func repository() throws {
    try expect(
      """
      ["github:user/repo",
       {"type":"git","url":"git+https://github.com/npm/cli.git","directory":"workspaces/a"}]
      """,
      is: [
        .shorthand("github:user/repo"),
        .details(
          type: "git", url: "git+https://github.com/npm/cli.git", directory: "workspaces/a"),
      ] as [PackageJSON.Repository])
    expectRefused(#"{"type":"git"}"#, as: PackageJSON.Repository.self, at: "")
  }

  @Test func person() throws {
    try expect(
      """
      [{"name":"Barney Rubble","email":"barney@npmjs.com"},"Barney Rubble <barney@npmjs.com>"]
      """,
      is: [
        .details(name: "Barney Rubble", email: "barney@npmjs.com"),
        .line(name: "Barney Rubble", email: "barney@npmjs.com"),
      ] as [PackageJSON.Person])
    expectRefused(#""Barney Rubble""#, as: PackageJSON.Person.self, at: "")
  }

  @Test func exports() throws {
    try expect(
      """
      {".":{"import":"./index.mjs","node":{"require":"./index.cjs"}},"./internal/*":null,
       "./feature":["not:valid","./feature.js"]}
      """,
      is: PackageJSON.Exports.conditions([
        ".": .conditions([
          "import": .path("./index.mjs"), "node": .conditions(["require": .path("./index.cjs")]),
        ]),
        "./internal/*": .blocked,
        "./feature": .fallbacks([.path("not:valid"), .path("./feature.js")]),
      ]))
    expectRefused("false", as: PackageJSON.Exports.self, at: "")
  }

  @Test func sideEffects() throws {
    try expect(
      #"[true,false,["*.css"]]"#,
      is: [.everywhere, .nowhere, .files(["*.css"])] as [PackageJSON.SideEffects])
    expectRefused(#""*.css""#, as: PackageJSON.SideEffects.self, at: "")
  }
}
