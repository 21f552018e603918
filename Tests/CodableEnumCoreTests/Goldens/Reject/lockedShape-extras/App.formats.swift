// @CodableEnumLock(version: 1)
//
// What marked enums of this target have been written as. A build fails if it could not read one of
// these. `swift package codable-enum-lock` adds what is new.
//
// enum Message: adjacent, tag "type", content "c", empty .array
//   move: {"type":"move"|"old move","c":{"version":2}}
//   size: {"type":"size","c":{"width":<Int>}}
