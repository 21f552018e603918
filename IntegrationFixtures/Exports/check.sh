#!/bin/sh
# Holds schemas against what generated code writes and reads; see README.md.
# usage: check.sh [SEED [COUNT]]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
PATH=$work/venv/bin:$PATH
pip install --quiet jsonschema openapi-spec-validator datamodel-code-generator pydantic || {
  echo "PyPI cannot be reached; nothing was checked" >&2
  exit 1
}
command -v tsc >/dev/null || {
  apt-get update -qq >&2 && apt-get install -y -qq node-typescript >&2
} || {
  echo "there is no tsc, and apt-get cannot install it; nothing was checked" >&2
  exit 1
}

swift build --package-path "$root" --product codable-enum >&2
tool=$(swift build --package-path "$root" --show-bin-path)/codable-enum
CODABLE_ENUM_EXPORTS=$work CODABLE_ENUM_SEED=${1:-2026} CODABLE_ENUM_COUNT=${2:-300} \
  swift test --package-path "$root" --filter ExportSampleTests >&2
(cd "$work" && swiftc -Onone -swift-version 6 -o decoder *.swift)
(cd "$work/Forms" && swiftc -Onone -swift-version 6 -o decoder *.swift)
"$work/Forms/decoder" samples | sort -u >"$work/Forms/samples.jsonl"

cd "$here"
status=0
for check in fiveformats documentation randomized openapi typescript models; do
  python3 "$check.py" "$tool" "$work" || status=1
done
python3 randomized.py "$tool" "$work/Forms" || status=1
exit $status
