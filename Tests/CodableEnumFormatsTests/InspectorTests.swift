import Testing

@testable import CodableEnumFormats

struct InspectorTests {
  private func inspect(_ source: String, all: Bool = true) -> String {
    var inspector = Inspector(includesUnmarked: all)
    inspector.add(SourceText(path: "Test.swift", bytes: Array(source.utf8)))
    return inspector.text
  }

  @Test func anEnumIsPrintedWithAllThatTheGeneratorSees() {
    let source = """
      extension Outer {
        // @CodableEnum(style: .external)
        @available(iOS 13, *) public enum E<T: P>: String where T == Int {
          #if A
          #else
          case a(x y: [ Int ]? = nil), b = "\\"\\t"
          #endif
        }
      }
      """
    #expect(
      inspect(source, all: false) == #"""
        {
          "files": [
            {
              "path": "Test.swift",
              "enums": [
                {
                  "name": "E",
                  "line": 3,
                  "column": 37,
                  "marked": true,
                  "parents": [
                    {
                      "kind": "extension",
                      "name": "Outer",
                      "attributes": [],
                      "modifiers": [],
                      "generics": [],
                      "inherits": []
                    }
                  ],
                  "attributes": ["@available(iOS 13, *)"],
                  "modifiers": ["public"],
                  "generics": [
                    { "kind": "type", "name": "T", "constraint": "P" }
                  ],
                  "inherits": ["String"],
                  "where": "T == Int",
                  "conditions": [],
                  "cases": [
                    {
                      "name": "a",
                      "line": 6,
                      "column": 10,
                      "attributes": [],
                      "modifiers": [],
                      "conditions": [
                        ["#if A", "#else"]
                      ],
                      "values": [
                        { "label": "x", "name": "y", "type": "[ Int ]?", "default": "nil" }
                      ]
                    },
                    {
                      "name": "b",
                      "line": 6,
                      "column": 34,
                      "attributes": [],
                      "modifiers": [],
                      "conditions": [
                        ["#if A", "#else"]
                      ],
                      "rawValue": "\"\\\"\\t\""
                    }
                  ]
                }
              ],
              "diagnostics": []
            }
          ]
        }

        """#)
  }

  @Test func typesArePrintedOnRequestWithWhatStandsInThem() {
    let source = """
      struct S {
        @W private var a: Int? = nil
        init(from b: C) {}
      }
      typealias T<U> = [ U ]
      """
    #expect(
      inspect(source, all: true) == #"""
        {
          "files": [
            {
              "path": "Test.swift",
              "enums": [],
              "types": [
                {
                  "kind": "struct",
                  "name": "S",
                  "line": 1,
                  "column": 8,
                  "properties": [
                    {
                      "name": "a",
                      "line": 2,
                      "column": 18,
                      "isConstant": false,
                      "isInPattern": false,
                      "attributes": ["@W"],
                      "modifiers": ["private"],
                      "conditions": [],
                      "type": "Int?",
                      "initialValue": "nil"
                    }
                  ],
                  "members": [
                    {
                      "kind": "property",
                      "name": "a",
                      "line": 2,
                      "column": 18,
                      "isStatic": false,
                      "labels": [],
                      "conditions": []
                    },
                    {
                      "kind": "function",
                      "name": "init",
                      "line": 3,
                      "column": 3,
                      "isStatic": true,
                      "labels": ["from"],
                      "conditions": []
                    }
                  ]
                }
              ],
              "typeAliases": [
                {
                  "name": "T",
                  "line": 5,
                  "column": 11,
                  "modifiers": [],
                  "parent": "",
                  "generics": [
                    { "kind": "type", "name": "U" }
                  ],
                  "type": "[ U ]",
                  "conditions": []
                }
              ],
              "diagnostics": []
            }
          ]
        }

        """#)
    #expect(!inspect(source, all: false).contains("types"))
  }

  @Test(arguments: [
    ("// @CodableEnum(style: .external)\nenum E { case a }", true, ""),
    (
      "// @CodableEnum(\n//   style: .external)\n/// Prose.\n@a public\nenum E { case a }", true, ""
    ),
    ("// see @CodableEnum\nenum E {}", false, ""),
    ("/// @CodableEnum(style: .external)\nenum E {}", false, "1:5: error: "),
    ("// @CodableEnum(style: .external)\nstruct S {}\nenum E {}", false, "1:4: error: "),
    ("// @CodableEnum(style: .extrnal)\nenum E { case a }", false, "1:24: error: "),
    ("func f() {\n// @CodableEnum(style: .external)\nenum E { case a } }", true, "error: "),
  ])
  func anEnumShowsWhetherItIsMarkedAndTheFileWhyNot(
    source: String, isMarked: Bool, diagnostic: String
  ) {
    let text = inspect(source)
    #expect(text.contains(#""marked": \#(isMarked)"#))
    #expect(text.contains("\"diagnostics\": []") == diagnostic.isEmpty)
    #expect(diagnostic.isEmpty || text.contains(diagnostic))
  }

  @Test func enumsWithoutAMarkerArePrintedOnRequestAlone() {
    #expect(!inspect("enum E {}", all: false).contains("name"))
    #expect(inspect("enum E {}", all: true).contains("name"))
    #expect(
      inspect("// @CodableEnum(style: .array)\nenum E { case a }", all: false).contains("name"))
  }

  @Test func errorsArePrintedWithTheFile() {
    #expect(inspect("enum E {").contains(#""Test.swift:1:8: error: this '{' is never closed""#))
  }

  @Test func charactersThatJSONForbidsAreEscaped() {
    let text = JSONNode.string("a\"\\\n\r\t\u{1}\u{2028}é\u{1F600}").text
    #expect(
      text == #""a\"\\\n\r\t\u0001\u2028é😀"\#n"#)
  }
}
