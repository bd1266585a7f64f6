#!/usr/bin/env python3
"""How the cost of training grows: one thing is doubled at a time, and the measured factor stands beside the predicted one.

    scripts/measure_growth.py CONFIG [--program build/release/ferry] [--rounds 3] [--updates 10] [--set KEY=VALUE ...]

The corpus of CONFIG (data.train; plain text, one file a side) is varied:

    length      two neighbouring pairs become one: sentences twice as long at equal tokens a batch. Products stay the
                same, each position attends to twice as many others.
    vocabulary  twice as many pieces. The output projection doubles, the rest stays (and so do lengths, nearly).
    corpus      every pair twice, in other words: an update stays the same, reading and encoding doubles.
    batch       twice as many tokens a batch: an update takes twice as long, a token as long as before.

Predicted are multiplications and additions, at one rate: products of weights as the model's shape gives them (three for
each position, forward and backward), and two products of attention for each pair of positions. Time is that of one
target piece (the data line: seconds until the first batch). Variants alternate; figures are medians of the rounds.
"""
import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile


def run_ferry(arguments, folder, variant):
    batches = os.path.join(folder, "batches.json")
    command = [arguments.program, "benchmark", "train", arguments.config, "--json", "--batches", batches,
               "--updates", str(arguments.updates), "--warmup", "3"]
    for override in [*arguments.set, *variant]:
        command += ["--set", override]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"measure_growth: {done.stderr}")
    result = json.loads(done.stdout)
    with open(batches) as file:
        recorded = json.load(file)
    ready = re.search(r"data ready in ([0-9.]+) s", done.stderr)
    return {"piece": 1 / result["target_tokens_per_second"], "memory": result["peak_memory_bytes"],
            "ready": float(ready.group(1)), "flop": flop_of_a_piece(recorded)}


def flop_of_a_piece(recorded):
    """Forward and backward (three times forward) of the timed batches, by target piece, padding included."""
    shape = recorded["shape"]
    width, inner = shape["width"], shape["feed_forward"]
    encoder = shape["encoder_layers"] * (4 * width * width + 2 * width * inner)
    decoder = shape["decoder_layers"] * (6 * width * width + 2 * width * inner)
    memory = shape["decoder_layers"] * 2 * width * width
    flop = pieces = 0
    for batch in recorded["batches"][recorded["warmup"]:]:
        rows, source, target = len(batch["source"]), len(batch["source"][0]), len(batch["target_input"][0])
        real = sum(token != 0 for row in batch["target_output"] for token in row)
        attention = shape["encoder_layers"] * source * source + shape["decoder_layers"] * target * (target + source)
        flop += 6 * (rows * source * (encoder + memory) + rows * target * decoder + real * width * shape["vocabulary"]
                     + rows * attention * 2 * width)
        pieces += real
    return flop / pieces


def training_files(program, config):
    """The two text files of data.train, as the resolved configuration names them."""
    text = subprocess.run([program, "config", "show", config], capture_output=True, text=True, check=True).stdout
    train = text.split("train:", 1)[1]
    found = [re.search(rf"{side}:\s*\[?\s*(?:-\s*)?[\"']?([^\s,\]}}\"']+)", train).group(1) for side in ("source", "target")]
    return [path if os.path.isabs(path) else os.path.join(os.path.dirname(os.path.abspath(config)), path)
            for path in found]


def write_variants(files, folder):
    """The corpus with pairs joined two by two, and the corpus with every pair a second time, its words turned round."""
    overrides = {"length": [], "corpus": []}
    for side, path in zip(("source", "target"), files):
        with open(path, encoding="utf-8", errors="replace", newline="\n") as file:
            lines = file.read().rstrip("\n").split("\n")
        joined = [" ".join(pair) for pair in zip(lines[::2], lines[1::2])]
        doubled = lines + [" ".join(reversed(line.split())) for line in lines]
        for name, variant in (("length", joined), ("corpus", doubled)):
            place = os.path.join(folder, f"{name}.{side}")
            with open(place, "w", encoding="utf-8") as file:
                file.write("\n".join(variant) + "\n")
            overrides[name].append(f"data.train.{side}={place}")
    return overrides


def measure(arguments):
    with tempfile.TemporaryDirectory() as folder:
        corpora = write_variants(training_files(arguments.program, arguments.config), folder)
        size, tokens = arguments.vocabulary, arguments.batch_tokens
        base = [f"tokenizer.vocabulary={size}", f"training.batch_tokens={tokens}", "data.max_tokens=512"]
        variants = {"as it is": base, "length": base + corpora["length"], "corpus": base + corpora["corpus"],
                    "vocabulary": base + [f"tokenizer.vocabulary={2 * size}"],
                    "batch": base + [f"training.batch_tokens={2 * tokens}"]}
        runs = {name: [] for name in variants}
        for number in range(arguments.rounds):
            for name, variant in variants.items():
                runs[name].append(run_ferry(arguments, folder, variant))
            print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
    middle = {name: {key: statistics.median(run[key] for run in of) for key in of[0]} for name, of in runs.items()}
    first = middle["as it is"]
    print("| doubled | time of a piece, measured | predicted | seconds to the first batch | peak memory |")
    print("| --- | --- | --- | --- | --- |")
    for name, run in middle.items():
        print(f"| {name} | x {run['piece'] / first['piece']:.2f} | x {run['flop'] / first['flop']:.2f} "
              f"| {run['ready']:.1f} (x {run['ready'] / first['ready']:.2f}) "
              f"| {run['memory'] / 2**20:.0f} MiB (x {run['memory'] / first['memory']:.2f}) |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("config")
    parser.add_argument("--program", default="build/release/ferry")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--updates", type=int, default=10)
    parser.add_argument("--vocabulary", type=int, default=4000)
    parser.add_argument("--batch-tokens", type=int, default=2048)
    parser.add_argument("--set", action="append", default=[])
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
