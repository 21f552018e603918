import Foundation

/// Runs work on a thread whose stack is deep enough for the deepest document.
///
/// Reading a document takes several functions for each array or object in it, so samples that nest
/// 512 deep, as `JSONReader` allows, need 15 MB in a debug build. The main thread has 8 MB. Pages that
/// are never used cost nothing.
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
