import Foundation

// @CodableEnum(style: .adjacent, tag: "state", content: "value", accessors: true)
enum Download {
  case running(progress: Double)
  case finished(data: Data, progress: Double = 1)
  case failed(error: NSError)  // @CodableValue(coder: ErrorCode)
}

enum ErrorCode {
  static func encode(_ error: NSError, to encoder: any Encoder) throws {
    try error.code.encode(to: encoder)
  }

  static func decode(from decoder: any Decoder) throws -> NSError {
    NSError(domain: "Download", code: try Int(from: decoder))
  }
}

func percentage(of download: Download) -> String? {
  download.progress.map { "\(Int($0 * 100)) %" }
}
