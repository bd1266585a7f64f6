#!/usr/bin/env bash
# Installs the packages of scripts/packages.txt that are missing. Says nothing when none is.
# Other package names may be given as arguments instead: install_packages.sh clang-format
set -euo pipefail

scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

if [ $# -gt 0 ]; then
  wanted=("$@")
else
  mapfile -t wanted < <(sed -e 's/#.*//' -e 's/[[:space:]]*$//' -e '/^$/d' "$scripts/packages.txt")
fi

if ! command -v dpkg-query >/dev/null; then
  echo "install_packages: this is no Debian system; install what stands for these there: ${wanted[*]}" >&2
  exit 2
fi

missing=()
for package in "${wanted[@]}"; do
  # One line for each architecture the package is installed for.
  if dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed; then continue; fi
  missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -eq 0 ]; then
  as_root=()
elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
  as_root=(sudo)
else
  echo "install_packages: packages are missing and only root can install them. As root, run:" \
       "apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
  exit 2
fi

echo "Installing ${#missing[@]} packages: ${missing[*]}" >&2
output=$(mktemp)
trap 'rm -f "$output"' EXIT

# The package manager's own talk is shown only where it fails. Another one may be at work: wait for its lock.
apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@"
}
# An index that cannot be refreshed (one unreachable source of several) need not stand in the way of the installation.
apt update >"$output" 2>&1 </dev/null || true
if ! apt install --yes --no-install-recommends "${missing[@]}" >>"$output" 2>&1 </dev/null; then
  cat "$output" >&2
  echo "install_packages: apt-get could not install: ${missing[*]}" >&2
  exit 2
fi
