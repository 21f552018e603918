import Foundation
import Testing

// @CodableEnum(style: .external)
enum ExternalEvent: Equatable {
  case loadedItem(userName: String, at: Date, rawData: Data, ratio: Double)
}

// @CodableEnum(style: .internal, tag: "eventType")
enum InternalEvent: Equatable {
  case loadedItem(userName: String, at: Date, rawData: Data, ratio: Double)
}

// @CodableEnum(style: .adjacent, tag: "eventType", content: "eventValue")
enum AdjacentEvent: Equatable {
  case loadedItem(userName: String, at: Date, rawData: Data, ratio: Double)
}

// @CodableEnum(style: .array)
enum ArrayEvent: Equatable {
  case loadedItem(userName: String, at: Date, rawData: Data, ratio: Double)
}

// @CodableEnum(style: .untagged)
enum UntaggedEvent: Equatable {
  case loadedItem(userName: String, at: Date, rawData: Data, ratio: Double)
}

/// The strategies of `JSONEncoder` and `JSONDecoder` do to payloads what they do everywhere.
@Suite struct StrategyTests {
  private let date = Date(timeIntervalSince1970: 1_500_000_000)

  private func written<Value: Codable & Equatable>(
    _ value: Value, _ encoder: JSONEncoder, _ decoder: JSONDecoder
  ) throws -> String {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    #expect(try decoder.decode(Value.self, from: data) == value)
    return String(decoding: data, as: UTF8.self)
  }

  private func writtenByAll(
    ratio: Double = 0.5, _ encoder: JSONEncoder, _ decoder: JSONDecoder
  ) throws -> [String] {
    let data = Data([1, 2])
    return try [
      written(
        ExternalEvent.loadedItem(userName: "u", at: date, rawData: data, ratio: ratio), encoder,
        decoder),
      written(
        InternalEvent.loadedItem(userName: "u", at: date, rawData: data, ratio: ratio), encoder,
        decoder),
      written(
        AdjacentEvent.loadedItem(userName: "u", at: date, rawData: data, ratio: ratio), encoder,
        decoder),
      written(
        ArrayEvent.loadedItem(userName: "u", at: date, rawData: data, ratio: ratio), encoder,
        decoder),
      written(
        UntaggedEvent.loadedItem(userName: "u", at: date, rawData: data, ratio: ratio), encoder,
        decoder),
    ]
  }

  /// Tags that are keys change as keys do; tags that are values do not.
  @Test func snakeCaseKeys() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    let fields = #""at":1500000000,"#
    let rest = #""ratio":0.5,"raw_data":"AQI=","user_name":"u"}"#
    #expect(
      try writtenByAll(encoder, decoder) == [
        #"{"loaded_item":{\#(fields)\#(rest)}"#,
        #"{\#(fields)"event_type":"loadedItem",\#(rest)"#,
        #"{"event_type":"loadedItem","event_value":{\#(fields)\#(rest)}"#,
        #"["loadedItem","u",1500000000,"AQI=",0.5]"#,
        #"{\#(fields)\#(rest)"#,
      ])
  }

  @Test func customKeys() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .custom { Key("x-" + $0.last!.stringValue) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { Key(String($0.last!.stringValue.dropFirst(2))) }
    let texts = try writtenByAll(encoder, decoder)
    #expect(texts[0].hasPrefix(#"{"x-loadedItem":{"x-at":"#))
    #expect(texts[1].contains(#""x-eventType":"loadedItem""#))
  }

  @Test func dates() throws {
    let plain = {
      (encoder: JSONEncoder.DateEncodingStrategy, decoder: JSONDecoder.DateDecodingStrategy) in
      let jsonEncoder = JSONEncoder()
      jsonEncoder.dateEncodingStrategy = encoder
      let jsonDecoder = JSONDecoder()
      jsonDecoder.dateDecodingStrategy = decoder
      return try writtenByAll(jsonEncoder, jsonDecoder)[3]
    }
    #expect(
      try plain(.deferredToDate, .deferredToDate) == #"["loadedItem","u",521692800,"AQI=",0.5]"#)
    #expect(
      try plain(.millisecondsSince1970, .millisecondsSince1970)
        == #"["loadedItem","u",1500000000000,"AQI=",0.5]"#)
    #expect(
      try plain(.iso8601, .iso8601) == #"["loadedItem","u","2017-07-14T02:40:00Z","AQI=",0.5]"#)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    #expect(
      try plain(.formatted(formatter), .formatted(formatter))
        == #"["loadedItem","u","2017-07-14 02:40","AQI=",0.5]"#)
    let custom = try plain(
      .custom { date, encoder in try [date.timeIntervalSince1970].encode(to: encoder) },
      .custom { decoder in Date(timeIntervalSince1970: try [Double](from: decoder)[0]) })
    #expect(custom == #"["loadedItem","u",[1500000000],"AQI=",0.5]"#)
  }

  @Test func dataAndFloatingPoint() throws {
    let encoder = JSONEncoder()
    encoder.dataEncodingStrategy = .deferredToData
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "?")
    let decoder = JSONDecoder()
    decoder.dataDecodingStrategy = .deferredToData
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+∞", negativeInfinity: "-∞", nan: "?")
    let texts = try writtenByAll(ratio: -.infinity, encoder, decoder)
    #expect(texts[3] == #"["loadedItem","u",521692800,[1,2],"-∞"]"#)
    encoder.dataEncodingStrategy = .custom { data, encoder in try data.count.encode(to: encoder) }
    decoder.dataDecodingStrategy = .custom { decoder in Data(1...UInt8(try Int(from: decoder))) }
    #expect(
      try writtenByAll(encoder, decoder)[3] == #"["loadedItem","u",521692800,2,0.5]"#)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ stringValue: String) { self.stringValue = stringValue }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
