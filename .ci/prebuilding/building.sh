# Builds release tools for the triples that this machine can build for.

build() {
  local triples=() triple folders=() folder index bundle compiler
  while [[ ${1-} == --triple ]]; do
    [[ $# -gt 1 ]] || misused "--triple needs a value"
    triples+=("$2")
    shift 2
  done
  [[ $# -eq 1 ]] || misused "build needs the name of one bundle"
  bundle=$1
  require_new_bundle "$bundle"
  need_toolchain
  require_commit
  if [[ ${#triples[@]} -eq 0 ]]; then
    # Uses a variable, because bash ignores the failure of a substitution in a list.
    triple="$(default_triples)"
    read -r -d '' -a triples <<<"$triple" || true
  fi
  for triple in "${triples[@]}"; do
    folder="$(build_tools "$triple")"
    folders+=("$folder")
  done
  compiler="$(swift --version 2>/dev/null | sed -n 's/.*\(Swift version [^)]*)\).*/\1/p' | head -n 1)"
  begin_bundle "$bundle"
  source_of_checkout >"$bundle/source.txt"
  for index in "${!triples[@]}"; do
    add_variant "$bundle" "${triples[index]}" "${folders[index]}" "$compiler"
  done
  finish_bundle "$bundle"
}

require_commit() {
  local changes
  need git "it tells which commit the tools are of"
  changes="$(git -C "$root" status --porcelain -- .ci Package.swift Sources Plugins 2>&1)" ||
    fail "no commit to build: $root is no checkout of a git repository"
  [[ -z $changes ]] || fail "not committed, so nobody could build the same again:
$changes"
}

own_triple() {
  swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1
}

# Prints one triple on each line.
default_triples() {
  local own sdks processor
  own="$(own_triple)"
  case $own in
    *-apple-macosx) printf '%s\n' arm64-apple-macosx x86_64-apple-macosx ;;
    *-linux-gnu)
      printf '%s\n' "$own"
      sdks="$(swift sdk list)"
      [[ $sdks == *static-linux* ]] || return 0
      for processor in aarch64 x86_64; do
        [[ $own == "$processor"-* ]] || printf '%s\n' "$processor-swift-linux-musl"
      done
      ;;
    *) fail "no tools are made on $own: run this on Linux or macOS" ;;
  esac
}

# Builds the tools for a triple and prints their folder.
build_tools() {
  local triple=$1 tool products folder="$work/$1"
  # No debug information, because it would be stripped. The native build system, because the other
  # one can't link Foundation statically.
  local command=(swift build --package-path "$root" --scratch-path "$root/.build/prebuilt/$triple"
    --build-system native -c release -debug-info-format none)
  case $triple in
    # Users' systems may be older than this machine, so nothing from its system is linked.
    *-linux-gnu)
      [[ $triple == "$(own_triple)" ]] ||
        fail "tools for $triple are made on such a machine alone; here, for $(default_triples | xargs)"
      command+=(--static-swift-stdlib -Xswiftc -static-executable)
      ;;
    *-linux-musl)
      [[ $(swift sdk list) == *static-linux* ]] ||
        fail "tools for $triple need the static Linux SDK: see 'swift sdk install --help'"
      command+=(--swift-sdk "$triple")
      ;;
    *-apple-macosx)
      [[ $(own_triple) == *-apple-macosx ]] || fail "tools for $triple are made on macOS alone"
      command+=(--triple "$triple")
      ;;
    *) fail "no tools are made for '$triple': give a triple of Linux or macOS, without a version" ;;
  esac
  for tool in "${tools[@]}"; do
    "${command[@]}" --product "$tool" >&2
  done
  products="$("${command[@]}" --show-bin-path)"
  mkdir "$folder"
  for tool in "${tools[@]}"; do
    finish_tool "$triple" "$products/$tool" "$folder/$tool"
  done
  printf '%s\n' "$folder"
}

# Removes what users don't need, and what depends on the build folder.
finish_tool() {
  local triple=$1 product=$2 result=$3
  if [[ $triple == *-apple-macosx ]]; then
    cp "$product" "$result"
    strip -rSTx "$result"
    # Stripping removes the signature, and macOS doesn't run a tool without one.
    codesign --force --sign - "$result"
  else
    # Removes the compiler's hashes, which decide what to compile again, and the linker's build ID.
    "$(toolchain)/usr/bin/llvm-objcopy" --strip-all --remove-section .swift_modhash \
      --remove-section .note.gnu.build-id "$product" "$result"
  fi
}

# Prints the folder of the toolchain. The swiftc on the PATH may only be a link to it.
toolchain() {
  swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/usr/lib/swift".*|\1|p'
}
