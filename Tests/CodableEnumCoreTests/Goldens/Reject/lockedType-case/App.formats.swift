// @CodableEnumLock(version: 1)
//
// What marked enums of this target have been written as. A build fails if it could not read one of
// these. `swift package codable-enum-lock` adds what is new.
//
// enum Ticket: internal, tag "type"
//   sold: {"type":"sold","seat":<Seat>}
// enum Seat
//   any: {"any":{}}
//   numbered: {"numbered":{"_0":<Int>}}
