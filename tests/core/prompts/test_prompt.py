"""A position in words: complete, the same for all that a seat cannot tell apart, and short."""

import json

import msgspec
import pytest

import tafelronde
from tables import Table, at_each_size, games_at, random_states, weighted_step
from tafelronde.bots.agents import InformationState
from tafelronde.bots.tellings import tell_step
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.core.prompts import Prompt, make_prompt
from tafelronde.core.prompts.tokens import estimate_tokens
from tafelronde.words import LANGUAGES


def prompt_of(state: State, seat: int, language: str = "en", told: object = ()) -> Prompt:
    """The prompt from the whole position, not from one that was drawn anew."""
    tell = state.game.tell
    return make_prompt(
        state.game,
        state.view(seat),
        told,  # pyright: ignore[reportArgumentType]
        seat=seat,
        players=state.players,
        legal=state.legal_actions() if state.current_player == seat else (),
        language=language,
        tell=lambda action: tell and next(tell(state, action, seat)),
        explain=state.explain,
    )


def everything(prompt: Prompt) -> tuple[str, bytes]:
    return str(prompt), msgspec.json.encode(prompt.changing())


@at_each_size
def test_a_prompt_holds_every_legal_action_once(table: Table) -> None:
    for state in random_states(table, seed=3100, games=games_at(table, 3), every=31):
        if (seat := state.current_player) < 0:
            continue
        for language in LANGUAGES:
            prompt = InformationState(state).prompt(language=language)
            listed = [choice.action for choice in prompt.choices]
            listed += [text for group in prompt.groups for text in group.texts()]
            assert sorted(listed) == sorted(map(state.format, state.legal_actions()))
            text = str(prompt)
            assert all(str(group) in text for group in prompt.groups)
            assert all(f"\n{one.number}. {one.action}" in text for one in prompt.choices)
            assert "{" not in text.replace("{ ", ""), text  # a message that the catalogue lacks
            assert all(line in text for line in (*prompt.table, *prompt.seats))
            changing = json.loads(msgspec.json.encode(prompt.changing()))
            assert changing["you"] == changing["acts"] == seat + 1
            names = [f"{prompt.say('seat-number', number=one + 1)}" for one in range(table.players)]
            assert names[seat] in text.partition("\n")[0]
            you = prompt.say("prompt-is-you")
            for one, line in enumerate(prompt.seats):
                assert line.startswith(names[one])
                assert (you in line.partition(":")[0]) == (one == seat)
            assert prompt.rules == "" or prompt.rules not in json.dumps(changing)


@at_each_size
def test_hidden_things_never_show(table: Table) -> None:
    """At every seat, whoever acts: positions that a seat cannot tell apart have one prompt."""
    rng = new_rng(5)
    for state in random_states(table, seed=3200, games=games_at(table, 3), every=23):
        for seat in range(table.players):
            ours = everything(prompt_of(state, seat))
            assert everything(prompt_of(state.resample(seat, rng), seat)) == ours
            if state.current_player == seat:
                assert everything(InformationState(state).prompt()) == ours


@at_each_size
def test_events_of_what_is_hidden_are_told_alike(table: Table) -> None:
    """Over a whole game: outcomes of chance after which a seat knows the same are told the same."""
    state, rng, steps, alike = table.new(), new_rng(6), 0, 0
    while not state.is_terminal:
        if state.is_chance and (steps := steps + 1) % 4 == 1:
            outcomes = [outcome for outcome, _ in state.chance_outcomes()][:4]
            for seat in (0, table.players - 1):
                told: dict[bytes, str] = {}
                for outcome in outcomes:
                    events = list(tell_step(state.game, state, outcome, seat))
                    after = state.after(outcome)
                    if after.current_player == seat:
                        continue
                    said = "\n".join(prompt_of(after, seat, told=events).happened)
                    known = msgspec.json.encode(after.view(seat))
                    alike += known in told
                    assert told.setdefault(known, said) == said
        state.apply(weighted_step(state, rng))
    assert alike or not table.game.info.hidden or table.game.tell is None


def test_others_are_told_who_acts() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    waiting = state.game.prompt(state.view(1), seat=1, players=2, language="de")
    assert waiting.turn == "Spieler 1 ist am Zug."
    assert waiting.changing()["legal"] == []
    with pytest.raises(ValueError, match="Du bist nicht am Zug"):
        waiting.read("1")


def test_the_oldest_events_are_left_out_of_a_long_text() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    step = next(tell_step(state.game, state, state.legal_actions()[0], 0))
    prompt = InformationState(state).prompt([step] * 500)
    assert len(prompt.happened) == 500
    assert estimate_tokens(str(prompt)) <= 1_500
    assert "… and before that " in str(prompt)
    assert prompt.changing()["happened"][-1] == prompt.happened[-1]
