#!/usr/bin/env bash
# Runs clang-tidy with the checks of .clang-tidy over src, or over the files named. Takes a minute for a file that includes
# LibTorch, so name files where you can: scripts/lint.sh src/model/masks.cpp
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v clang-tidy >/dev/null || scripts/install_packages.sh clang-tidy
# Of files that are compiled together there is no command of their own.
if [ ! -f build/lint/compile_commands.json ]; then
  scripts/install_packages.sh
  cmake --preset release -B build/lint -DFERRY_UNITY=OFF >/dev/null
fi

if [ $# -gt 0 ]; then
  files=("$@")
else
  mapfile -t files < <(find src -name '*.cpp' | sort)
fi

# The compilation commands name the compiler's own precompiled header, which clang-tidy cannot read: without it, the
# sources' own includes serve.
commands=$(mktemp -d)
trap 'rm -rf "$commands"' EXIT
sed -E 's/-include [^ ]*cmake_pch\.hxx//g; s/-Winvalid-pch//g; s/-fopenmp[^ ]*//g' build/lint/compile_commands.json \
  >"$commands/compile_commands.json"
# Clang does not take all of LibTorch's headers in C++20 (std::vector<c10::IValue> in its own class), and goes on: what it
# says of our own files counts.
found=$(printf '%s\n' "${files[@]}" | { xargs -P 2 -n 1 clang-tidy --quiet -p "$commands" 2>&1 || true; } |
  awk -v own="$PWD/src/" '/^[^ ].*: (warning|error|note): / { show = index($0, own) == 1 }
    /^[0-9]+ (warnings|errors)|^Error while processing/ { show = 0 }
    show')
if [ -n "$found" ]; then
  printf '%s\n' "$found"
  exit 1
fi
echo "lint: nothing found in ${#files[@]} file(s)"
