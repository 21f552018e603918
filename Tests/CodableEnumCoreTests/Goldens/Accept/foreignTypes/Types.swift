import Foundation

typealias ForeignURL = URL
typealias ForeignParts = URLComponents
typealias ForeignMaybeURL = URL?
