#!/bin/sh
# Fuzzes the generator's modules with libFuzzer; see README.md.
# usage: fuzz.sh [SECONDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../Sources
work=${TMPDIR:-/tmp}/codable-enum-fuzzing
mkdir -p "$work/corpus" "$work/findings"
cd "$work"

# usage: compile MODULE FILE-OR-FOLDER OPTION...
compile() {
  module=$1
  place=$2
  shift 2
  find "$place" -name '*.swift' -print0 |
    xargs -0 swiftc -O -wmo -swift-version 6 -enforce-exclusivity=checked \
      -sanitize=fuzzer,address -parse-as-library -enable-testing -package-name fuzzing -I . \
      -module-name "$module" "$@"
}
for module in CodableEnumCore CodableEnumLocks; do
  compile $module "$sources/$module" -emit-module -emit-object -o $module.o
done
compile FuzzTarget "$here/FuzzTarget.swift" CodableEnumCore.o CodableEnumLocks.o -o fuzz

# What a global contains would count as a leak.
export ASAN_OPTIONS=detect_leaks=0
exec ./fuzz -max_total_time="${1:-600}" -timeout=5 -rss_limit_mb=4096 -max_len=4096 \
  -dict="$here/swift.dict" -artifact_prefix=findings/ corpus "$here/Seeds"
