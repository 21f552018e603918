// @CodableEnumLock(version: 1)
//
// The JSON that marked enums of this target have written so far. A build that can't read one of
// these lines fails. `swift package codable-enum-lock` adds new ones.
//
// enum Message: external
//   text: {"text":{"body":<String>,"tint":<Int?>}}
