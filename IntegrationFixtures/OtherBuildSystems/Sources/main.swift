import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys

func show(_ value: some Encodable) throws {
  print(String(decoding: try encoder.encode(value), as: UTF8.self))
}

try show(Message.text(body: "Hi!"))
if let picture = Picture.square(side: 3) as Any as? any Encodable { try show(picture) }
