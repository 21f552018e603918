#!/bin/sh
# The module built by hand: generate, then compile all files.
# usage: build.sh GENERATOR FOLDER
set -eu
generator=$1
folder=$2
sources=$(dirname "$0")/Sources

mkdir -p "$folder"
"$generator" generate --relative-to "$sources" --output "$folder/messages+CodableEnum.swift" \
  "$sources"/*.swift
swiftc -module-name messages -o "$folder/messages" \
  "$sources"/*.swift "$folder/messages+CodableEnum.swift"
