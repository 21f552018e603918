// @CodableEnumLock(version: 1)
//
// The JSON that marked enums of this target have written so far. A build that can't read one of
// these lines fails. `swift package codable-enum-lock` adds new ones.
//
// enum Move: array
//   to: ["to",<Int>,<Int>] values "0" x, "1" y
