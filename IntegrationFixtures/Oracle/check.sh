#!/bin/sh
# Compares the generator's view of Swift with the compiler's; see README.md.
# usage: check.sh FOLDER…
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
export SWIFT_HOST_LIBRARIES="$toolchain/lib/swift/host"

swift build --package-path "$root" --product codable-enum >&2
swift build --package-path "$here" -c release >&2
tool=$(swift build --package-path "$root" --show-bin-path)/codable-enum
oracle=$(swift build --package-path "$here" -c release --show-bin-path)/oracle
exec "$oracle" "$tool" "$@"
