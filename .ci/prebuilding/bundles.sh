# Artifact bundles (SE-0305): a folder of tools for each triple, a list of them, and the commit that
# they were built from.

bundle() {
  local triple='' folder='' bundle
  while [[ ${1-} == --triple || ${1-} == --tools ]]; do
    [[ $# -gt 1 ]] || misused "$1 needs a value"
    if [[ $1 == --triple ]]; then triple=$2; else folder=$2; fi
    shift 2
  done
  [[ $# -eq 1 ]] || misused "bundle needs the name of one bundle"
  [[ -n $triple ]] || misused "bundle needs --triple, for instance --triple x86_64-unknown-linux-gnu"
  [[ -n $folder ]] || misused "bundle needs --tools, the folder of the tools"
  bundle=$1
  require_new_bundle "$bundle"
  begin_bundle "$bundle"
  source_of_checkout >"$bundle/source.txt"
  add_variant "$bundle" "$triple" "$folder" given
  finish_bundle "$bundle"
}

merge() {
  local result bundle folder variant
  [[ ${1-} == --into && $# -gt 2 ]] || misused "merge needs --into BUNDLE and the bundles to join"
  result=$2
  shift 2
  for bundle in "$@"; do
    require_bundle "$bundle"
    cmp -s "$1/source.txt" "$bundle/source.txt" ||
      fail "'$bundle' is of another commit than '$1':
$(diff "$1/source.txt" "$bundle/source.txt")"
  done
  require_new_bundle "$result"
  begin_bundle "$result"
  cp "$1/source.txt" "$result/source.txt"
  for bundle in "$@"; do
    for folder in "$bundle"/*/; do
      variant="$(basename "$folder")"
      if [[ -d $result/$variant ]]; then
        diff -r "$result/$variant" "$folder" >/dev/null ||
          fail "two bundles have tools for $variant, and they differ"
      else
        cp -R "${folder%/}" "$result/$variant"
      fi
    done
  done
  finish_bundle "$result"
}

archive() {
  local bundle zip name
  [[ $# -eq 2 ]] || misused "archive needs a bundle and the name of the archive"
  bundle=${1%/}
  zip=$2
  [[ $zip == *.artifactbundle.zip ]] || misused "'$zip' must be called ….artifactbundle.zip"
  require_bundle "$bundle"
  need zip "install it"
  # Packs a copy in a fixed order, with one date for all files and nothing specific to this machine.
  name="$(basename "$bundle")"
  cp -R "$bundle" "$work/$name"
  find "$work/$name" -type f ! -perm -100 -exec chmod 644 {} +
  find "$work/$name" -exec touch -t 202001010000 {} +
  (cd "$work" && find "$name" -type f | sort | zip -q -X -9 -@ archive.zip)
  mv "$work/archive.zip" "$zip"
  checksum "$zip"
}

# MARK: The content of a bundle

require_new_bundle() {
  [[ $1 == *.artifactbundle ]] || misused "'$1' must be called ….artifactbundle, or SwiftPM ignores it"
  [[ ! -e $1 ]] || fail "'$1' is already there: remove it, or choose another name"
}

begin_bundle() {
  unfinished=$1
  mkdir -p "$1"
}

# Writes the list of the bundle's tools, which follows from its folders alone.
finish_bundle() {
  write_info "$1" >"$1/info.json"
  unfinished=''
}

require_bundle() {
  [[ -f $1/info.json && -f $1/source.txt ]] || fail "'$1' is not a bundle that .ci/prebuild made"
}

# add_variant BUNDLE TRIPLE FOLDER COMPILER
add_variant() {
  local bundle=$1 triple=$2 folder=$3 compiler=$4 tool own
  for tool in "${tools[@]}"; do
    [[ -f $folder/$tool && -x $folder/$tool ]] || fail "no executable '$tool' in '$folder'"
    # Tools for other machines don't run here, so their version stays unknown.
    own="$("$folder/$tool" --version 2>/dev/null)" || own="$(version)"
    [[ $own == "$(version)" ]] ||
      fail "'$folder/$tool' is version $own, and the sources in '$root' are $(version)"
  done
  mkdir "$bundle/$triple"
  for tool in "${tools[@]}"; do
    cp "$folder/$tool" "$bundle/$triple/$tool"
    chmod 755 "$bundle/$triple/$tool"
  done
  printf '%s\n' "$compiler" >"$bundle/$triple/compiler.txt"
}

# The triples whose machines can run a variant, as a list in JSON.
supported_triples() {
  local bundle=$1 variant=$2
  local twin="${variant%-swift-linux-musl}-unknown-linux-gnu"
  # Such a tool links nothing from the system, so it runs on every Linux.
  if [[ $variant == *-swift-linux-musl && ! -d $bundle/$twin ]]; then
    printf '["%s", "%s"]' "$variant" "$twin"
  else
    printf '["%s"]' "$variant"
  fi
}

# Prints info.json as SE-0305 defines it.
write_info() {
  local bundle=$1 tool folder variant separator tool_separator=''
  printf '{\n  "schemaVersion": "1.0",\n  "artifacts": {'
  for tool in "${tools[@]}"; do
    printf '%s\n    "%s": {\n      "type": "executable",\n      "version": "%s",\n' \
      "$tool_separator" "$tool" "$(sed -n 's/^version: //p' "$bundle/source.txt")"
    printf '      "variants": ['
    separator=''
    for folder in "$bundle"/*/; do
      variant="$(basename "$folder")"
      printf '%s\n        {\n          "path": "%s/%s",\n          "supportedTriples": %s\n        }' \
        "$separator" "$variant" "$tool" "$(supported_triples "$bundle" "$variant")"
      separator=','
    done
    printf '\n      ]\n    }'
    tool_separator=','
  done
  printf '\n  }\n}\n'
}
