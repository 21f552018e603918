// @CodableEnumLock(version: 1)
//
// What marked enums of this target have been written as. A build fails if it could not read one of
// these. `swift package codable-enum-lock` adds what is new.
//
// enum Message: internal, tag "type"
//   image: {"type":"image","size":<Size?>}
//   text: {"type":"text","body":<String>,"level":<Int>}
//
// struct Size
//   {"width":<Int?>}
