#!/usr/bin/env python3
"""Trains the same model on the same batches in Ferry and in eager PyTorch, alternating, and prints a table.

    scripts/compare_speed.py CONFIG [--program build/release/ferry] [--rounds 5] [--updates 10] [--set KEY=VALUE ...]

Ferry writes the batches that it trains on (`ferry benchmark train --batches FILE`); PyTorch (Debian's python3-torch)
reads them and trains a pre-norm Transformer of the same shape on them: nn.Transformer's own layers, tied embeddings,
label-smoothed cross-entropy over real positions, clipping, Adam. Both use the same number of threads and the OpenMP
flavour of OpenBLAS; PyTorch's memory is kept by the C library between uses. Figures are medians of the rounds, in
real target pieces a second.
"""
import argparse
import glob
import json
import os
import statistics
import subprocess
import sys
import tempfile


def pytorch_worker(path, precision, threads):
    import math
    import time

    import torch
    from torch import nn

    torch.set_num_threads(threads)
    torch.manual_seed(1)
    with open(path) as file:
        recorded = json.load(file)
    shape = recorded["shape"]
    width, vocabulary, dropout = shape["width"], shape["vocabulary"], shape["dropout"]
    layer = dict(d_model=width, nhead=shape["heads"], dim_feedforward=shape["feed_forward"], dropout=dropout,
                 batch_first=True, norm_first=True)
    encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(**layer), shape["encoder_layers"], nn.LayerNorm(width))
    decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(**layer), shape["decoder_layers"], nn.LayerNorm(width))
    embedding = nn.Embedding(vocabulary, width, padding_idx=0)
    nn.init.normal_(embedding.weight, std=width ** -0.5)
    bias = nn.Parameter(torch.zeros(vocabulary))
    parameters = [*encoder.parameters(), *decoder.parameters(), *embedding.parameters(), bias]
    optimizer = torch.optim.AdamW(parameters, lr=1e-4, betas=(0.9, 0.98), eps=1e-9, weight_decay=0.0)
    frequency = torch.exp(torch.arange(0, width, 2) * (-math.log(10000.0) / width))
    angles = torch.arange(512).unsqueeze(1) * frequency
    positions = torch.stack([angles.sin(), angles.cos()], -1).flatten(1)
    drop = nn.Dropout(dropout)

    def embed(ids):
        return drop(embedding(ids) * math.sqrt(width) + positions[:ids.size(1)])

    def update(batch):
        source, target_in, target_out = (torch.tensor(batch[key]) for key in ("source", "target_input", "target_output"))
        source_padding, target_padding = source == 0, target_in == 0
        causal = torch.triu(torch.ones(target_in.size(1), target_in.size(1), dtype=torch.bool), 1)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=precision == "bfloat16"):
            memory = encoder(embed(source), src_key_padding_mask=source_padding)
            states = decoder(embed(target_in), memory, tgt_mask=causal, tgt_key_padding_mask=target_padding,
                             memory_key_padding_mask=source_padding)
            real = target_out != 0
            logits = nn.functional.linear(states[real], embedding.weight, bias)
        loss = nn.functional.cross_entropy(logits.float(), target_out[real], label_smoothing=0.1)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        return int(real.sum())

    batches = recorded["batches"]
    for batch in batches[:recorded["warmup"]]:
        update(batch)
    start = time.perf_counter()
    tokens = sum(update(batch) for batch in batches[recorded["warmup"]:])
    print(tokens / (time.perf_counter() - start))


def run_pytorch(path, precision, threads):
    # By default the C library gives large blocks back to the system after each use; PyTorch then spends up to half of
    # its time on getting them again. It is to be compared at its best.
    environment = dict(os.environ, OMP_NUM_THREADS=str(threads), MALLOC_MMAP_THRESHOLD_=str(2**32),
                       MALLOC_TRIM_THRESHOLD_=str(2**33), MALLOC_TOP_PAD_=str(2**29))
    folders = glob.glob("/usr/lib/*/openblas-openmp")
    if folders:
        environment["LD_LIBRARY_PATH"] = ":".join(folders + [environment.get("LD_LIBRARY_PATH", "")])
    command = ["/usr/bin/python3", __file__, "--worker", path, "--precision", precision, "--threads", str(threads)]
    return float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def processor_has_bfloat16():
    """Without its instructions PyTorch multiplies bfloat16 number by number: minutes an update."""
    with open("/proc/cpuinfo") as file:
        flags = next((line for line in file if line.startswith("flags")), "").split()
    return "avx512_bf16" in flags or "amx_bf16" in flags


def run_ferry(arguments, precision, batches=None):
    command = [arguments.program, "--quiet", "benchmark", "train", arguments.config, "--json", "--updates",
               str(arguments.updates), "--warmup", str(arguments.warmup), "--set", f"precision={precision}",
               "--set", f"threads={arguments.threads}"]
    for override in arguments.set:
        command += ["--set", override]
    if batches:
        command += ["--batches", batches]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def compare(arguments):
    with tempfile.TemporaryDirectory() as folder:
        batches = os.path.join(folder, "batches.json")
        run_ferry(arguments, "float32", batches)
        columns = {"ferry auto": [], "ferry float32": [], "pytorch float32": []}
        if processor_has_bfloat16():
            columns["pytorch bfloat16"] = []
        memory = rate = achieved = 0
        for number in range(arguments.rounds):
            for precision in ("auto", "float32"):
                result = run_ferry(arguments, precision)
                columns[f"ferry {precision}"].append(result["target_tokens_per_second"])
                if precision == "auto":
                    memory, rate = max(memory, result["peak_memory_bytes"]), result["product_gflops"]
                    achieved = result["achieved_gflops"]
            for name in columns:
                program, precision = name.split()
                if program == "pytorch":
                    columns[name].append(run_pytorch(batches, precision, arguments.threads))
            print(f"round {number + 1}: " + ", ".join(f"{name} {values[-1]:.0f}" for name, values in columns.items()),
                  file=sys.stderr)
    base = statistics.median(columns["pytorch float32"])
    print("| program | target pieces a second (median) | lowest | highest | times PyTorch float32 |")
    print("| --- | --- | --- | --- | --- |")
    for name, values in columns.items():
        middle = statistics.median(values)
        print(f"| {name} | {middle:.0f} | {min(values):.0f} | {max(values):.0f} | {middle / base:.2f} |")
    print(f"\nferry auto: peak memory {memory / 2**20:.0f} MiB, products {achieved:.0f} of {rate:.0f} GFLOP/s")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("config", nargs="?")
    parser.add_argument("--program", default="build/release/ferry")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--updates", type=int, default=10)
    parser.add_argument("--warmup", type=int, default=3)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--precision", default="float32", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        pytorch_worker(arguments.worker, arguments.precision, arguments.threads)
    elif arguments.config:
        compare(arguments)
    else:
        parser.error("CONFIG is missing")


if __name__ == "__main__":
    main()
