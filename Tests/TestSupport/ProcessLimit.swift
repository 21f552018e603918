import Foundation

/// Ends a test's own process if it uses too much CPU time, however busy the machine is.
package enum ProcessLimit {
  package static func set(seconds: UInt = 30) {
    var limit = rlimit()
    limit.rlim_cur = rlim_t(seconds)
    limit.rlim_max = rlim_t(seconds)
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
      let resource = RLIMIT_CPU
    #endif
    _ = setrlimit(resource, &limit)
  }
}
