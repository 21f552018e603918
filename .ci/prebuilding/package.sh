# Writes the package that uses a bundle.

package() {
  local url='' artifact folder target made_of
  if [[ ${1-} == --url ]]; then
    [[ $# -gt 1 ]] || misused "--url needs a value"
    url=$2
    shift 2
    [[ $url == https://*.zip ]] || misused "'$url' must begin with https:// and end with .zip"
  fi
  [[ $# -eq 2 ]] || misused "package needs a bundle, or --url and an archive, and a folder"
  artifact=${1%/}
  folder=${2%/}
  if [[ -n $url ]]; then
    need unzip "install it"
    made_of="$(unzip -p "$artifact" '*.artifactbundle/source.txt' 2>/dev/null)" ||
      fail "'$artifact' is not an archive that .ci/prebuild made"
  else
    require_bundle "$artifact"
    made_of="$(cat "$artifact/source.txt")"
  fi
  [[ $made_of == "$(source_of_checkout)" ]] || fail "'$artifact' is of
$made_of
and the plugins around it would be of
$(source_of_checkout)"
  # An empty repository and the package of an earlier release are fine.
  if [[ -e $folder && -n $(find "$folder" -mindepth 1 -maxdepth 1 ! -name .git) ]]; then
    grep -qs 'binaryTarget(name: "codable-enum-tools"' "$folder/Package.swift" ||
      fail "'$folder' holds something else than a package of prebuilt tools: name another folder"
  fi

  if [[ -n $url ]]; then
    target="$(checksum "$artifact")"
    target="url: \"$url\", checksum: \"$target\""
  else
    target="path: \"$(basename "$artifact")\""
    # Goes through a copy, because the bundle may be in the folder.
    cp -R "$artifact" "$work/"
  fi
  mkdir -p "$folder"
  rm -rf "$folder/Plugins" "$folder"/*.artifactbundle
  if [[ -z $url ]]; then mv "$work/$(basename "$artifact")" "$folder/"; fi
  cp -R -P "$root/Plugins" "$folder/Plugins"
  cp "$root/LICENSE" "$folder/LICENSE"
  write_manifest "$target" >"$folder/Package.swift"
}

# Prints the manifest of the sources, with only the plugins of its targets and the tools as a binary
# target.
write_manifest() {
  awk -v target="$1" -v source="$(source_of_checkout | xargs)" '
    NR == 1 {
      print
      print "// What the tools were built from: " source "."
      next
    }
    # Products and targets begin after four spaces and continue after more.
    /^    \./ { isKept = !inTargets || /^    \.plugin\(/ }
    /^  targets: \[/ {
      print
      print "    .binaryTarget(name: \"codable-enum-tools\", " target "),"
      inTargets = 1
      next
    }
    /^(  )?[^ ]/ { isKept = 1 }
    isKept || NF == 0 {
      gsub(/\["codable-enum(-generator)?"\]/, "[\"codable-enum-tools\"]")
      print
    }' "$root/Package.swift"
}
