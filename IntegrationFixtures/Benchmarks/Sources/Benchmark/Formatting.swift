import Foundation

extension Double {
  func formatted(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }

  /// `1.24 s`, `38 ms`
  var duration: String {
    self >= 1 ? "\(formatted(2)) s" : "\((self * 1000).formatted(self < 0.01 ? 1 : 0)) ms"
  }
}

extension Int {
  /// `12.3 MB`
  var size: String {
    self >= 1_000_000
      ? "\((Double(self) / 1e6).formatted(1)) MB" : "\((Double(self) / 1e3).formatted(0)) kB"
  }
}
