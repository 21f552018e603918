import Foundation

typealias ForeignURL = URL
typealias ForeignMaybeURL = URL?
