extension SeveralOuter {
  typealias Note = String?
}

extension SeveralOuter.First: Encodable where Item: Encodable {}
