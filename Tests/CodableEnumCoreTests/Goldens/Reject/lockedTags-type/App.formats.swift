// @CodableEnumLock(version: 1)
//
// The formats in which this target's marked enums were written. A build fails if it can't read one
// of these. `swift package codable-enum-lock` adds what is new.
//
// enum Reply: internal, tag "code"
//   failed: {"code":400...499,"reason":<String>}
