// @CodableEnumLock(version: 1)
//
// What marked enums of this target have been written as. A build fails if it could not read one of
// these. `swift package codable-enum-lock` adds what is new.
//
// enum Message: internal, tag "type"
//   image: {"type":"image","width":<Int>}
//   text: {"type":"text","kind":<String>,"width":<Int>}
