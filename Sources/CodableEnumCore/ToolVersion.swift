/// The version that `--version` of each tool prints; the newest heading of CHANGELOG.md.
package let toolVersion = "0.1.0"
