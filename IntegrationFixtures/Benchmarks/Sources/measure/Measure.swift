#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Runs a command and writes what it took to a file: `measure FILE COMMAND ARGUMENT…` writes
/// `processor-seconds peak-bytes` and ends with the command's exit code.
///
/// It is a process of its own because Linux counts the memory of the process that starts a command
/// as the command's: the benchmark itself, with Foundation, is larger than the generator.
@main
enum Measure {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { exit(64) }
    var pid = pid_t()
    var words = arguments.dropFirst(2).map { strdup($0) } + [nil]
    guard posix_spawnp(&pid, words[0]!, nil, nil, &words, environ) == 0 else { exit(127) }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(pid, &status, 0, &usage) == pid else { exit(127) }
    let processor = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    #if canImport(Darwin)
      let peak = Int(usage.ru_maxrss)
    #else
      let peak = Int(usage.ru_maxrss) * 1024
    #endif
    guard let file = fopen(arguments[1], "w") else { exit(73) }
    fputs("\(processor) \(peak)\n", file)
    fclose(file)
    // The exit code, or as shells have it for a signal.
    exit(status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f))
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
