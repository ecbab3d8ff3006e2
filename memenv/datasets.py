"""The real data sets that environments can read: facts for people, nothing is downloaded."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from memenv.extras import install

__all__ = ["DATASETS", "Dataset"]


@dataclass(frozen=True)
class Dataset:
    """A published file, or folder of files: what it is called, whose it is, where to get it and how to recognise it.

    `sha256` is "" where it is not known. A folder has none, but a `variable` of the environment that names it.
    """

    name: str
    env: str
    path: str
    source: str
    licence: str
    sha256: str
    use: str
    variable: str = ""

    def places(self) -> tuple[Path, ...]:
        """Where it is looked for: under $MEMENV_DATA, else ~/.local/share/memenv (--data takes any path).

        A folder is looked for where its variable says; nowhere if that is not set.
        """
        if self.variable:
            named = os.environ.get(self.variable)
            return (Path(named).expanduser(),) if named else ()
        root = os.environ.get("MEMENV_DATA")
        return ((Path(root) if root else Path.home() / ".local" / "share" / "memenv") / self.path,)


DATASETS: tuple[Dataset, ...] = (
    Dataset(
        name="LoCoMo (ten conversations)",
        env="MemLoCoMo-v0",
        path="locomo/locomo10.json",
        source="github.com/snap-research/LoCoMo, file data/locomo10.json",
        licence="CC BY-NC 4.0 (Maharana et al., ACL 2024)",
        sha256="79fa87e90f04081343b8c8debecb80a9a6842b76a7aa537dc9fdf651ea698ff4",
        use="memenv leaderboard --env MemLoCoMo-v0 --data FILE",
    ),
    Dataset(
        name="Game of 24 (1,362 puzzles in order of difficulty)",
        env="MemGame24-v0",
        path="game24/24.csv",
        source="github.com/princeton-nlp/tree-of-thought-llm, file src/tot/data/24/24.csv",
        licence="MIT (Shunyu Yao); times from 4nums.com",
        sha256="b9f12b3e36d987a3c714c4cef17d89a137d7c59da26532fcfb93b4821d8111b5",
        use="memenv run MemGame24-v0 --agent templates --data FILE --set split=test",
    ),
    Dataset(
        name="ALFWorld (3,553 training, 140 seen and 134 unseen games; a folder)",
        env="MemALFWorld-v0",
        path="json_2.1.1",
        source=f"`alfworld-download` ({install('alfworld')}), releases of github.com/alfworld/alfworld",
        licence="MIT (Shridhar et al., ICLR 2021); from ALFRED, MIT",
        sha256="",
        use="memenv leaderboard --env MemALFWorld-v0 --data official, or --data FOLDER",
        variable="ALFWORLD_DATA",
    ),
    Dataset(
        name="WebShop (1,000 products; the full set is items_shuffle.json, items_ins_v2.json, items_human_ins.json)",
        env="MemWebShop-v0",
        path="webshop/items_ins_v2_1000.json",
        source="github.com/princeton-nlp/WebShop, setup.sh -d small (Google Drive): items_shuffle_1000.json, "
        "items_ins_v2_1000.json, items_human_ins.json",
        licence="MIT (Yao et al., NeurIPS 2022); product texts are from amazon.com",
        sha256="f88a36314a397b53b3d9c3fa5878e5f7b26d35019a51ec83fbedeca61a948f6f",
        use="memenv data convert-webshop --items items_shuffle_1000.json --attributes items_ins_v2_1000.json "
        "--instructions items_human_ins.json --out FOLDER, then --data FOLDER",
    ),
    Dataset(
        name="HotpotQA (questions with ten paragraphs each)",
        env="MemMultiHop-v0",
        path="multihop/hotpot_dev_distractor_v1.json",
        source="hotpotqa.github.io, file hotpot_dev_distractor_v1.json; 100 training questions: "
        "github.com/OSU-NLP-Group/HippoRAG, branch legacy, file data/hotpotqa_train.json",
        licence="CC BY-SA 4.0 (Yang et al., EMNLP 2018)",
        sha256="",
        use="memenv run MemMultiHop-v0 --agent mem1 --data FILE --set objectives=4",
    ),
    Dataset(
        name="MuSiQue (questions of two to four hops with twenty paragraphs each)",
        env="MemMultiHop-v0",
        path="multihop/musique_ans_v1.0_dev.jsonl",
        source="github.com/StonyBrookNLP/musique, download_data.sh: musique_ans_v1.0_dev.jsonl; 100 training questions: "
        "github.com/OSU-NLP-Group/HippoRAG, branch legacy, file data/musique_train.json",
        licence="CC BY 4.0 (Trivedi et al., TACL 2022)",
        sha256="",
        use="memenv run MemMultiHop-v0 --agent mem1 --data FILE --set objectives=4",
    ),
    Dataset(
        name="MEM1's example corpus (10 passages)",
        env="MemMultiHop-v0",
        path="mem1/corpus.jsonl",
        source="github.com/MIT-MI/MEM1, file Mem1/example/corpus.jsonl",
        licence="MIT (repository); the text is Wikipedia's, CC BY-SA",
        sha256="68b4ff871e19da6e63610517f5af253f118cce301b4d90a6ae007d0a86976491",
        use="memenv run MemMultiHop-v0 --agent mem1 --data QUESTIONS --set corpus=FILE",
    ),
    Dataset(
        name="Open-domain questions (3,197 of seven sets, without passages)",
        env="MemMultiHop-v0",
        path="memento/deepresearcher.jsonl",
        source="github.com/Agent-on-the-Fly/Memento, file data/deepresearcher.jsonl",
        licence="MIT (repository); questions of NQ, TriviaQA, PopQA, HotpotQA, 2Wiki, MuSiQue, Bamboogle under their own",
        sha256="5fc51dce7e3e8b62cd3043485626aa07f282c64b541035c707a261993f013cf6",
        use="memenv run MemMultiHop-v0 --agent mem1 --data FILE --set corpus=CORPUS",
    ),
    Dataset(
        name="Memento's case bank (1,278 cases, all of them questions of the file above)",
        env="memento agents",
        path="memento/memory.jsonl",
        source="github.com/Agent-on-the-Fly/Memento, file memory/memory.jsonl",
        licence="MIT (repository); questions under their own",
        sha256="03930eb6c35e4e05c28deea810ccc0c844aeda721794dba4c007581faeceef91",
        use="memenv data check-cases FILE --questions deepresearcher.jsonl; memenv.case_files in Python",
    ),
)
