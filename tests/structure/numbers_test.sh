#!/usr/bin/env bash
# Tests scripts/make_numbers.py: the German is right where German is irregular, parts are disjoint, a seed fixes the files.
set -euo pipefail

command -v python3 >/dev/null || { echo "python3 is not installed: skipped"; exit 77; }
script=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/scripts/make_numbers.py
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$*"; exit 1; }

# Spelled by hand.
cat >"$folder/expected" <<'END'
0	zero	null
1	one	eins
16	sixteen	sechzehn
17	seventeen	siebzehn
21	twenty-one	einundzwanzig
30	thirty	dreißig
66	sixty-six	sechsundsechzig
77	seventy-seven	siebenundsiebzig
100	one hundred	einhundert
101	one hundred one	einhunderteins
112	one hundred twelve	einhundertzwölf
1000	one thousand	eintausend
1001	one thousand one	eintausendeins
21021	twenty-one thousand twenty-one	einundzwanzigtausendeinundzwanzig
101000	one hundred one thousand	einhunderteintausend
700016	seven hundred thousand sixteen	siebenhunderttausendsechzehn
999999	nine hundred ninety-nine thousand nine hundred ninety-nine	neunhundertneunundneunzigtausendneunhundertneunundneunzig
END
# The numbers to spell are the first column: split on purpose.
python3 "$script" --spell $(cut -f 1 "$folder/expected") >"$folder/spelled"
diff "$folder/expected" "$folder/spelled" || fail "these numbers are spelled wrong (left: right)"

make() { python3 "$script" --train 3000 --dev 200 --test 300 --output "$folder/$1" "${@:2}" 2>/dev/null; }
make first
make second
make other --seed 2
diff -r "$folder/first" "$folder/second" >/dev/null || fail "the same seed gave different files"
! diff -q "$folder/first/train.en" "$folder/other/train.en" >/dev/null || fail "another seed gave the same files"

for part in train:3000 dev:200 test:300; do
  for language in en de; do
    lines=$(wc -l <"$folder/first/${part%:*}.$language")
    [ "$lines" -eq "${part#*:}" ] || fail "${part%:*}.$language has $lines lines instead of ${part#*:}"
  done
done
for language in en de; do
  twice=$(cat "$folder"/first/*."$language" | sort | uniq -d)
  [ -z "$twice" ] || fail "in two places: $twice"
done
grep -qx null "$folder/first/train.de" || fail "null is held out, though nothing else could teach it"
