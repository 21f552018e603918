import Foundation

/// Enums without the marker: the compiler writes their conformances. `MarkedShapes` repeats them.
enum Synthesized {
  typealias MaybeInt = Int?
  typealias Name = String

  struct User: Codable, Equatable {
    var id: Int
    var nick: String?
  }

  enum Plain: Codable, Equatable { case on, off }
  enum OneUnlabelled: Codable, Equatable { case text(String) }
  enum SeveralUnlabelled: Codable, Equatable { case move(Int, Int, Double) }
  enum Labelled: Codable, Equatable { case image(url: String, width: Int) }
  enum Mixed: Codable, Equatable { case a(Int, label: String, Bool) }
  enum Named: Codable, Equatable { case denied(_ reason: String, _ code: Int) }
  enum Optionals: Codable, Equatable { case a(Int?, s: String?, u: User?) }
  // swift-format-ignore: UseShorthandTypeNames
  enum SpelledOptional: Codable, Equatable { case a(Optional<Int>, b: Swift.Optional<String>) }
  enum AliasedOptional: Codable, Equatable { case a(MaybeInt, b: Synthesized.MaybeInt) }
  enum Aliased: Codable, Equatable { case a(Name) }
  enum Arrays: Codable, Equatable { case a([Int], b: [String?], c: [[User]]) }
  enum Dictionaries: Codable, Equatable { case a([String: Int], b: [Int: String]) }
  enum Sets: Codable, Equatable { case a(Set<Int>) }
  enum Backticked: Codable, Equatable {
    case `default`(`in`: Int)
    case `self`
    case `case`(`class`: String?)
  }
  enum NonASCII: Codable, Equatable {
    case größe(höhe: Int)
    case 現金
  }
  enum Defaulted: Codable, Equatable { case a(x: Int = 3, y: String = "y", z: [Int] = []) }
  enum DefaultedOptional: Codable, Equatable {
    case a(x: Int? = 3)
    case b(MaybeInt = 4)
  }
  enum Foundational: Codable, Equatable { case a(Date, URL, UUID, Data, Decimal) }
  enum Wrapping: Codable, Equatable {
    case a(Labelled, b: Plain?)
    case b([Optionals])
  }
  indirect enum Tree: Codable, Equatable {
    case leaf
    case node(Tree, value: Int, Tree)
  }
  enum Scalars: Codable, Equatable { case a(Int8, UInt64, Float, Bool, Character16) }
  enum Level: String, Codable {
    case low
    case high = "HIGH"
  }
  enum Number: Int, Codable {
    case one = 1
    case two
    case minus = -1
  }
  enum Holder: Codable, Equatable {
    case level(Level)
    case number(n: Number?)
  }

  enum Generic<T: Codable & Equatable>: Codable, Equatable {
    case value(T)
    case list([T])
    case none
  }
  enum Pair<A, B> {
    case both(A, second: B)
    case first(A)
    case neither
  }

  struct Character16: Codable, Equatable { var unit: UInt16 }
}

extension Synthesized.Pair: Encodable where A: Encodable, B: Encodable {}
extension Synthesized.Pair: Decodable where A: Decodable, B: Decodable {}
extension Synthesized.Pair: Equatable where A: Equatable, B: Equatable {}
