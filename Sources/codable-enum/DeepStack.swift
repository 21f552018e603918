import Foundation

/// Runs work on a thread whose stack is deep enough for the deepest document.
///
/// Reading a document takes several functions for each array or object in it. Samples that nest 512
/// deep, as `JSONReader` allows, can need more than the 8 MB of the main thread in a debug build. Pages
/// that are never used cost nothing.
enum DeepStack {
  private static let size = 256 << 20

  /// Ends the process with what the work returns.
  static func exit(with work: @escaping @Sendable () -> ExitCode) -> Never {
    let thread = Thread { Foundation.exit(work().rawValue) }
    thread.stackSize = size
    thread.start()
    while true { sleep(1000) }
  }
}
