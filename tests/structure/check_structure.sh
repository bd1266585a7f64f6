#!/usr/bin/env bash
# Checks one rule of the house in a source tree. Prints each violation as file:line: what is wrong, and exits 1 if there is any.
#   check_structure.sh RULE ROOT
set -euo pipefail
export LC_ALL=C

usage() { echo "check_structure: RULE ROOT, where RULE is one of: folder_line one_door file_length plain_text paths addresses" >&2; exit 2; }
[ $# -eq 2 ] && [ -d "$2/src" ] || usage
rule=$1
cd "$2"

# A file includes only from its own folder and from folders to the left.
folder_line="base config tokenizer data kernels model loss decoding evaluation checkpoint distributed training report cli"

# Third-party headers, as an extended regular expression, and the one place that may include them: a folder (with a slash
# at its end) or the stem of a header and its source file.
doors='
base/tensor.    (torch|ATen|c10|caffe2)/
base/log.       spdlog/
base/format.    fmt/
base/json.      nlohmann/
base/           (zlib\.h|zconf\.h|openssl/|unicode/)
config/         yaml-cpp/
tokenizer/      sentencepiece
cli/            CLI/
kernels/        (oneapi/)?dnnl
'
longest_file=400

sources() { find src -type f \( -name '*.h' -o -name '*.cpp' -o -name '*.hpp' -o -name '*.cc' -o -name '*.inc' \) | sort; }

# All includes as "file:line<TAB>header".
includes() {
  sources | xargs -r awk '
    /^[ \t]*#[ \t]*include[ \t]*["<]/ {
      header = $0
      sub(/^[ \t]*#[ \t]*include[ \t]*["<]/, "", header)
      sub(/[">].*/, "", header)
      print FILENAME ":" FNR "\t" header
    }'
}

check_folder_line() {
  local path
  includes | awk -F '\t' -v line="$folder_line" '
    BEGIN { n = split(line, names, " "); for (i = 1; i <= n; i++) place[names[i]] = i }
    {
      split($1, parts, "/"); from = parts[2]
      split($2, target, "/"); to = target[1]
      if (!(from in place)) { print $1 ": the folder src/" from " has no place in the folder line"; next }
      if (index($2, "../") == 1 || index($2, "src/") == 1) { print $1 ": \"" $2 "\" should begin with the name of a folder of src"; next }
      if (to in place && index($2, "/") && place[to] > place[from])
        print $1 ": " from " may not include \"" $2 "\": " to " stands to the right of it"
    }'
  # A quoted include that names no file of src is a file of the includer beside it: it should carry its folder, too.
  sources | xargs -r awk '/^[ \t]*#[ \t]*include[ \t]*"/ { split($0, parts, "\""); print FILENAME ":" FNR "\t" parts[2] }' |
    while IFS=$'\t' read -r place path; do
      [ -f "src/$path" ] || echo "$place: \"$path\" is not a file of src; name it as folder/file.h"
    done
}

check_one_door() {
  includes | awk -F '\t' -v doors="$doors" '
    BEGIN {
      n = split(doors, rows, "\n")
      for (i = 1; i <= n; i++) if (split(rows[i], cells, " +") == 2) { door[++count] = cells[1]; header[count] = cells[2] }
    }
    {
      file = substr($1, length("src/") + 1)
      for (i = 1; i <= count; i++)
        if ($2 ~ "^" header[i] && index(file, door[i]) != 1)
          print $1 ": " $2 " comes in only through src/" door[i] (door[i] ~ /\/$/ ? "" : "*")
    }'
}

check_file_length() {
  sources | xargs -r awk -v most="$longest_file" '
    function tell() { if (lines > most) print file ":" most + 1 ": " lines " lines; a file has at most " most }
    FNR == 1 { tell(); file = FILENAME }
    { lines = FNR }
    END { tell() }'
}

# A NUL makes git, grep and reviewers take a source file for something else.
check_plain_text() {
  sources | xargs -r grep -laP '\x00' | sed 's/$/:1: holds a NUL byte; write it as \\0/' || true
}

# Files a person wrote, of the kinds that may hold paths.
written_files() {
  find src tests scripts cmake configs .ci CMakeLists.txt CMakePresets.json -type f -not -path 'tests/structure/*' \
    -not -name '*.safetensors' -not -name '*.model' 2>/dev/null | sort
}

check_paths() {
  written_files | xargs -r grep -nHIE '(^|[^A-Za-z0-9_.}~*-])/(work|home|tmp)/' |
    sed -E 's/^([^:]*:[0-9]+):.*/\1: a path of one machine; make it relative, or take the folder from the caller/' || true
}

check_addresses() {
  find scripts cmake .ci CMakeLists.txt src tests -type f \
    \( -path 'scripts/*' -o -path '.ci/*' -o -name '*.cmake' -o -name CMakeLists.txt \) 2>/dev/null | sort |
    xargs -r grep -nHIE 'https?://' |
    sed -E 's/^([^:]*:[0-9]+):.*/\1: a network address; building and running take nothing from the network but packages/' || true
}

case $rule in
  folder_line | one_door | file_length | plain_text | paths | addresses) violations=$("check_$rule") ;;
  *) usage ;;
esac
[ -z "$violations" ] && exit 0
printf '%s\n' "$violations"
exit 1
