#!/usr/bin/env bash
# Tests that every shell script parses and can be run, and that every configuration names files that are there.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
failures=0
complain() { echo "$*"; failures=$((failures + 1)); }

for script in "$root"/scripts/*.sh "$root/.ci/run"; do
  bash -n "$script" || complain "$script does not parse"
  [ -x "$script" ] || complain "$script is not executable"
done

for config in "$root"/configs/*.yaml; do
  # The data of numbers.yaml is made by a script, not kept.
  [ "$(basename "$config")" != numbers.yaml ] || continue
  for file in $(sed -n 's/.*source: *\([^,}]*\), *target: *\([^,}]*\)}.*/\1 \2/p' "$config"); do
    [ -f "$root/configs/$file" ] || complain "$config: there is no $file"
  done
done

for folder in "$root"/data/messages/en-* "$root/data/bible"; do
  for part in train dev test; do
    counts=$(wc -l "$folder/$part".* | awk '$2 != "total" { print $1 }' | sort -u)
    [ "$(wc -w <<<"$counts")" -eq 1 ] || complain "$folder: the files of $part differ in length"
  done
done

[ "$failures" -eq 0 ] || exit 1
