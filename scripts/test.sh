#!/usr/bin/env bash
# Installs what is missing, builds everything and runs all tests. The exit code is that of ctest.
#   scripts/test.sh                  release build, all tests
#   scripts/test.sh --without-slow   leaves out the tests labelled slow (whole trainings)
#   scripts/test.sh --sanitizers     AddressSanitizer and UBSan build, unit tests only
# What follows these goes to ctest: scripts/test.sh -R Tokenizer
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

preset=release
ctest_arguments=()
while [ $# -gt 0 ]; do
  case $1 in
    --sanitizers) preset=sanitizers ;;
    --without-slow) ctest_arguments+=(--label-exclude '^slow$') ;;
    --help | -h) sed -n '2,6s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit 0 ;;
    *) break ;;
  esac
  shift
done
ctest_arguments+=("$@")

scripts/install_packages.sh
# Two compilers at once: a file that includes LibTorch takes about a gigabyte.
jobs=${FERRY_BUILD_JOBS:-2}
cmake --preset "$preset" -DFERRY_TESTS=ON
cmake --build --preset "$preset" --parallel "$jobs"

# Two tests at once share the cores: threads that spin while they wait for work would take the other test's time.
export OMP_WAIT_POLICY=passive
results=$PWD/build/$preset/test_results.xml
rm -f "$results"
code=0
ctest --preset "$preset" --parallel 2 --output-on-failure --no-tests=error --output-junit "$results" \
  --test-output-size-passed 1000000 "${ctest_arguments[@]}" </dev/null || code=$?

# What ctest counts are programs started, most of them with several tests.
if [ -f "$results" ]; then
  awk '
    /^[[:space:]]*<testcase / { several = broken = told = 0 }
    /^\[==========\] Running / { several = 1 }
    /^\[  PASSED  \] / { passed += $4 }
    /^\[  SKIPPED \] [0-9]+ test/ { skipped += $4 }
    /^\[  FAILED  \] [0-9]+ test/ { failed += $4; told = 1 }
    /<failure/ { broken = 1 }
    /<skipped/ { if (!several) { skipped++; several = 1 } }
    /<\/testcase>/ { if (broken && !told) failed++; else if (!several) passed++ }
    END { printf "tests: %d passed, %d failed, %d skipped\n", passed, failed, skipped }' "$results"
fi
exit "$code"
