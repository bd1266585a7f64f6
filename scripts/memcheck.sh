#!/usr/bin/env bash
# Trains a tiny model on tests/fixtures/words, stops, resumes, translates and scores with it, all under valgrind, whose
# processor has AVX2. Takes some ten minutes. What the libraries do is left out (tests/valgrind.supp); the exit code is 1
# where Ferry misuses memory or a command fails.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
command -v valgrind >/dev/null || scripts/install_packages.sh valgrind
program=${FERRY_PROGRAM:-build/release/ferry}
if [ ! -x "$program" ]; then
  scripts/install_packages.sh
  cmake --preset release >/dev/null
  cmake --build --preset release --target ferry --parallel "${FERRY_BUILD_JOBS:-2}"
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
words=$PWD/tests/fixtures/words
cat >"$folder/words.yaml" <<YAML
run: run
threads: 1
data:
  train: {source: $words/train.src, target: $words/train.trg}
  valid: {source: $words/dev.src, target: $words/dev.trg}
tokenizer: {kind: bpe, vocabulary: 140}
model: {width: 32, heads: 2, feed_forward: 64, encoder_layers: 1, decoder_layers: 1}
training: {batch_tokens: 512, max_updates: 12}
validation: {every: 6}
YAML

# A library below LibTorch measures its clock when it is loaded, with an instruction that valgrind does not know.
echo 'extern "C" unsigned long _ZN3hwy8platform15TimerResolutionEv() { return 1; }' >"$folder/clock.cpp"
"${CXX:-c++}" -shared -fPIC -o "$folder/clock.so" "$folder/clock.cpp"

faults=0
check() {
  echo "$(basename "$program") $*" >&2
  local code=0
  LD_PRELOAD=$folder/clock.so valgrind --quiet --error-exitcode=99 --suppressions=tests/valgrind.supp --leak-check=no --num-callers=30 \
    "$program" --quiet "$@" >"$folder/out.txt" 2>"$folder/err.txt" || code=$?
  [ "$code" -eq 0 ] && return
  echo "ended with $code" >&2
  cat "$folder/err.txt" >&2
  faults=1
}

check train "$folder/words.yaml" --set training.max_updates=6
check train "$folder/words.yaml"
check translate "$folder/run" --input "$words/test.src" --output "$folder/translated.txt" --beam 4 --alignment
check translate "$folder/run" --input "$words/test.src" --output "$folder/translated.txt" --beam 1 --precision int8
check translate "$folder/run" --input "$words/test.src" --output "$folder/translated.txt" --beam 1 --precision bfloat16
check evaluate "$folder/run" --source "$words/test.src" --reference "$words/test.trg" --json
check score "$folder/run" --source "$words/test.src" --target "$words/test.trg"
check align "$folder/run" --source "$words/test.src" --target "$words/test.trg"
check metrics --reference "$words/test.trg" "$folder/translated.txt"
check check-data --source "$words/train.src" --target "$words/train.trg"

[ "$faults" -eq 0 ] && echo "memcheck: nothing found"
exit "$faults"
