"""Chance: exactly fair, byte for byte as documented, bound to all that was agreed."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction
from itertools import islice, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from match.helpers import start
from match.known_draws import COMMITMENT, DRAWS, KEY_HEX, SEED
from tafelronde.match import chance
from tafelronde.match.chance import (
    commitment,
    derive_key,
    draw,
    draw_chance,
    new_seed,
    next_outcome,
    seed_from_number,
)
from tafelronde.match.setup import Setup

DIGEST = bytes(range(32, 64))
KEY = derive_key(SEED, DIGEST)


def test_golden_vectors() -> None:
    assert commitment(SEED).hex() == COMMITMENT
    assert KEY.hex() == KEY_HEX
    for ply, weights, index in DRAWS:
        assert draw(KEY, ply, weights) == index, (ply, weights)


def test_golden_vectors_by_hand() -> None:
    """The definition once more, from the document and the standard library alone."""

    def mac(key: bytes, message: bytes) -> bytes:
        return hmac.new(key, message, hashlib.sha256).digest()

    assert hashlib.sha256(b"tafelronde seed 1\x00" + SEED).hexdigest() == COMMITMENT
    key = mac(SEED, b"tafelronde key 1\x00" + DIGEST)
    for ply, weights, index in DRAWS:
        total, counter, ticket = sum(weights), 0, -1
        while ticket < 0:
            place = ply.to_bytes(4, "big") + counter.to_bytes(4, "big")
            block = mac(key, b"tafelronde draw 1\x00" + place)
            for k in range(8):
                bits = format(int.from_bytes(block[4 * k : 4 * k + 4]), "032b")
                number = int("0" + bits[: (total - 1).bit_length()], 2)
                if number < total:
                    ticket = number
                    break
            counter += 1
        assert [sum(weights[: k + 1]) > ticket for k in range(len(weights))].index(True) == index


def test_vectors_reach_rejection_and_second_block() -> None:
    """Among the golden draws are one that passes over a word, and one that passes over eight."""
    tried = [_words_tried(ply, sum(weights)) for ply, weights, _ in DRAWS]
    assert any(1 < count <= 8 for count in tried)
    assert any(count > 8 for count in tried)


def _words_tried(ply: int, total: int) -> int:
    bits = (total - 1).bit_length()
    for count, word in enumerate(chance._words(KEY, ply), 1):
        if word >> (32 - bits) < total:
            return count
    raise AssertionError


@pytest.mark.parametrize("total", range(1, 130))
def test_each_ticket_comes_from_equally_many_words(total: int) -> None:
    """All words, told apart by the bits that are read: each ticket has one, the rest are passed."""
    bits = (total - 1).bit_length()
    passed = 0
    seen: Counter[int] = Counter()
    for top in range(1 << bits):
        for low in (0, (1 << (32 - bits)) - 1):  # the bits below play no part
            word = top << (32 - bits) | low
            ticket = chance._ticket(iter([word, 0]), total)
            if top < total:
                seen[ticket] += 1
            else:
                assert ticket == 0  # the next word's
                passed += 1
    assert seen == dict.fromkeys(range(total), 2)
    assert passed == 2 * ((1 << bits) - total)


@pytest.mark.parametrize("weights", [(1,), (1, 1), (3, 2, 1), (1, 1, 5), (7, 1, 7, 1), (4, 4)])
def test_each_outcome_has_as_many_tickets_as_its_weight(
    weights: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    total = sum(weights)
    seen: Counter[int] = Counter()
    for ticket in range(total):
        word = ticket << (32 - (total - 1).bit_length())
        monkeypatch.setattr(chance, "_words", lambda key, ply, word=word: repeat(word))
        seen[draw(KEY, 0, weights)] += 1
    assert tuple(seen[index] for index in range(len(weights))) == weights


@pytest.mark.parametrize("weights", [(1, 2, 3, 4, 7), (1,) * 24, (100, 1)])
def test_draws_follow_the_weights(weights: tuple[int, ...]) -> None:
    """Chi-square with a fixed key: far above what chance gives (p < 10⁻⁶) means a fault."""
    rounds, total = 20_000, sum(weights)
    seen = Counter(draw(KEY, ply, weights) for ply in range(rounds))
    chi = sum(
        (seen[index] - Fraction(rounds * weight, total)) ** 2 / Fraction(rounds * weight, total)
        for index, weight in enumerate(weights)
    )
    free = len(weights) - 1
    assert chi < free + 10 * (2 * free) ** 0.5


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**32 - 1), st.data())
def test_draw_is_an_index_and_the_same_again(key: bytes, ply: int, data: st.DataObject) -> None:
    weights = data.draw(st.lists(st.integers(1, 2**20), min_size=1, max_size=30))
    index = draw(key, ply, weights)
    assert 0 <= index < len(weights)
    assert draw(key, ply, weights) == index


def test_the_greatest_sum() -> None:
    assert draw(KEY, 0, [2**32 - 1, 1]) in (0, 1)
    assert draw(KEY, 0, [2**31, 2**31]) == next(chance._words(KEY, 0)) >> 31


@pytest.mark.parametrize("weights", [[], [0], [1, 0], [-1, 3], [2**32, 1]])
def test_impossible_weights_are_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        draw(KEY, 0, weights)


def test_words_differ_by_ply_key_and_block() -> None:
    words = [
        *islice(chance._words(KEY, 0), 24),
        *islice(chance._words(KEY, 1), 24),
        *islice(chance._words(derive_key(SEED, SEED), 0), 24),
    ]
    assert len(set(words)) == len(words)


def test_seeds() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert seed_from_number(7) == seed_from_number(7) != seed_from_number(8)
    for wrong in (b"", bytes(31), bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            commitment(wrong)
        with pytest.raises(ValueError, match="32 bytes"):
            derive_key(wrong, DIGEST)


def test_the_key_depends_on_everything_agreed() -> None:
    promise = commitment(SEED)

    def key(game="fair", players=2, options=None, promise=promise, nonces=()) -> bytes:
        return derive_key(SEED, Setup.of(game, players, options, promise, nonces).digest())

    keys = [
        key(),
        key(players=3),
        key(game="rosenkoenig"),
        key(options={"lucky": True}),
        key(options={"rounds": 3}),
        key(promise=bytes(32)),
        key(nonces=[b""]),
        key(nonces=["a"]),
        key(nonces=["a", "b"]),
        key(nonces=["b", "a"]),
        key(nonces=["ab"]),
        key(nonces=["a\nnonce: b"]),
        key(nonces=['a"\nnonce: "b']),
        key(nonces=["hex ff"]),
        key(nonces=[b"\xff"]),
    ]
    assert len(set(keys)) == len(keys)
    assert key(nonces=["ä"]) == key(nonces=["ä".encode()])


def test_draw_chance_continues_the_plies() -> None:
    state = start().setup.new_state()
    single = state.copy()
    drawn = draw_chance(state, KEY, 5)
    assert len(drawn) == 10
    for ply, outcome in enumerate(drawn, 5):
        assert next_outcome(single, KEY, ply) == outcome
        single.apply(outcome)
    assert single == state
    assert draw_chance(state, KEY, 15) == []


def test_the_numbers_of_bots_are_the_same_for_ever_and_fit_their_bits() -> None:
    zero = bytes(32)
    assert chance.bot_numbers(zero, 0) == (6976749717254276326, 1508852547)
    assert chance.bot_numbers(zero, 7) == (9081019909480340690, 408386230)
    for ply in range(64):
        imagined, seed = chance.bot_numbers(KEY, ply)
        assert imagined < 2**63
        assert seed < 2**31
