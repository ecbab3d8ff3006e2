"""Trades by their plain names, in the ways memories and people put them: none is taken for a person or a title."""

from __future__ import annotations

import pytest

from memenv.envs.dialogue.held import held
from memenv.language.extract import extract
from memenv.stream import Turn

_WORDS = """doctor surgeon nurse teacher professor lawyer judge farmer chef cook waiter barista driver pilot
    engineer programmer scientist author poet actor singer musician dancer painter architect builder carpenter plumber
    electrician mechanic welder fisherman soldier firefighter paramedic midwife dentist vet pharmacist barber tailor butcher
    baker cashier librarian curator accountant analyst manager secretary receptionist gardener forester guide translator journalist
    editor photographer producer priest monk coach trainer therapist mathematician chemist historian diplomat spy postman
    locksmith weaver roofer detective"""
TRADES = _WORDS.split()
FORMS = (
    "Marek works as {a}.",
    "Marek's job is {trade}.",
    "Marek's job is {trade} (before: weighbridge clerk).",
    "Marek's job: {trade}",
    "Marek is {a}.",
    "Marek became {a} in 2020.",
)


def with_article(trade: str) -> str:
    return ("an " if trade[0] in "aeiou" else "a ") + trade


@pytest.mark.parametrize("form", FORMS)
def test_the_reader_knows_trades(form):
    unread = [
        trade
        for trade in TRADES
        if trade not in [one.value for one in held(form.format(a=with_article(trade), trade=trade), "Marek", "job")]
    ]
    assert not unread


@pytest.mark.parametrize("form", ["I work as {}.", "I work as {} now.", "I'm {} by trade."])
def test_the_extractor_knows_trades(form):
    missed = []
    for trade in TRADES:
        turn = Turn("Marek", form.format(with_article(trade)), 19480.5, "S1:1")

        if trade not in [fact.value for fact in extract([turn]) if fact.relation == "job"]:
            missed.append(trade)
    assert not missed


@pytest.mark.parametrize("said", ["Marek's old teacher became a nurse.", "Marek's next-door neighbour is a nurse."])
def test_whose_trade_it_is_still_matters(said):
    assert "nurse" not in [one.value for one in held(said, "Marek", "job")]
