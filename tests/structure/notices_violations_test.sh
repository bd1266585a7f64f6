#!/usr/bin/env bash
# Tests the checker itself: a small clean tree passes every rule; with one violation put in, the rule it breaks fails and
# names the file and line, and the other rules still pass.
set -euo pipefail

checker=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/check_structure.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
rules=(folder_line one_door file_length plain_text paths addresses)
failures=0

clean_tree() {
  rm -rf "$tree" && mkdir -p "$tree"/src/{base,model,data,cli,kernels,tokenizer,config} "$tree"/{scripts,cmake,configs,tests/model}
  printf '#pragma once\n#include <vector>\n#include <ATen/ATen.h>\n' >"$tree/src/base/tensor.h"
  printf '#include "base/log.h"\n#include <spdlog/spdlog.h>\n#include <zlib.h>\n' >"$tree/src/base/log.cpp"
  printf '#pragma once\n' | tee "$tree/src/base/log.h" "$tree/src/data/batch.h" >"$tree/src/model/masks.h"
  printf '#include "model/masks.h"\n\n#include "base/tensor.h"\n#include "data/batch.h"\n' >"$tree/src/model/masks.cpp"
  printf '#include <oneapi/dnnl/dnnl.hpp>\n' >"$tree/src/kernels/product.cpp"
  printf '#include <sentencepiece_processor.h>\n' >"$tree/src/tokenizer/tokenizer.cpp"
  printf '#include <yaml-cpp/yaml.h>\n' >"$tree/src/config/yaml.cpp"
  printf '#include <CLI/CLI.hpp>\n' >"$tree/src/cli/main.cpp"
  printf 'find_library(X x PATHS /usr/lib)\n' >"$tree/cmake/Find.cmake"
  printf 'run: ../runs/tmp/work\n' >"$tree/configs/a.yaml"
  seq -f '// line %g' 400 >"$tree/src/data/longest.cpp"
}

# expect RULE PLACE NAME: only RULE fails on the tree, and says PLACE.
expect() {
  local rule output code
  for rule in "${rules[@]}"; do
    code=0
    output=$(bash "$checker" "$rule" "$tree" 2>&1) || code=$?
    if [ "$rule" = "$1" ]; then
      [ "$code" -eq 1 ] && [[ $output == "$2"* ]] && [ "$(wc -l <<<"$output")" -eq 1 ] && continue
      echo "$3: $rule should fail with one line that begins with $2; exit code $code, it said: ${output:-nothing}"
    else
      [ "$code" -eq 0 ] && continue
      echo "$3: $rule should pass; exit code $code, it said: $output"
    fi
    failures=$((failures + 1))
  done
}

# violate RULE PLACE NAME FILE TEXT: appends TEXT to FILE of a clean tree.
violate() {
  clean_tree
  mkdir -p "$tree/$(dirname "$4")"
  printf '%s\n' "$5" >>"$tree/$4"
  expect "$1" "$2" "$3"
}

clean_tree
expect none '' 'a clean tree'

violate folder_line src/base/log.h:2: 'a folder to the right' src/base/log.h '#include "model/masks.h"'
violate folder_line src/data/batch.h:2: 'a folder to the right, oddly spaced' src/data/batch.h '  #  include "model/masks.h"'
violate folder_line src/data/batch.h:2: 'a way out of the folder' src/data/batch.h '#include <../model/masks.h>'
violate folder_line src/model/masks.cpp:5: 'a header without its folder' src/model/masks.cpp '#include "masks.h"'
violate folder_line src/other/a.h:1: 'a folder that is not in the line' src/other/a.h '#include <vector>'

violate one_door src/model/masks.cpp:5: 'LibTorch beside its door' src/model/masks.cpp '#include <torch/torch.h>'
violate one_door src/base/log.cpp:4: 'LibTorch in another file of base' src/base/log.cpp '#include <c10/util/Half.h>'
violate one_door src/base/tensor.h:4: 'the log library beside its door' src/base/tensor.h '#include <spdlog/spdlog.h>'
violate one_door src/data/batch.h:2: 'formatting beside its door' src/data/batch.h '#include <fmt/format.h>'
violate one_door src/data/batch.h:2: 'JSON beside its door' src/data/batch.h '#include <nlohmann/json.hpp>'
violate one_door src/data/batch.h:2: 'compression outside base' src/data/batch.h '#include <zlib.h>'
violate one_door src/data/batch.h:2: 'checksums outside base' src/data/batch.h '#include <openssl/evp.h>'
violate one_door src/data/batch.h:2: 'Unicode tables outside base' src/data/batch.h '#include <unicode/uchar.h>'
violate one_door src/cli/main.cpp:2: 'YAML outside config' src/cli/main.cpp '#include <yaml-cpp/yaml.h>'
violate one_door src/cli/main.cpp:2: 'SentencePiece outside tokenizer' src/cli/main.cpp '#include <sentencepiece_trainer.h>'
violate one_door src/base/log.h:2: 'the command line outside cli' src/base/log.h '#include <CLI/App.hpp>'
violate one_door src/model/masks.h:2: 'oneDNN outside kernels' src/model/masks.h '#include <dnnl.hpp>'

violate file_length src/data/longest.cpp:401: 'a file of 401 lines' src/data/longest.cpp '// one more'

clean_tree
printf '%s' '\0' >>"$tree/src/model/masks.h"
expect none '' 'a NUL that is written out'
printf '\0' >>"$tree/src/model/masks.h"
expect plain_text src/model/masks.h:1: 'a NUL byte'

violate paths configs/a.yaml:2: 'a path of one machine' configs/a.yaml 'data: /home/someone/text'
violate paths src/data/batch.h:2: 'a path of one machine in a string' src/data/batch.h 'const char* place = "/wo''rk/data";'
violate paths tests/model/a_test.cpp:1: 'a fixed temporary file' tests/model/a_test.cpp 'open("/tmp/a");'

violate addresses scripts/get.sh:1: 'a download' scripts/get.sh 'curl https://example.org/x'
violate addresses cmake/Find.cmake:2: 'a download by CMake' cmake/Find.cmake 'set(X "http://example.org/x")'

[ "$failures" -eq 0 ] || exit 1
