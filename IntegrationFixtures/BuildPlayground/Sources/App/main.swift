import Foundation

func show(_ value: Any) throws {
  guard let value = value as? any Encodable else { return print("not encodable") }
  print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
}

try show(Message.ping)
try show(Plain.ping)
