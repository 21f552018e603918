extension UnknownOverlapTests {
  static let defaults: [OverlapCase] =
    [
      ".external", ".internal, tag: \"t\"",
      ".adjacent, tag: \"t\", content: \"c\", payload: .keyed",
    ]
    .flatMap { style in
      [
        OverlapCase(
          "omitted in \(style)",
          """
          // @CodableEnum(style: \(style), defaultValues: .omit)
          enum E {
            case a(_ a: String = "x", _ b: String = "y")  // refused unlabelledDefault
          }
          """),
        OverlapCase(
          "one omitted in \(style)",
          """
          // @CodableEnum(style: \(style))
          enum E {
            case a(  // refused unlabelledDefault
              _ a: String = "x",  // @CodableValue(default: .omit)
              _ b: String = "y"
            )
          }
          """),
        OverlapCase(
          "skipped in \(style)",
          """
          // @CodableEnum(style: \(style))
          enum E {
            case a(  // refused unlabelledDefault
              _ a: String = "x",  // @CodableValue(skip: true)
              _ b: String = "y"
            )
          }
          """),
        OverlapCase(
          "an optional that is not decoded in \(style)",
          """
          // @CodableEnum(style: \(style))
          enum E {
            case a(  // refused unusableDefault
              Int? = 7,  // @CodableValue(key: "x", skip: .decoding)
              String  // @CodableValue(key: "y")
            )
          }
          """),
        OverlapCase(
          "the last one omitted in \(style)",
          """
          // @CodableEnum(style: \(style))
          enum E {
            case a(
              _ a: String,
              _ b: String = "y"  // @CodableValue(default: .omit)
            )
          }
          """),
        OverlapCase(
          "a label behind it in \(style)",
          """
          // @CodableEnum(style: \(style), defaultValues: .omit)
          enum E {
            case a(_ a: String = "x", b: String = "y")
          }
          """),
        OverlapCase(
          "written in \(style)",
          """
          // @CodableEnum(style: \(style))
          enum E {
            case a(_ c: Int = 3, _ d: Int? = 4)
          }
          """),
      ]
    }

  static let forms: [OverlapCase] = [
    OverlapCase(
      "a case is called like the other form's tag key",
      """
      // @CodableEnum(style: .internal, tag: "type", reads: [.external])
      enum E {
        case type(x: Int)
        case b(y: Int)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      // refused, anywhere ambiguousForms
      """),
    OverlapCase(
      "a case is called like the other form's content key",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: "text", reads: [.external])
      enum E {
        case text(x: Int)
        case b(y: Int)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      // refused, anywhere ambiguousForms
      """),
    OverlapCase(
      "the values of an unknown tag stand under a case's name",
      """
      // @CodableEnum(style: .adjacent, tag: "t", content: "text", reads: [.external])
      enum E {
        case text(x: Int)
        // @CodableCase(.unknown)
        case other(
          tag: String,
          further: Int
        )
      }
      // refused, anywhere ambiguousForms {"t":"a","text":{"further":1}}
      """),
    OverlapCase(
      "an unknown tag beside a content that an external case is called",
      """
      // @CodableEnum(style: .external, reads: [.adjacent(tag: "t", content: "text")])
      enum E {
        case text(x: Int)
        case b(y: Int)
        // @CodableCase(.unknown)
        case other(CodableEnumAnyValue)
      }
      // refused, anywhere ambiguousForms
      """),
    OverlapCase(
      "a declared name is the other form's tag key and is never a tag",
      """
      // @CodableEnum(
      //   style: .internal, tag: "kind", keyNaming: .uppercase, reads: [.internal(tag: "type")]
      // )
      enum E {
        case state(c: Int?, kind: Int?)
        case b(y: Int)
      }
      """),
    OverlapCase(
      "two elements against three",
      """
      // @CodableEnum(style: .untagged, reads: [.array])
      enum E {
        case a(String, Int)
      }
      """),
    OverlapCase(
      "two elements that are one form's and the other's",
      """
      // @CodableEnum(style: .untagged, reads: [.array])
      enum E {
        case a(String, Int)
        case b(Int)
      }
      // refused, anywhere ambiguousForms ["b",1]
      """),
    OverlapCase(
      "two further forms without tags",
      """
      // @CodableEnum(
      //   style: .untagged, payload: .unkeyed,
      //   reads: [.untagged(payload: .natural, empty: .object), .untagged(payload: .keyed)]
      // )
      enum E {
        case only
        case b(Int)
      }
      // refused, anywhere ambiguousForms {"_0":1}
      """),
    OverlapCase(
      "one form reads as the value itself what another writes under its key",
      """
      struct Options: Codable {
        var name: String?
      }
      // @CodableEnum(
      //   style: .internal, tag: "kind",
      //   reads: [.untagged(payload: .compact), .untagged(payload: .natural)]
      // )
      enum E {
        case value(c: Options)
      }
      // refused, anywhere ambiguousForms {"c":{}}
      """),
    OverlapCase(
      "a value itself in one form, and under its key in another",
      """
      // @CodableEnum(
      //   style: .internal, tag: "kind",
      //   reads: [.untagged(payload: .compact), .untagged(payload: .natural)]
      // )
      enum E {
        case value(c: Int)
        case line(from: Line)
      }
      """),
    OverlapCase(
      "a key that is a case's name",
      """
      // @CodableEnum(style: .untagged, reads: [.external])
      enum E {
        case b(x: Int)
        case c(b: Int)
      }
      """),
    OverlapCase(
      "a key that is a case's name and may hold its payload",
      """
      // @CodableEnum(style: .untagged, reads: [.external])
      enum E {
        case b(x: Int)
        case c(b: Line)
      }
      // refused, anywhere ambiguousForms
      """),
  ]
}
