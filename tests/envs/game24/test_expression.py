"""The checker: golden verdicts of data.md §5, hostile text, and agreement with an independent evaluation."""

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memenv.envs.game24.expression import CHECKERS, check
from memenv.errors import MemenvError

PUZZLE = (4, 5, 6, 10)
RIGHT = "(10-6)*5+4"
ALPHABET = "0123456789+-*/() =.!x^%_,\n\tabe×÷−４²٣'\"\\:"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        (RIGHT, PUZZLE),
        (f"{RIGHT} = 24", PUZZLE),
        ("(10 − 6) × 5 + 4", PUZZLE),
        ("((4)*(6))*((10)/(10))", (4, 6, 10, 10)),
        ("8/(3-8/3)", (3, 3, 8, 8)),
        ("5*(5-1/5)", (1, 5, 5, 5)),
        ("6÷(1−3÷4)", (1, 3, 4, 6)),
    ],
)
def test_strict_accepts(text, numbers):
    verdict = check(text, numbers)
    assert verdict.correct and verdict.reason == "" and verdict.value == 24


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no expression"),
        ("   ", "no expression"),
        ("4+5+6+10", "= 25, not 24"),
        ("(10-6)/5+4", "= 24/5, not 24"),
        (f"{RIGHT} = 25", "after '=' stands '25'"),
        (f"{RIGHT} = 24 = 24", "after '='"),
        ("4+5+6", "uses 4 5 6; each of 4 5 6 10 has to be used exactly once"),
        ("4+5+6+10+10", "uses 4 5 6 10 10"),
        ("45+6-10", "uses 6 10 45"),
        ("10**(6-5-4)", "'**' is not allowed"),
        ("10//6*5*4", "'//' is not allowed"),
        ("4!*5*6/10", "factorials are not allowed"),
        ("4/(10-5-6+1)", "uses 1 4 5 6 10"),
        ("4*6/(10-5-5)", "uses 4 5 5 6 10"),
        ("6.0*4*5/10", "'.' is not allowed: numbers are whole"),
        ("４*5*6/10", "is no digit 0-9"),
        ("٤*5*6/10", "is no digit 0-9"),
        ("4²*5*6/10", "is no digit 0-9"),
        ("04*5*6/10", "without leading zeros"),
        ("4(5+6)10", "no operator before '('"),
        ("4 5 6 10", "no operator before 5"),
        ("(4+5)(6+10)", "no operator before '('"),
        ("4+5+6+10)", "')' without '('"),
        ("(4+5+6+10", "'(' without ')'"),
        ("4+5+6*10-", "ends where a number is expected"),
        ("-4+5*6-10", "'-' where a number is expected"),
        ("()4+5+6+10", "')' where a number is expected"),
        ("The answer is 4*5*6/10", "'T' is not allowed"),
        ("4^5*6/10", "'^' is not allowed"),
        ("4\x00+5", "'\\x00' is not allowed"),
        ("(" * 21 + "4" + ")" * 21 + "+5+6+10", "nested deeper than 20"),
        ("(" * 10_000 + "4" + ")" * 10_000, "too long: 20001 characters, at most 100"),
        ("9" * 100_000, "too long"),
    ],
)
def test_strict_says_why_not(text, reason):
    verdict = check(text, PUZZLE)
    assert not verdict.correct and reason in verdict.reason


def test_division_by_zero_has_its_reason():
    assert check("1/(5-5)+1", (1, 1, 5, 5)).reason == "division by zero"
    assert check("1/(5-5)+1", (1, 1, 5, 5), "official").reason == "division by zero"


@pytest.mark.parametrize(
    ("text", "numbers", "correct"),
    [
        ("Answer: (10 - 6) * 5 + 4 = 24", PUZZLE, True),
        ("answer: (10 - 6) * 5 + 4", PUZZLE, True),
        ("(10 - 6) * 5 + 4 = 25", PUZZLE, True),  # the right side is ignored
        ("steps\nmore\nAnswer: (10 - 6) * 5 + 4 = 24\n", PUZZLE, True),  # the last line
        ("Answer: (10 - 6) * 5 + 4 = 24\nDone.", PUZZLE, False),
        ("-(6 - 10) * 5 + 4", PUZZLE, True),  # signs
        ("Answer: 6.0 * 4 * (10 - 5)", PUZZLE, False),
        ("The answer is (10 - 6) * 5 + 4", PUZZLE, False),
        ("(10 − 6) × 5 + 4", PUZZLE, False),
        ("(10 - 6)(5) + 4", PUZZLE, False),
        ("04 + 5 * (10 - 6)", PUZZLE, False),
        ("answer:(10 - 6) * 5 + 4", PUZZLE, False),  # only "answer: " with its space is stripped
        ("4 + 5 + 6 + 10", PUZZLE, False),
        # accepted by theirs, never by ours
        ("12*2**(2/2)", (2, 2, 2, 12), False),
        ("4!*1**(2*3)", (1, 2, 3, 4), False),
    ],
)
def test_official_verdicts(text, numbers, correct):
    assert check(text, numbers, "official").correct is correct


