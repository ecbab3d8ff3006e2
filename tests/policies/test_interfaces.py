"""Extractors and bank controllers: rules and chat models behind the same interfaces."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.chat import ChatFailure, ChatProblem
from memenv.operations import OpKind, add, check, delete, update
from memenv.policies.bank_controllers import BankController, BankView, RuleBankController
from memenv.policies.chat_bank import ChatBankController
from memenv.policies.extractors import Candidate, ChatExtractor, Exchange, Extractor, RuleExtractor
from memenv.policies.models.scripted import ScriptedModel
from memenv.stream import Turn

TURNS = (
    Turn("Mia", "I moved to Rome last week!", 19500.5, "D1:1"),
    Turn("Hugo", "Nice. My cousin became a nurse.", 19500.5, "D1:2"),
    Turn("Mia", "I also adopted a dog named Buddy.", 19500.5, "D1:3"),
)
EXCHANGE = Exchange("\n".join(turn.line() for turn in TURNS), TURNS, time=19500.5)


def told(*texts: str) -> tuple[Candidate, ...]:
    return tuple(Candidate(text, 19500.0) for text in texts)


def test_rules_extract_what_is_told_of_the_speakers():
    extractor = RuleExtractor()
    assert isinstance(extractor, Extractor)
    found = extractor.extract(EXCHANGE)
    assert [candidate.source for candidate in found] == ["D1:1", "D1:3"]
    assert all(candidate.fact is not None and candidate.text.startswith("Mia") for candidate in found)
    assert len(RuleExtractor(everything=True).extract(EXCHANGE)) > len(found)


def test_rules_read_texts_without_turns():
    found = RuleExtractor().extract(Exchange("Mia lives in Rome. The weather is fine.", time=19500.0))
    assert [(c.facts()[0].subject, c.facts()[0].value) for c in found] == [("Mia", "Rome")]


def test_a_chat_model_extracts():
    model = ScriptedModel([json.dumps({"facts": ["Mia lives  in Rome.", "Mia lives in Rome.", "Mia has a dog."]})])
    extractor = ChatExtractor(model)
    assert isinstance(extractor, Extractor)
    found = extractor.extract(EXCHANGE)
    assert [candidate.text for candidate in found] == ["Mia lives in Rome.", "Mia has a dog."]
    assert found[0].facts()[0].value == "Rome", "rules read what a model wrote"
    (request,) = model.requests
    assert request.schema is not None and request.purpose == "extract"
    assert "23 May 2023" in request.messages[1][1] and "Mia: I moved to Rome last week!" in request.messages[1][1]


def test_nothing_new_is_no_call():
    assert ChatExtractor(ScriptedModel([])).extract(Exchange("")) == []
    assert ChatBankController(ScriptedModel([])).decide(BankView(())) == []


@pytest.mark.parametrize("written", [None, "", "no JSON", '{"facts": "x"}', '{"fact": []}', '{"facts": [""]}'])
def test_bad_replies_of_an_extractor_are_failures(written):
    with pytest.raises(ChatFailure, match=r"^(empty|schema): "):
        ChatExtractor(ScriptedModel([written])).extract(EXCHANGE)


def test_two_dogs_by_rules_and_by_the_vanilla_control():
    held = ("Mia adopted a dog named Buddy.",)
    second = told("Mia adopted another dog named Scout.")
    ops = RuleBankController().decide(BankView(second, held))
    assert not any(op.kind is OpKind.DELETE for op in ops)
    assert "Scout" in " ".join(op.text for op in ops)
    vanilla = RuleBankController(vanilla=True).decide(BankView(second, held))
    assert [op.kind for op in vanilla] == [OpKind.DELETE, OpKind.ADD]


def test_rules_take_candidates_one_after_the_other():
    """Several facts about one entry become one operation on it, and a fact sees what those before it did."""
    controller = RuleBankController()
    assert isinstance(controller, BankController)
    ops = controller.decide(BankView(told("Mia's hobby is chess.", "Mia's hobby is golf."), ("Mia's hobby is yoga.",)))
    assert ops == [update(0, "Mia's hobbies are yoga, chess and golf.")]
    assert controller.decide(BankView(told("Mia's hobby is chess.", "Mia's hobby is golf."))) == [
        add("Mia's hobbies are chess and golf.")
    ]
    moved = controller.decide(BankView(told("Mia's home is Oslo.", "Mia's home is Bern."), ("Mia's home is Rome.",)))
    assert moved == [update(0, "Mia lives in Bern (before: Oslo).")]


def chosen(*ops: dict[str, str]) -> ScriptedModel:
    return ScriptedModel([json.dumps({"memory": list(ops)})])


VIEW = BankView(told("Mia lives in Oslo."), ("Mia lives in Rome.", "Mia has a dog."), 19500.0)


def test_a_chat_model_decides():
    model = chosen(
        {"event": "UPDATE", "id": "0", "text": "Mia lives in Oslo."},
        {"event": "DELETE", "id": "1"},
        {"event": "ADD", "text": "Mia sings."},
        {"event": "ADD", "text": "mia  SINGS"},
        {"event": "NONE"},
    )
    controller = ChatBankController(model)
    assert isinstance(controller, BankController)
    with pytest.raises(ChatFailure, match="has 5 members; at most 4"):
        controller.decide(VIEW)
    wider = BankView((*VIEW.candidates, *told("Mia sings.")), VIEW.entries, VIEW.time)
    again = ChatBankController(ScriptedModel([json.dumps({"memory": [
        {"event": "UPDATE", "id": "0", "text": "Mia lives in Oslo."},
        {"event": "DELETE", "id": "1"},
        {"event": "ADD", "text": "Mia sings."},
        {"event": "ADD", "text": "mia  SINGS"},
    ]})]))  # fmt: skip
    assert again.decide(wider) == [update(0, "Mia lives in Oslo."), delete(1), add("Mia sings.")]
    assert "[1] Mia has a dog." in model.requests[0].messages[1][1]


def test_what_changes_nothing_is_no_operation():
    same = chosen(
        {"event": "UPDATE", "id": "1", "text": "Mia has a dog."}, {"event": "ADD", "text": "Mia lives in Rome"}
    )
    assert ChatBankController(same).decide(VIEW) == []


@pytest.mark.parametrize(
    ("op", "why"),
    [
        ({"event": "DELETE", "id": "12"}, "schema: "),
        ({"event": "UPDATE", "id": "0"}, "schema: "),
        ({"event": "FORGET", "id": "0"}, "schema: "),
    ],
)
def test_made_up_ids_and_operations_are_failures(op, why):
    with pytest.raises(ChatFailure, match=why):
        ChatBankController(chosen(op)).decide(VIEW)


def test_an_entry_changed_twice_is_a_failure():
    with pytest.raises(ChatFailure, match="use: the reply changes entry 1 twice"):
        ChatBankController(chosen({"event": "DELETE", "id": "1"}, {"event": "DELETE", "id": "1"})).decide(VIEW)


def test_an_empty_bank_offers_nothing_to_change():
    model = chosen({"event": "DELETE", "id": "0"})
    with pytest.raises(ChatFailure, match="schema: "):
        ChatBankController(model).decide(BankView(told("Mia sings.")))
    events = json.dumps(model.requests[0].schema)
    assert "ADD" in events and "DELETE" not in events and "UPDATE" not in events


def test_a_failing_model_is_a_failure():
    with pytest.raises(ChatFailure, match="timeout: no reply within 3 s"):
        ChatExtractor(ScriptedModel([ChatProblem("timeout", "no reply within 3 s")])).extract(EXCHANGE)


PEOPLE = st.sampled_from(("Mia", "Hugo"))
SENTENCES = st.one_of(
    st.builds("{}'s home is {}.".format, PEOPLE, st.sampled_from(("Oslo", "Bern", "Rome"))),
    st.builds("{}'s hobby is {}.".format, PEOPLE, st.sampled_from(("chess", "golf", "yoga"))),
    st.builds("{} adopted a dog named {}.".format, PEOPLE, st.sampled_from(("Buddy", "Scout"))),
    st.builds("{}'s previous home was {}.".format, PEOPLE, st.sampled_from(("Oslo", "Bern"))),
    st.builds("{} no longer plays {}.".format, PEOPLE, st.sampled_from(("chess", "golf"))),
    st.text(max_size=20),
)


@given(st.lists(SENTENCES, max_size=5), st.lists(SENTENCES, max_size=5), st.booleans())
def test_rules_give_operations_that_hold_together(new, held, vanilla):
    """Every slot was shown and is in one operation at most, every text has something in it; and again the same."""
    view = BankView(told(*new), tuple(held), 19500.0)
    ops = RuleBankController(vanilla).decide(view)
    assert check(ops, [True] * len(held)) == []
    assert ops == RuleBankController(vanilla).decide(view)
