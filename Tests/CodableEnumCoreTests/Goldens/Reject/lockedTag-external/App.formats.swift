// @CodableEnumLock(version: 1)
//
// The JSON that marked enums of this target have written so far. A build that can't read one of
// these lines fails. `swift package codable-enum-lock` adds new ones.
//
// enum Message: internal, tag "type"
//   text: {"type":3,"body":<String>}
