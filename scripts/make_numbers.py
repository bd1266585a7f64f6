#!/usr/bin/env python3
"""Makes a toy corpus: English number words and the same numbers in German, from 0 to 999,999.

    twenty-one thousand six hundred seven    einundzwanzigtausendsechshundertsieben

The task has one right answer for each line, needs the order of words turned round ("einundzwanzig" names the one before
the twenty) and German words put together out of parts, so a model either has learned it or plainly has not.

The same seed and counts give the same files on every machine. No number is in two parts. All numbers below 100 are in
the training part: each is the only place, or one of few, where its word is seen alone.
"""

import argparse
import pathlib
import random
import sys

ENGLISH_ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
                "seventeen eighteen nineteen").split()
ENGLISH_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()
GERMAN_ONES = ("null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn "
               "siebzehn achtzehn neunzehn").split()
GERMAN_TENS = "- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()

LARGEST = 999_999
ALWAYS_TRAINED = 100  # numbers below this one are never held out


def english(number):
    """The number in English words, American fashion (no "and")."""
    if number >= 1000:
        rest = " " + english(number % 1000) if number % 1000 else ""
        return english(number // 1000) + " thousand" + rest
    if number >= 100:
        rest = " " + english(number % 100) if number % 100 else ""
        return ENGLISH_ONES[number // 100] + " hundred" + rest
    if number >= 20:
        return ENGLISH_TENS[number // 10] + ("-" + ENGLISH_ONES[number % 10] if number % 10 else "")
    return ENGLISH_ONES[number]


def german_before(number):
    """The number as it stands before hundert, tausend or und: "eins" loses its s there, also at the end of 101 and 201."""
    words = german(number)
    return words[:-1] if words.endswith("eins") else words


def german(number):
    """The number in German: one word, with "ein" before hundert and tausend."""
    if number >= 1000:
        return german_before(number // 1000) + "tausend" + (german(number % 1000) if number % 1000 else "")
    if number >= 100:
        return german_before(number // 100) + "hundert" + (german(number % 100) if number % 100 else "")
    if number >= 20:
        ones = german_before(number % 10) + "und" if number % 10 else ""
        return ones + GERMAN_TENS[number // 10]
    return GERMAN_ONES[number]


def sample(count, seed):
    """Draws `count` different numbers of at least ALWAYS_TRAINED in random order, each length in digits alike often
    until its numbers run out: drawn evenly, nine in ten would have six digits.

    Uses only random.random(), the one generator whose sequence Python promises to keep.
    """
    generator = random.Random(seed)
    lowest = {digits: 10 ** (digits - 1) for digits in range(3, 7)}
    drawn = {}  # a dict keeps the order of drawing
    while len(drawn) < count:
        low = lowest[3 + int(generator.random() * 4)]
        drawn[low + int(generator.random() * 9 * low)] = None
    return list(drawn)


def write_part(folder, name, numbers):
    for language, spell in (("en", english), ("de", german)):
        text = "".join(spell(number) + "\n" for number in numbers)
        (folder / f"{name}.{language}").write_text(text, encoding="utf-8", newline="\n")


def main():
    default_output = pathlib.Path(__file__).resolve().parent.parent / "data" / "numbers"
    parser = argparse.ArgumentParser(description="Makes a toy corpus of English and German number words.")
    parser.add_argument("--output", type=pathlib.Path, default=default_output, help="folder to write (default: data/numbers)")
    parser.add_argument("--train", type=int, default=20_000, help="pairs to train on, at least 100 (default: %(default)s)")
    parser.add_argument("--dev", type=int, default=500, help="pairs to validate with (default: %(default)s)")
    parser.add_argument("--test", type=int, default=1_000, help="pairs to test with (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample (default: %(default)s)")
    parser.add_argument("--spell", type=int, nargs="+", metavar="N", help="only print these numbers, English and German")
    options = parser.parse_args()

    if options.spell:
        if min(options.spell) < 0 or max(options.spell) > LARGEST:
            parser.error(f"--spell takes numbers from 0 to {LARGEST}")
        for number in options.spell:
            print(f"{number}\t{english(number)}\t{german(number)}")
        return

    if options.train < ALWAYS_TRAINED or options.dev < 0 or options.test < 0:
        parser.error(f"--train takes {ALWAYS_TRAINED} or more, --dev and --test 0 or more")
    drawn_count = options.train - ALWAYS_TRAINED + options.dev + options.test
    if drawn_count > (LARGEST + 1) // 2:
        parser.error(f"at most {(LARGEST + 1) // 2} pairs can be drawn without drawing for ever")

    drawn = sample(drawn_count, options.seed)
    held_out = options.dev + options.test
    train = list(range(ALWAYS_TRAINED)) + drawn[held_out:]
    options.output.mkdir(parents=True, exist_ok=True)
    write_part(options.output, "dev", drawn[:options.dev])
    write_part(options.output, "test", drawn[options.dev:held_out])
    write_part(options.output, "train", train)
    print(f"{options.output}: train {len(train)}, dev {options.dev}, test {options.test} pairs", file=sys.stderr)


if __name__ == "__main__":
    main()
