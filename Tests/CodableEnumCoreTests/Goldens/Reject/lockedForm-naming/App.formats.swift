// @CodableEnumLock(version: 1)
//
// What marked enums of this target have been written as. A build fails if it could not read one of
// these. `swift package codable-enum-lock` adds what is new.
//
// enum Message: internal, tag "type", keyPrefix .caseName
//   image: {"type":"image","image_url":<String>}
