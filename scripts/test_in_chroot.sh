#!/usr/bin/env bash
# Proves on a bare Debian that a clone of this repository builds and passes its tests: makes a minimal system of the suite
# named, with only git added, clones HEAD into it and runs scripts/test.sh there. Uncommitted changes do not take part.
#   scripts/test_in_chroot.sh SUITE [options] [-- COMMAND...]      SUITE: bookworm, trixie
#     --quickstart       runs scripts/quickstart.sh instead
#     -- COMMAND...      runs this in the clone instead
#     --with-shared [D]  shows the folder D (default: shared beside the repository) read-only beside the clone
#     --path D           the system's folder (default: build/chroot-SUITE); one kept before is used again
#     --keep             does not remove it afterwards
# Needs root and room for 5 GB. Packages come from the mirror that this machine's own apt uses.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
repository=$PWD
fail() { echo "test_in_chroot: $*" >&2; exit 2; }

suite='' keep='' shared='' root=''
command=(scripts/test.sh)
while [ $# -gt 0 ]; do
  case $1 in
    --quickstart) command=(scripts/quickstart.sh) ;;
    --keep) keep=yes ;;
    --with-shared)
      shared=$repository/../shared
      if [ $# -gt 1 ] && [ -d "$2" ]; then shared=$2; shift; fi
      shared=$(cd "$shared" && pwd) || fail "--with-shared: there is no folder $shared" ;;
    --path) [ $# -gt 1 ] || fail "--path needs a folder"; root=$2; shift ;;
    --) shift; command=("$@"); break ;;
    -h | --help) sed -n '2,10s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 0 ;;
    -*) fail "there is no option $1; see --help" ;;
    *) [ -z "$suite" ] || fail "only one suite at a time: $suite, $1"; suite=$1 ;;
  esac
  shift
done
[ -n "$suite" ] || fail "name a suite, for example: scripts/test_in_chroot.sh bookworm"
[ ${#command[@]} -gt 0 ] || fail "-- needs a command"
[ "$(id -u)" -eq 0 ] || fail "making a system takes root"
root=$(realpath -m "${root:-build/chroot-$suite}")
marker=$root/.made_by_test_in_chroot  # holds the suite once the system is complete
[ ! -e "$root" ] || [ -e "$marker" ] || fail "$root exists and was not made by this script"

# The mirror: the archive from which this machine's apt has its own suite.
find_mirror() {
  local codename
  codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' "Codename: $codename" |
    sort -u | sed -n 1p
}

# Whatever is mounted for the system is mounted in a mount namespace of its own: no mount outlives the command in it, and
# removing the folder can reach no other file system.
in_namespace() { unshare --mount --propagation private --pid --fork --kill-child -- "$@"; }

remove_root() {
  [ -e "$marker" ] || return 0
  if grep -qF " $root/" /proc/self/mountinfo; then
    echo "test_in_chroot: something is still mounted below $root; it was left as it is" >&2
    return 0
  fi
  rm -rf --one-file-system -- "$root"
}
clean_up() { [ -n "$keep" ] || remove_root; }
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

if [ ! -s "$marker" ]; then
  remove_root  # what an interrupted call has left
  scripts/install_packages.sh debootstrap
  mirror=$(find_mirror)
  # Without package lists apt does not know what its sources hold.
  [ -n "$mirror" ] || { apt-get -qq update && mirror=$(find_mirror); }
  [ -n "$mirror" ] || fail "apt's sources name no Debian mirror of this machine's own suite"
  mkdir -p "$root"
  touch "$marker"
  echo "Making a minimal $suite in $root" >&2
  in_namespace debootstrap --variant=minbase --include=git "$suite" "$root" "$mirror" >"$root.log" 2>&1 ||
    { tail -n 20 "$root.log" >&2; fail "debootstrap failed; its whole output is in $root.log"; }
  rm -f "$root.log"
  echo "$suite" >"$marker"
fi
[ "$(cat "$marker")" = "$suite" ] || { keep=yes; fail "$root holds $(cat "$marker"), not $suite"; }

# Names are resolved, and packages are reached, as on this machine.
cp --dereference /etc/resolv.conf "$root/etc/resolv.conf"
apt-config dump | grep -E '^Acquire::(http|https)::Proxy' >"$root/etc/apt/apt.conf.d/90proxy" || true

clone=$root/ferry/main
rm -rf --one-file-system -- "$root/ferry"
mkdir -p "$root/ferry"
git clone --quiet --no-hardlinks "$repository" "$clone"
echo "Clone of $(git -C "$clone" log -1 --format='%h %s')" >&2
[ -z "$shared" ] || mkdir "$root/ferry/shared"

# The environment is a bare one, so that nothing of this machine's helps; but settings by which the machine steers
# OpenBLAS around faults of its processor are facts about the machine, and proxies are the way out of it.
environment=(HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
for name in http_proxy https_proxy no_proxy OPENBLAS_CORETYPE OPENBLAS_L2_SIZE FERRY_BUILD_JOBS CI; do
  [ -z "${!name:-}" ] || environment+=("$name=${!name}")
done

code=0
in_namespace bash -euc '
  root=$1 shared=$2
  shift 2
  mount -t proc proc "$root/proc"
  mount -t sysfs -o ro sysfs "$root/sys"
  mkdir -p "$root/dev/pts" "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
  mount -t tmpfs tmpfs "$root/dev/shm"
  if [ -n "$shared" ]; then
    mount --bind "$shared" "$root/ferry/shared"
    mount -o remount,bind,ro "$root/ferry/shared"
  fi
  exec chroot "$root" "$@"
' in_namespace "$root" "$shared" env -i "${environment[@]}" \
  bash -c 'cd /ferry/main && exec "$@"' bash "${command[@]}" </dev/null || code=$?
[ "$code" -eq 0 ] && verdict=passed || verdict="failed with exit code $code"
echo "test_in_chroot: ${command[*]} on $suite $verdict" >&2
exit "$code"
