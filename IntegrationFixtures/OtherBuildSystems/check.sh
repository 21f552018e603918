#!/bin/sh
# Builds the module with each build system, edits it and builds it again; see README.md.
# usage: check.sh [GENERATOR]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
for tool in cmake ninja swiftc; do
  command -v $tool >/dev/null || { echo "there is no $tool; nothing was checked" >&2; exit 1; }
done
if [ $# -gt 0 ]; then
  # Absolute, since it is run in other folders.
  generator=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
else
  swift build --package-path "$here/../.." --product codable-enum-generator >&2
  generator=$(swift build --package-path "$here/../.." --show-bin-path)/codable-enum-generator
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# expect NAME EXPECTED ACTUAL
expect() {
  [ "$2" = "$3" ] || fail "$1: expected
$2
but there is
$3"
}

check() {
  system=$1
  copy="$work/a $system"
  cp -R "$here" "$copy"
  build() { "build_$system" "$copy" >"$work/log" 2>&1; }
  run() {
    build || fail "$system, $1: $(cat "$work/log")"
    "$copy/out/messages"
  }

  # Each edit in a second of its own: build systems compare times.
  expect "$system, first build" '{"body":"Hi!","type":"text"}' "$(run 'first build')"
  sleep 1.1
  printf '// @CodableEnum(style: .untagged)\n%s\n' "$(cat "$here/Sources/Picture.swift")" \
    >"$copy/Sources/Picture.swift"
  expect "$system, marker added" '{"body":"Hi!","type":"text"}
{"side":3}' "$(run 'marker added')"
  sleep 1.1
  printf '// @CodableEnum(style: .untaged)\n%s\n' "$(cat "$here/Sources/Picture.swift")" \
    >"$copy/Sources/Picture.swift"
  if build; then fail "$system: a slip in an annotation was built"; fi
  grep -q "Picture.swift:1:24: error: 'style' has no value '.untaged'" "$work/log" ||
    fail "$system, a slip: $(cat "$work/log")"
  sleep 1.1
  cp "$here/Sources/Picture.swift" "$copy/Sources/Picture.swift"
  expect "$system, marker removed" '{"body":"Hi!","type":"text"}' "$(run 'marker removed')"
  if [ "$system" = cmake ]; then
    build
    grep -q Generating "$work/log" && fail "cmake generates without a change: $(cat "$work/log")"
  fi
  echo "$system: built, marker added, a slip, marker removed"
}

build_cmake() {
  [ -d "$1/out" ] || cmake -G Ninja -S "$1" -B "$1/out" -DCODABLE_ENUM_GENERATOR="$generator"
  cmake --build "$1/out"
}

build_swiftc() {
  "$1/build.sh" "$generator" "$1/out"
}

check cmake
check swiftc

# For builds that share a cache: the same bytes in two checkouts.
for checkout in one "another checkout"; do
  mkdir "$work/$checkout"
  cp -R "$here/Sources" "$work/$checkout"
  (cd "$work/$checkout" && "$generator" generate --no-source-locations \
    --relative-to Sources --output out.swift Sources/*.swift)
done
cmp "$work/one/out.swift" "$work/another checkout/out.swift"
echo "--no-source-locations: the same bytes in two checkouts"
