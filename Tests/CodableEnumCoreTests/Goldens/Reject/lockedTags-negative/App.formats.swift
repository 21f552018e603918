// @CodableEnumLock(version: 1)
//
// What marked enums of this target have been written as. A build fails if it could not read one of
// these. `swift package codable-enum-lock` adds what is new.
//
// enum Level: internal, tag "depth"
//   below: {"depth":-9...9223372036854775807}
//   surface: {"depth":"surface"}
