import Testing

@testable import CodableEnumCore

struct InspectorTests {
  private func inspect(_ source: String, all: Bool = true) -> String {
    var inspector = Inspector(includesUnmarked: all)
    Array(source.utf8).withUnsafeBytes { inspector.add($0, path: "Test.swift") }
    return inspector.text
  }

  @Test func anEnumIsPrintedWithAllThatTheGeneratorSees() {
    let source = """
      extension Outer {
        // @CodableEnum(style: .external)
        @available(iOS 13, *) public enum E<each T>: String where T == Int {
          #if A
          #else
          case a(x y: [ Int ]? = nil), b = "\\"\\t"
          #endif
        }
      }
      """
    #expect(
      inspect(source) == #"""
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
                  "attributes": [
                    "@available(iOS 13, *)"
                  ],
                  "modifiers": [
                    "public"
                  ],
                  "generics": [
                    {
                      "kind": "pack",
                      "name": "T"
                    }
                  ],
                  "inherits": [
                    "String"
                  ],
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
                        [
                          "#if A",
                          "#else"
                        ]
                      ],
                      "values": [
                        {
                          "label": "x",
                          "name": "y",
                          "type": "[ Int ]?",
                          "default": "nil"
                        }
                      ]
                    },
                    {
                      "name": "b",
                      "line": 6,
                      "column": 34,
                      "attributes": [],
                      "modifiers": [],
                      "conditions": [
                        [
                          "#if A",
                          "#else"
                        ]
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

  @Test(arguments: [
    ("// @CodableEnum(style: .external)\nenum E {}", #""marked": true"#),
    (
      "// @CodableEnum(\n//   style: .external)\n/// Prose.\n@a public\nenum E {}",
      #""marked": true"#
    ),
    ("@a // @CodableEnum(style: .external)\nenum E {}", #""marked": true"#),
    ("// @CodableEnum(style: .external)\nstruct S {}\nenum E {}", #""marked": false"#),
    ("// see @CodableEnum\nenum E {}", #""marked": false"#),
    ("// @CodableEnums\nenum E {}", #""marked": false"#),
    ("/// @CodableEnum(style: .external)\nenum E {}", #""reason": "documentation and block"#),
    ("/* @CodableEnum(style: .external) */ enum E {}", #""reason": "documentation and block"#),
  ])
  func anEnumShowsWhetherItIsMarked(source: String, member: String) {
    #expect(inspect(source).contains(member))
  }

  @Test func enumsWithoutAMarkerArePrintedOnRequestAlone() {
    #expect(!inspect("enum E {}", all: false).contains("name"))
    #expect(inspect("/// @CodableEnum\nenum E {}", all: false).contains("name"))
  }

  @Test func errorsArePrintedWithTheFile() {
    #expect(inspect("enum E {").contains(#""Test.swift:1:8: error: this '{' is never closed""#))
  }

  @Test func charactersThatJSONForbidsAreEscaped() {
    #expect(
      JSON.string("a\"\\\n\r\t\u{1}\u{2028}é\u{1F600}").text == #""a\"\\\n\r\t\u0001\u2028é😀""#)
  }
}
