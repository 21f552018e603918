import Foundation

/// The enums of `Synthesized`, with generated conformances.
enum Marked {
  typealias MaybeInt = Int?
  typealias Name = String
  typealias User = Synthesized.User
  typealias Character16 = Synthesized.Character16

  // @CodableEnum(style: .external)
  enum Plain: Equatable { case on, off }

  // @CodableEnum(style: .external)
  enum OneUnlabelled: Equatable { case text(String) }

  // @CodableEnum(style: .external)
  enum SeveralUnlabelled: Equatable { case move(Int, Int, Double) }

  // @CodableEnum(style: .external)
  enum Labelled: Equatable { case image(url: String, width: Int) }

  // @CodableEnum(style: .external)
  enum Mixed: Equatable { case a(Int, label: String, Bool) }

  // @CodableEnum(style: .external)
  enum Named: Equatable { case denied(_ reason: String, _ code: Int) }

  // @CodableEnum(style: .external)
  enum Optionals: Equatable { case a(Int?, s: String?, u: User?) }

  // @CodableEnum(style: .external)
  // swift-format-ignore: UseShorthandTypeNames
  enum SpelledOptional: Equatable { case a(Optional<Int>, b: Swift.Optional<String>) }

  // @CodableEnum(style: .external)
  enum AliasedOptional: Equatable { case a(MaybeInt, b: Marked.MaybeInt) }

  // @CodableEnum(style: .external)
  enum Aliased: Equatable { case a(Name) }

  // @CodableEnum(style: .external)
  enum Arrays: Equatable { case a([Int], b: [String?], c: [[User]]) }

  // @CodableEnum(style: .external)
  enum Dictionaries: Equatable { case a([String: Int], b: [Int: String]) }

  // @CodableEnum(style: .external)
  enum Sets: Equatable { case a(Set<Int>) }

  // @CodableEnum(style: .external)
  enum Backticked: Equatable {
    case `default`(`in`: Int)
    case `self`
    case `case`(`class`: String?)
  }

  // @CodableEnum(style: .external)
  enum NonASCII: Equatable {
    case größe(höhe: Int)
    case 現金
  }

  // @CodableEnum(style: .external)
  enum Defaulted: Equatable { case a(x: Int = 3, y: String = "y", z: [Int] = []) }

  // @CodableEnum(style: .external)
  enum DefaultedOptional: Equatable {
    case a(x: Int? = 3)
    case b(MaybeInt = 4)
  }

  // @CodableEnum(style: .external)
  enum Foundational: Equatable { case a(Date, URL, UUID, Data, Decimal) }

  // @CodableEnum(style: .external)
  enum Wrapping: Equatable {
    case a(Labelled, b: Plain?)
    case b([Optionals])
  }

  // @CodableEnum(style: .external)
  indirect enum Tree: Equatable {
    case leaf
    case node(Tree, value: Int, Tree)
  }

  // @CodableEnum(style: .external)
  enum Scalars: Equatable { case a(Int8, UInt64, Float, Bool, Character16) }

  // @CodableEnum(style: .rawValue)
  enum Level: String {
    case low
    case high = "HIGH"
  }

  // @CodableEnum(style: .rawValue)
  enum Number: Int {
    case one = 1
    case two
    case minus = -1
  }

  // @CodableEnum(style: .external)
  enum Holder: Equatable {
    case level(Level)
    case number(n: Number?)
  }

  // @CodableEnum(style: .external)
  enum Generic<T: Codable & Equatable>: Equatable {
    case value(T)
    case list([T])
    case none
  }

  // @CodableEnum(style: .external)
  enum Pair<A, B> {
    case both(A, second: B)
    case first(A)
    case neither
  }
}

extension Marked.Pair: Equatable where A: Equatable, B: Equatable {}
