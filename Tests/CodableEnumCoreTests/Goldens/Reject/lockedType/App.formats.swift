// @CodableEnumLock(version: 1)
//
// The formats in which this target's marked enums were written. A build fails if it can't read one
// of these. `swift package codable-enum-lock` adds what is new.
//
// enum Message: internal, tag "type"
//   image: {"type":"image","url":<String>,"width":<Int?>}
//   text: {"type":"text","body":<String>}
