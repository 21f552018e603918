extension HostileOverlapTests {
  static let structures: [OverlapCase] = [
    OverlapCase(
      "a Date and a URL of the user's own",
      """
      enum Shadow {
        struct URL: Codable { var x: Int }
        struct Date: Codable { var seconds: Double }
        // @CodableEnum(style: .untagged)
        enum E {
          case text(String)
          case url(URL)
          case number(Double)
          case date(Date)
        }
      }
      """),
    OverlapCase(
      "a URL of the user's own that is an object",
      """
      enum Shadow {
        struct URL: Codable { var x: Int; var y: Int }
        // @CodableEnum(style: .untagged)
        enum E {
          case a(x: Int)
          case b(URL)  // refused unreachableCase
        }
      }
      """),
    OverlapCase(
      "an Int of the user's own",
      """
      enum Shadow {
        struct Int: Codable { var x: String }
        // @CodableEnum(style: .untagged)
        enum E {
          case a(Double)
          case b(Int)
          case c(x: String, y: Bool)  // refused unreachableCase
        }
      }
      """),
    OverlapCase(
      "an Optional of the user's own",
      """
      enum Shadow {
        struct Optional<T: Codable>: Codable { var x: T }
        // @CodableEnum(style: .untagged)
        enum E {
          case a([Optional<Int>])
          case b([Line])  // refused unreachableCase [{"x":1}]
        }
      }
      """),
    OverlapCase(
      "the innermost of two types",
      """
      enum Shadow {
        struct Point: Codable { var z: Int }
        // @CodableEnum(style: .untagged)
        enum E {
          case a(x: Int)
          case b(Point)
          case c(Space.Point)  // refused unreachableCase
        }
      }
      """),
    OverlapCase(
      "cases of other branches",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        #if NEVER
          case a(x: Int)
        #else
          case b(x: Int)
        #endif
      }
      """),
    OverlapCase(
      "cases of the same branch",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(String)
        #if !NEVER
          case b(Level)  // refused unreachableCase
        #endif
      }
      """),
    OverlapCase(
      "the enum itself through a struct",
      """
      enum Through {
        struct Leaf: Codable { var value: E }
        // @CodableEnum(style: .untagged)
        indirect enum E {
          case text(String)
          case a(Leaf)
          case b(value: Level)  // refused unreachableCase
        }
      }
      """),
    OverlapCase(
      "two enums that hold each other",
      """
      enum Mutual {
        // @CodableEnum(style: .untagged)
        indirect enum E {
          case number(Int)
          case list([F])
          case ranks([Rank])  // refused unreachableCase
        }
        // @CodableEnum(style: .untagged)
        indirect enum F {
          case e(at: E)
          case number(Int)
        }
      }
      """),
    OverlapCase(
      "two enums that hold each other and nothing alike",
      """
      enum Mutual {
        // @CodableEnum(style: .untagged)
        indirect enum E {
          case number(Int)
          case list(of: [F])
          case words(or: [String])
        }
        // @CodableEnum(style: .untagged)
        indirect enum F {
          case e(at: E)
          case flag(Bool)
        }
      }
      """),
    OverlapCase(
      "dictionaries of the enum itself",
      """
      // @CodableEnum(style: .untagged)
      indirect enum E {
        case number(Int)
        case members([String: E])
        case point(Point)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "arrays of the enum itself",
      """
      // @CodableEnum(style: .untagged)
      enum JSON {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSON])
        case object([String: JSON])
      }
      """),
    OverlapCase(
      "twenty cases",
      "// @CodableEnum(style: .untagged)\nenum E {\n"
        + (0..<20).map { "  case c\($0)(v\($0): Int)\n" }.joined() + "}\n"),
    OverlapCase(
      "the last of twenty cases",
      "// @CodableEnum(style: .untagged)\nenum E {\n"
        + (0..<19).map { "  case c\($0)(v\($0): Int)\n" }.joined()
        + "  case last(v3: Int, w: Int)  // refused unreachableCase\n}\n"),
    OverlapCase(
      "three cases of which two take from the third",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: Int)
        case b(y: Int)
        case c(x: Int, y: Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "a type of the same name in another enum",
      """
      enum Outer {
        enum Level: Int, Codable { case low, high }
        // @CodableEnum(style: .untagged)
        enum E {
          case a(String)
          case b(Level)
        }
      }
      """),
    OverlapCase(
      "a generic enum",
      """
      // @CodableEnum(style: .untagged)
      enum E<T> {
        case a(Box<Int>)
        case b(value: Int, other: T?)  // refused unreachableCase
      }
      """,
      alone: """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(Box<Int>)
        }
        """),
    OverlapCase(
      "a type alias in the enum",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        typealias Word = Swift.String
        case a(Word)
        case b(Level)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "type aliases of type aliases with arguments",
      """
      enum Aliased {
        typealias List<T> = [T]
        typealias Numbers = List<Double>
        // @CodableEnum(style: .untagged)
        enum E {
          case a(Numbers)
          case b(List<Int>)  // refused unreachableCase
        }
      }
      """),
    OverlapCase(
      "null in the place of an object on a path",
      """
      // @CodableEnum(style: .untagged, nilValues: .null)
      enum E {
        case a(
          level: Int?  // @CodableValue(key: ["x", "y"])
        )
        case b(x: Int?, z: Int)  // refused unreachableCase
      }
      """),
    OverlapCase(
      "an object on a path is there only with its value",
      """
      // @CodableEnum(style: .untagged)
      enum E {
        case a(x: [String: String])
        case b(
          type: Int?  // @CodableValue(key: ["x", "y"])
        )
      }
      """),
    OverlapCase(
      "an object on a path that chooses another case",
      """
      // @CodableEnum(style: .untagged, choice: .byKeys)
      enum E {
        case a(
          radius: [Int?]  // @CodableValue(aliases: ["x"])
        )
        case b(  // refused {"radius":"a","x":{"y":{"z":1}}}
          radius: String,  // @CodableValue(aliases: ["value"])
          type: Int?  // @CodableValue(key: ["x", "y", "z"])
        )
      }
      """,
      alone: ""),
    OverlapCase("a case alone", "// @CodableEnum(style: .untagged)\nenum E { case a(Empty) }\n"),
  ]
}
