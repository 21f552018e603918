import Foundation

extension Goldens {
  static func foreignTypes() {
    let url = URL(string: "a:b")!
    both(ForeignTypesExternal.link(url, home: nil), #"{"link":{"_0":"a:b"}}"#)
    both(
      ForeignTypesInternal.link(url: url, home: url), #"{"type":"link","url":"a:b","home":"a:b"}"#)
    both(
      ForeignTypesExternal.other(["x": URL(string: "a:b")!]), #"{"x":"a:b"}"#)
    both(ForeignTypesInternal.merged(nil, count: 1), #"{"type":"merged","count":1}"#)
    both(ForeignTypesUntagged.link(url), #""a:b""#)
    both(ForeignTypesRaw.other(url), #""a:b""#)
  }
}
