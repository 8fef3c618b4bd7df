"""Answers of players made of words: what is understood, and what a refusal says."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tafelronde
from tables import Table, at_each_size, random_states
from tafelronde.bots.agents import InformationState
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.prompts import Prompt, Unread
from tafelronde.core.prompts.grouping import group
from tafelronde.words import LANGUAGES


def rosenkoenig(language: str = "en") -> Prompt:
    """Legal are SE1, SE2, SW1, W1 and W2, in this order; N3 is not in the hand."""
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    return InformationState(state).prompt(language=language)


@pytest.mark.parametrize(
    "answer",
    [
        "SE2", "se2", " SE2.\n", "2", "2.", "**SE2**", "`SE2`", '"SE2"', "zo2",
        "I think SE2 is best: it reaches the middle.",
        "First I looked at the board.\n\nAction: SE2",
        "W1 is weak, W2 is far.\n**Action:** `SE2`",
        "N3 would be nice, but I hold no such card.\nAction: SE2",
        "Zug: SE2", "Zet: se2", "My move: SE2!",
        '{"action": "SE2"}', '{"action": 2}', '{"move": "se2", "why": "it is {good}"}',
        'Sure!\n```json\n{"action": "SE2"}\n```', "```\nSE2\n```", "```SE2```",
        '{"t": "play", "card": "SE2", "hero": false}',
        '{"action": "SE2", "why": "the crown goes to f4, wh',
        '{"action": "SE2"',
        "I think the best is number 2.", "Option 2", "#2", "(2)", "My choice is 2", "I choose 2!",
        "I play 2 because it reaches 3 stones.", "Nummer 2, denn W1 ist es nicht. Zug: 2",
        "2. SE2", "\\boxed{SE2}", "So:\n$$\\boxed{2}$$", "<answer>SE2</answer>", "### Action\nSE2",
        "Jeg spiller SE2.",
        "Action: SE1\nNo, wait.\nAction: SE2", "krone nach g3", "Kroon naar g3!",
    ],
)  # fmt: skip
def test_an_action_is_found(answer: str) -> None:
    prompt = rosenkoenig()
    assert prompt.game.notation.format_action(prompt.read(answer)) == "SE2"


def test_the_words_of_an_action_name_it() -> None:
    for language in LANGUAGES:
        prompt = rosenkoenig(language)
        for choice in prompt.choices:
            assert choice.words
            assert prompt.read(choice.words) == prompt.legal[choice.number - 1]
            said = f"I decide: {choice.words.capitalize()}"
            assert prompt.read(said) == prompt.legal[choice.number - 1]


@pytest.mark.parametrize(
    ("answer", "reason", "said"),
    [
        ("", "nothing", "Your answer is empty. Write one of these: SE1, SE2, SW1, W1, W2."),
        ("  \n", "nothing", "Your answer is empty."),
        ("N3", "illegal", "I read “N3”. You do not hold that power card."),
        ('{"action": "N3"}', "illegal", "I read “N3”. You do not hold that power card."),
        ("I like SE2, yet I play\nAction: N3", "illegal", "I read “N3”."),
        ("Let us play n3 now", "illegal", "I read “n3”."),
        ("SE2 or W1", "several", "I read “SE2, W1”. It names several legal actions"),
        ("castle", "unknown", "I read “castle”. It names no action of this game."),
        ("17", "number", "I read “17”. No action has this number here."),
        ("Option 6.", "number", "I read “6”. No action has this number here."),
        ("0", "number", "I read “0”."),
        ("Action: 99999999999999999999999", "number", "I read “99999"),
        ("Number 1 or number 2", "several", "I read “1, 2”. It names several legal actions"),
        ("I take 2 steps and play 3 stones", "unknown", "I read “I take 2 steps"),
        ("Go 2 far. I have 5 cards", "unknown", "I read “Go 2 far."),
        ("{" * 30_000, "unknown", "I read “…{"),
        ("hmm " * 20_000, "unknown", "I read “…"),
    ],
)
def test_a_refusal_says_what_was_read_and_what_would_serve(
    answer: str, reason: str, said: str
) -> None:
    with pytest.raises(Unread) as refused:
        rosenkoenig().read(answer)
    assert refused.value.reason == reason
    assert str(refused.value).startswith(said)
    assert "Write one of these: SE1, SE2, SW1, W1, W2." in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_refusal_cites_the_clause_in_the_language_of_the_reader() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    with pytest.raises(Unread, match=r"Gelesen habe ich „draw“\. .*\(R-4\.1: "):
        InformationState(state).prompt(language="de").read("draw")


@at_each_size
def test_every_action_is_read_as_it_is_written(table: Table) -> None:
    for state in random_states(table, seed=41, games=1, every=41):
        if state.current_player >= 0:
            prompt = InformationState(state).prompt()
            for number, action in enumerate(prompt.legal[:40], 1):
                text = prompt.actions[number - 1]
                for said in (text, f"Action: {text}", f'{{"action": "{text}"}}'):
                    assert prompt.read(said) == action, said
                if any(one.isdecimal() for one in prompt.actions):
                    continue
                if number in [choice.number for choice in prompt.choices]:
                    assert prompt.read(str(number)) == action
                else:  # it stands in a group, without its number
                    with pytest.raises(Unread, match=f"“{number}”. No action has this number"):
                        prompt.read(str(number))


@settings(max_examples=200)
@given(st.text(alphabet=st.sampled_from('SEW12N3{}":`\n Actionmve,.*-+@x'), max_size=60))
def test_whatever_is_answered_is_an_action_or_a_refusal(answer: str) -> None:
    prompt = rosenkoenig()
    try:
        assert prompt.read(answer) in prompt.legal
    except Unread as refused:
        assert refused.reason in ("nothing", "several", "unknown", "number", "illegal")  # noqa: PT017


@given(st.lists(st.from_regex(r"[a-c](:[NE])?@[0-3]", fullmatch=True), unique=True, max_size=60))
def test_grouped_actions_are_the_same_actions(texts: list[str]) -> None:
    alone, groups = group(texts)
    assert sorted([*alone, *(text for one in groups for text in one.texts())]) == sorted(texts)
    assert len(alone) + len(groups) <= len(texts)
