#!/bin/sh
# Fuzzes the generator's modules with libFuzzer; see README.md.
# usage: fuzz.sh [SECONDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../Sources
work=${TMPDIR:-/tmp}/codable-enum-fuzzing
mkdir -p "$work/corpus" "$work/findings"
cd "$work"

# usage: compile MODULE OPTION... [FILE]
compile() {
  module=$1
  shift
  find "$sources/$module" -name '*.swift' -print0 |
    xargs -0 swiftc -O -wmo -enforce-exclusivity=checked -sanitize=fuzzer,address -parse-as-library \
      -package-name fuzzing -I . -module-name "$module" "$@"
}
compile CodableEnumCore -emit-module -emit-object -o CodableEnumCore.o
compile CodableEnumLocks -o fuzz CodableEnumCore.o "$here/FuzzTarget.swift"

# What a global contains would count as a leak.
export ASAN_OPTIONS=detect_leaks=0
exec ./fuzz -max_total_time="${1:-600}" -timeout=5 -rss_limit_mb=4096 -max_len=4096 \
  -dict="$here/swift.dict" -artifact_prefix=findings/ corpus "$here/Seeds"
