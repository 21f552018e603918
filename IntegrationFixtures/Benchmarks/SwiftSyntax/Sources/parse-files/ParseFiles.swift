import Foundation
import SwiftParser

/// Parses the files whose paths a file lists, one on a line: what every macro or tool on
/// swift-syntax does first.
@main
enum ParseFiles {
  static func main() throws {
    let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    var nodes = 0
    for path in list.split(separator: "\n") {
      let source = try String(contentsOfFile: String(path), encoding: .utf8)
      nodes += Parser.parse(source: source).statements.count
    }
    print(nodes)
  }
}
