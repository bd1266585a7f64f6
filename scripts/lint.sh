#!/usr/bin/env bash
# Runs clang-tidy with the checks of .clang-tidy over src, or over the files named. Takes a minute for a file that includes
# LibTorch, so name files where you can: scripts/lint.sh src/model/masks.cpp
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v clang-tidy >/dev/null || scripts/install_packages.sh clang-tidy
[ -f build/release/compile_commands.json ] || { scripts/install_packages.sh && cmake --preset release >/dev/null; }

if [ $# -gt 0 ]; then
  files=("$@")
else
  mapfile -t files < <(find src -name '*.cpp' | sort)
fi

# The compilation commands name the compiler's own precompiled header, which clang-tidy cannot read: without it, the
# sources' own includes serve.
commands=$(mktemp -d)
trap 'rm -rf "$commands"' EXIT
sed -E 's/-include [^ ]*cmake_pch\.hxx//g; s/-Winvalid-pch//g; s/-fopenmp[^ ]*//g' build/release/compile_commands.json \
  >"$commands/compile_commands.json"
printf '%s\n' "${files[@]}" | xargs -P 2 -n 1 clang-tidy --quiet -p "$commands" 2>&1 |
  { grep -vE '^[0-9]+ warnings? generated' || true; }  # counts what it does not show, in the systems' headers
