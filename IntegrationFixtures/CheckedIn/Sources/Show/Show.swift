import Formats
import Foundation

// @CodableEnum(style: .internal, tag: "type")
enum Line {
  case message(Message)  // @CodableValue(key: "message")
  case end
}

@main
struct Show {
  static func main() throws {
    let line = Line.message(.list(items: ["a"]))
    print(String(decoding: try JSONEncoder().encode(line), as: UTF8.self))
  }
}
