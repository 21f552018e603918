import Foundation

/// A bar for each ratio, on a logarithmic scale on which the target is 1.
struct Plot {
  let rows: [Row]

  private static let barHeight = 14.0
  private static let left = 430.0
  private static let width = 560.0

  private var bars: [(label: String, value: Double, isReached: Bool)] {
    rows.compactMap { row in
      guard let ratio = row.ratio, let target = row.target, ratio > 0 else { return nil }
      let value = row.isLowerBound ? target / ratio : ratio / target
      return ("\(row.group): \(row.subject) / \(row.baseline)", value, row.isReached == true)
    }
  }

  var svg: String {
    let bars = bars
    let limit = max(4, bars.map { max($0.value, 1 / $0.value) }.max() ?? 4)
    let height = Double(bars.count) * Self.barHeight + 60
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1020\" height=\"\(Int(height))\" "
        + "font-family=\"sans-serif\" font-size=\"9\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
      "<text x=\"12\" y=\"20\" font-size=\"13\">Measured ratio divided by its target: left of the "
        + "line is better</text>",
    ]
    for (index, bar) in bars.enumerated() {
      let y = 34 + Double(index) * Self.barHeight
      let (from, to) = (position(min(bar.value, 1), limit), position(max(bar.value, 1), limit))
      let color = bar.isReached ? "#2a7f62" : "#c2452d"
      lines.append(
        "<text x=\"\(Self.left - 6)\" y=\"\((y + 10).formatted(1))\" text-anchor=\"end\">"
          + "\(escaped(bar.label))</text>")
      lines.append(
        "<rect x=\"\(from.formatted(1))\" y=\"\((y + 2).formatted(1))\" "
          + "width=\"\(max(to - from, 1).formatted(1))\" height=\"10\" fill=\"\(color)\"/>")
    }
    let center = position(1, limit).formatted(1)
    lines.append(
      "<line x1=\"\(center)\" x2=\"\(center)\" y1=\"30\" y2=\"\(Int(height - 20))\" "
        + "stroke=\"black\"/>")
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private func position(_ value: Double, _ limit: Double) -> Double {
    Self.left + Self.width / 2 * (1 + log(value) / log(limit))
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "").replacingOccurrences(of: "<", with: "&lt;")
  }
}
