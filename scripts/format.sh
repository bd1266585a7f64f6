#!/usr/bin/env bash
# Brings all C++ sources into the form that .clang-format describes. With --check only names the files that are not in it
# (exit code 1 if there are any). Versions of clang-format differ in details: the repository follows Debian 12's, 14.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
case ${1:-} in
  '' | --check) ;;
  *) echo "format: the only option is --check" >&2; exit 2 ;;
esac
command -v clang-format >/dev/null || scripts/install_packages.sh clang-format

mapfile -t files < <(find src tests -name '*.h' -o -name '*.cpp' -o -name '*.inc' | sort)
if [ "${1:-}" != --check ]; then
  clang-format -i "${files[@]}"
  exit 0
fi
unformatted=0
for file in "${files[@]}"; do
  if ! clang-format "$file" | cmp -s - "$file"; then
    echo "$file: is not in the form of .clang-format; scripts/format.sh brings it into it"
    unformatted=1
  fi
done
exit "$unformatted"
