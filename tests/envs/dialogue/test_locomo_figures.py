"""scripts/locomo_figures.py on a conversation of two turns."""

from __future__ import annotations

import json
import sys

from script_module import script_module

CONVERSATION = {
    "sample_id": "conv-1",
    "conversation": {
        "speaker_a": "Mia",
        "speaker_b": "Leo",
        "session_1_date_time": "1:00 pm on 8 May, 2023",
        "session_1": [
            {"speaker": "Mia", "dia_id": "D1:1", "text": "I live in Rome."},
            {"speaker": "Leo", "dia_id": "D1:2", "text": "I live in Oslo."},
        ],
    },
    "qa": [
        {"question": "Where does Mia live?", "answer": "Rome", "evidence": ["D1:1"], "category": 4},
        {"question": "Where does Leo live?", "answer": "Oslo", "evidence": ["D1:1"], "category": 4},
        {"question": "Where does Ann live?", "evidence": [], "category": 5},
    ],
}


def test_the_reader_is_shown_what_is_cited_and_nothing_else(tmp_path, monkeypatch, capsys):
    module = script_module("locomo_figures")
    file = tmp_path / "conv.json"
    file.write_text(json.dumps([CONVERSATION]))
    (conversation,) = module.load(file).conversations
    # the second question cites what is said of someone else
    assert module.with_cited_turns(conversation) == 0.5
    monkeypatch.setattr(sys, "argv", ["locomo_figures.py", str(file)])
    assert module.main() == 0
    rows = {
        line.split("│")[1].strip(): line.split("│")[2].strip()
        for line in capsys.readouterr().out.splitlines()
        if "│" in line
    }
    assert rows["cited turns"] == "0.500"
    assert rows["memory of full_context"] == "1.000"
    assert rows["memory of no_memory"] == "0.000"
