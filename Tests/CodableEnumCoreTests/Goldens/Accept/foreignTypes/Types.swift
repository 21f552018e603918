import Foundation

typealias ForeignURL = URL
typealias ForeignParts = URLComponents
typealias ForeignPlaces = [String: URL]
typealias ForeignMaybeURL = URL?
