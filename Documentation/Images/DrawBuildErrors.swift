// Draws what `swift build` prints for a package with slips in its annotations.
//
//     swift Documentation/Images/DrawBuildErrors.swift
//
// The package is made in a temporary folder and really built. The picture shows the output from the
// first error on, with that folder's path written as /App and nothing else changed.

import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
  .standardizedFileURL
let app = FileManager.default.temporaryDirectory.appending(path: "codable-enum-picture/App")
  .resolvingSymlinksInPath()

let manifest = """
  // swift-tools-version: 6.0

  import PackageDescription

  let package = Package(
    name: "App",
    dependencies: [.package(name: "swift-codable-enum", path: "\(root.path)")],
    targets: [
      .target(
        name: "App",
        plugins: [.plugin(name: "CodableEnumPlugin", package: "swift-codable-enum")])
    ]
  )

  """

let source = """
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .snakecase)
  enum Message {
    case text(String)
    case image(url: String)  // @CodableCase("text")
  }

  """

/// What `swift build` prints in the package.
func build() throws -> String {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["swift", "build", "--package-path", app.path]
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  precondition(process.terminationStatus != 0, "the build was meant to fail")
  return String(decoding: output, as: UTF8.self)
}

/// The lines of diagnostics, as a terminal of so many columns breaks them.
func screen(_ output: String, columns: Int) -> [String] {
  let place = app.path + "/Sources/"
  let lines = output.replacing("\r", with: "\n").split(separator: "\n").filter {
    $0.hasPrefix(place)
  }
  precondition(!lines.isEmpty, "no diagnostics in:\n\(output)")
  return ["$ swift build"]
    + lines.flatMap { line -> [String] in
      var rest = Substring("/App" + line.dropFirst(app.path.count))
      var rows: [String] = []
      while !rest.isEmpty {
        rows.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
      }
      return rows
    }
}

func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}

func picture(_ rows: [String], columns: Int) -> String {
  let advance = 7.8
  let height = 19
  let size = (width: Int(Double(columns) * advance) + 32, height: rows.count * height + 28)
  let texts = rows.enumerated().map { index, row in
    let length = Int(Double(row.count) * advance)
    let place = "x=\"16\" y=\"\(index * height + 28)\" textLength=\"\(length)\""
    return "  <text \(place)>\(escaped(row))</text>"
  }
  return """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" \
    width="\(size.width)" height="\(size.height)" font-family="ui-monospace, Menlo, Consolas, \
    'DejaVu Sans Mono', monospace" font-size="13" fill="#e6edf3" xml:space="preserve">
      <title>What swift build prints for three slips</title>
      <rect width="100%" height="100%" rx="8" fill="#0d1117"/>
    \(texts.joined(separator: "\n"))
    </svg>

    """
}

let sources = app.appending(path: "Sources/App")
try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
try manifest.write(to: app.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
try source.write(to: sources.appending(path: "Message.swift"), atomically: true, encoding: .utf8)
let columns = 120
let rows = screen(try build(), columns: columns)
let image = root.appending(path: "Documentation/Images/build-errors.svg")
try picture(rows, columns: columns).write(to: image, atomically: true, encoding: .utf8)
print(rows.joined(separator: "\n"))
