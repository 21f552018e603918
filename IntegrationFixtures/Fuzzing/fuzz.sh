#!/bin/sh
# Fuzzes the generator's core with libFuzzer; see README.md.
# usage: fuzz.sh [SECONDS]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${TMPDIR:-/tmp}/codable-enum-fuzzing
mkdir -p "$work/corpus" "$work/findings"
find "$here/../../Sources/CodableEnumCore" -name '*.swift' -print0 |
  xargs -0 swiftc -O -wmo -enforce-exclusivity=checked -sanitize=fuzzer,address -parse-as-library \
    -module-name Fuzzing -package-name fuzzing -o "$work/fuzz" "$here/FuzzTarget.swift"
# What a global contains would count as a leak.
export ASAN_OPTIONS=detect_leaks=0
exec "$work/fuzz" -max_total_time="${1:-600}" -timeout=5 -rss_limit_mb=4096 -max_len=4096 \
  -dict="$here/swift.dict" -artifact_prefix="$work/findings/" \
  "$work/corpus" "$here/Seeds"
