"""A language model learns to keep a memory: TRL's GRPO on a memenv environment, on one GPU (extra `trl`).

    python scripts/train_trl.py MODEL [--env MemLoCoMo-v0] [--preset tiny] [--steps 100] [--out out/trl]

MODEL is a chat model with tools in its template, a folder or a name that transformers can load. Every prompt is one stream
of the training split; the rollouts of a group share it. Needs transformers >= 5.2. `--check` builds the data and one
environment and stops, without a model or a GPU.
"""

from __future__ import annotations

import argparse
import sys

from memenv.errors import MemenvError
from memenv.extras import needs
from memenv.policies.adapters.trl import make_factory, rows

#: No seed that other trainers or leaderboards use.
SEEDS = range(3_000_000, 3_010_000)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("model", nargs="?", help="folder or name of a chat model")
    parser.add_argument("--env", default="MemLoCoMo-v0")
    parser.add_argument("--preset", default="tiny")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--group", type=int, default=8)
    parser.add_argument("--batch", type=int, default=2, help="rollouts at once on the GPU")
    parser.add_argument("--out", default="out/trl")
    parser.add_argument("--vllm", action="store_true", help="generate with vLLM on the same GPU")
    parser.add_argument("--check", action="store_true", help="build data and environment only")
    given = parser.parse_args(arguments)
    factory = make_factory(given.env, **({"preset": given.preset} if given.env == "MemLoCoMo-v0" else {}))
    data = rows(SEEDS)
    if given.check:
        print(data[0]["prompt"][0]["content"] + factory().reset(**data[0]))
        return
    if not given.model:
        parser.error("give a model, or --check")

    with needs("trl", "scripts/train_trl.py"):
        from datasets import Dataset
        from trl import GRPOConfig, GRPOTrainer

    config = GRPOConfig(
        output_dir=given.out,
        max_steps=given.steps,
        num_generations=given.group,
        per_device_train_batch_size=given.batch,
        gradient_accumulation_steps=max(1, given.group // given.batch),
        learning_rate=1e-6,
        max_completion_length=4096,
        bf16=True,
        logging_steps=1,
        use_vllm=given.vllm,
        vllm_mode="colocate",
        report_to="none",
    )
    trainer = GRPOTrainer(given.model, args=config, train_dataset=Dataset.from_list(data), environment_factory=factory)
    trainer.train()
    trainer.save_model(given.out)


if __name__ == "__main__":
    try:
        main()
    except MemenvError as error:
        sys.exit(f"error: {error}")
