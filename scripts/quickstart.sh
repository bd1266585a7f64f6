#!/usr/bin/env bash
# From a clone to a translating model: installs what is missing, builds the program, trains a configuration, scores the
# model on its test part and shows five translations. A second run builds and trains only what is not there yet.
#   scripts/quickstart.sh [CONFIG]   a name in configs (default: messages_en_de) or the path of a configuration
# What follows CONFIG goes to ferry train: scripts/quickstart.sh numbers --set training.max_minutes=5
set -euo pipefail

caller=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."
fail() { echo "quickstart: $*" >&2; exit 2; }
step() { echo "== $*" >&2; }

case ${1:-} in -h | --help) sed -n '2,5s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 0 ;; esac
config=configs/messages_en_de.yaml
if [ $# -gt 0 ] && [[ $1 != -* ]]; then
  if [ -f "configs/$1.yaml" ]; then
    config=configs/$1.yaml
  else
    config=$(cd "$caller" && realpath -m -- "$1")
    [ -f "$config" ] || fail "there is no configuration $1; configs has: $(cd configs && ls ./*.yaml | sed 's|^\./||; s|\.yaml$||' | xargs)"
  fi
  shift
fi

# The run folder and the test files stand in the configuration, relative to its folder.
folder=$(dirname "$config")
from_config() {
  local value
  value=$(sed -n "$1" "$config" | tr -d "\"'" | head -n 1)
  [ -z "$value" ] || (cd "$folder" && realpath --relative-base="$OLDPWD" -m -- "$value")
}
run=$(from_config 's/^run: *\([^# ]*\).*/\1/p')
source_file=$(from_config 's/^ *test: *{ *source: *\([^,} ]*\) *,.*/\1/p')
reference_file=$(from_config 's/^ *test: *{.*target: *\([^,} ]*\) *}.*/\1/p')
if [ -z "$run" ] || [ -z "$source_file" ] || [ -z "$reference_file" ]; then
  fail "$config should have a line 'run: ...' and one 'test: {source: ..., target: ...}'"
fi

step "packages"
scripts/install_packages.sh

step "build"
# The folder that scripts/test.sh uses too, so that nothing is compiled twice; here only the program is built.
log=build/release/build.log
mkdir -p build/release
if ! { cmake --preset release && cmake --build --preset release --target ferry --parallel "${FERRY_BUILD_JOBS:-2}"; } >"$log" 2>&1; then
  tail -n 40 "$log" >&2
  fail "the build failed; its whole output is in $log"
fi
ferry=build/release/ferry

if [ "$config" = configs/numbers.yaml ] && [ ! -f data/numbers/train.en ]; then
  step "data"
  python3 scripts/make_numbers.py
fi

step "train: ferry train $config"
code=0
"$ferry" train "$config" "$@" || code=$?
if [ "$code" -gt 128 ]; then echo "quickstart: stopped; the same command goes on from here" >&2; fi
[ "$code" -eq 0 ] || exit "$code"

step "score on the test part: ferry evaluate $run --source $source_file --reference $reference_file"
"$ferry" evaluate "$run" --source "$source_file" --reference "$reference_file"

step "five of its translations"
lines=$(wc -l <"$source_file")
five() { awk -v every="$((lines / 5 > 0 ? lines / 5 : 1))" 'NR % every == 1 || every == 1' "$1" | head -n 5; }
sources=$(five "$source_file" || true)
translations=$("$ferry" translate "$run" <<<"$sources" 2>/dev/null)
paste -d '\n' <(printf '%s\n' "$sources") <(printf '%s\n' "$translations") |
  awk 'NR % 2 { source = $0; next } { print source " => " $0 }'

echo
here() { realpath --relative-base="$caller" -- "$1"; }
echo "To translate sentences that you type: $(here "$ferry") translate $(here "$run")"