@pytest.mark.parametrize("mode", CHECKERS)
@pytest.mark.parametrize(
    "payload",
    [
        "Answer: __import__('os').mkdir('x') or 1*2*3*4 = 24",
        "__import__('os').system('id') or 1*2*3*4",
        "(lambda: 1*2*3*4)()",
        "9**9**9**9",
        "1*2*3*4 if True else 0",
        "[1*2*3*4][0]",
        "1*2*3*4;print(1)",
        "1*2*3*4 #",
        "exec('1*2*3*4')",
        "1_0*2*3*4",
        "1e1*2*3*4",
        "0x1*2*3*4",
        "1*2*3*4j",
        "\ud800",
        "9" * 5000 + "*2*3*4",
        "\x1b[31m1*2*3*4",
        "[bold]1*2*3*4[/bold]",
        "{1*2*3*4}",
        "f'{1*2*3*4}'",
    ],
)
def test_payloads_are_refused_with_a_reason(payload, mode):
    verdict = check(payload, (1, 2, 3, 4), mode)
    assert not verdict.correct and verdict.reason and verdict.reason.isprintable()


def test_unknown_mode():
    with pytest.raises(MemenvError, match="'strict', 'official'"):
        check(RIGHT, PUZZLE, "lenient")


def _grow(children):
    return st.tuples(children, st.sampled_from("+-*/"), children)


_TREES = st.recursive(st.integers(1, 13), _grow, max_leaves=4)


def _write(tree):
    return str(tree) if isinstance(tree, int) else f"({_write(tree[0])}{tree[1]} {_write(tree[2])})"


def _leaves(tree):
    return [tree] if isinstance(tree, int) else _leaves(tree[0]) + _leaves(tree[2])


def _worth(tree):
    """Independent of the checker's: over the tree, not over its text."""
    if isinstance(tree, int):
        return Fraction(tree)
    left, right = _worth(tree[0]), _worth(tree[2])
    if left is None or right is None or (tree[1] == "/" and right == 0):
        return None
    return {"+": left + right, "-": left - right, "*": left * right}[tree[1]] if tree[1] != "/" else left / right


@given(_TREES)
def test_values_agree_with_an_independent_evaluation(tree):
    verdict = check(_write(tree), _leaves(tree))
    assert verdict.value == _worth(tree)
    assert verdict.correct is (_worth(tree) == 24)
    if _worth(tree) is None:
        assert verdict.reason == "division by zero"


@given(st.lists(st.sampled_from([*"+-*/", *map(str, range(1, 14))]), min_size=1, max_size=9))
def test_precedence_agrees_with_python_without_parentheses(parts):
    text = " ".join(parts)
    verdict = check(text, [int(p) for p in parts if p.isdigit()])
    alternating = all(p.isdigit() == (i % 2 == 0) for i, p in enumerate(parts)) and len(parts) % 2 == 1
    if not alternating:
        assert verdict.value is None and verdict.reason
        return
    terms, signs = [Fraction(int(parts[0]))], [1]
    for op, number in zip(parts[1::2], parts[2::2], strict=True):
        if op in "+-":
            terms.append(Fraction(int(number)))
            signs.append(1 if op == "+" else -1)
        else:
            terms[-1] = terms[-1] * int(number) if op == "*" else terms[-1] / int(number)
    assert verdict.value == sum(s * t for s, t in zip(signs, terms, strict=True))


@given(st.text(max_size=300), st.sampled_from(CHECKERS))
def test_never_raises_on_any_text(text, mode):
    verdict = check(text, PUZZLE, mode)
    assert verdict.correct is (verdict.reason == "")


def _fuzz(count):
    rng = random.Random(24)
    for _ in range(count):
        text = "".join(rng.choices(ALPHABET, k=rng.randrange(40)))
        for mode in CHECKERS:
            verdict = check(text, PUZZLE, mode)
            assert verdict.correct is (verdict.reason == "")
            assert verdict.correct is (verdict.value == 24)


def test_fuzz():
    _fuzz(2_000)


@pytest.mark.slow
def test_fuzz_long():
    _fuzz(100_000)
