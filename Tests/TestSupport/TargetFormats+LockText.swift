import CodableEnumFormats
import CodableEnumLocks

extension TargetFormats {
  /// Returns the text of a lock file with the current formats and all that is locked already.
  package func lockText() -> String {
    var lock = lock
    lock.sections += current().sections
    return lock.text
  }
}
