"""The arrays of a batch in other libraries, without a copy (DLPack)."""

import os
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import PACKAGE_GAMES
from tafelronde.core.facts.errors import TafelrondeError

SHARED = ("player", "legal", "legal_count", "mask", "observation", "reward", "done")


def batch_of(name: str) -> tafelronde.Batch:
    return tafelronde.Batch(tafelronde.load(name), 4, seed=1)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_every_array_is_shared_and_follows_the_batch(name: str) -> None:
    batch = batch_of(name)
    shared = {kind: np.from_dlpack(getattr(batch, kind)) for kind in SHARED}
    for _ in range(30):
        batch.step(batch.legal[:, 0])
        for kind, array in shared.items():
            own = getattr(batch, kind)
            assert np.array_equal(array, own)
            assert (
                own.size == 0
                or array.__array_interface__["data"] == own.__array_interface__["data"]
            )
            assert not array.flags.writeable


@pytest.mark.parametrize("kind", SHARED)
def test_every_array_can_be_had_without_the_flag(kind: str) -> None:
    """An older version of DLPack asks so: it knows no read-only arrays."""
    batch = batch_of("koenig_der_elfen")
    own, shared = getattr(batch, kind), batch.shared(kind)
    assert shared.__dlpack_device__() == own.__dlpack_device__()
    array = np.from_dlpack(shared)
    assert np.shares_memory(array, own)
    assert own.ctypes.data % 64 == 0
    with pytest.raises(BufferError, match="readonly"):
        own.__dlpack__()
    assert shared.__dlpack__() is not None


def test_what_is_no_array_is_not_shared() -> None:
    with pytest.raises(TafelrondeError, match="shared: 'state' is not possible; expected player,"):
        batch_of("rosenkoenig").shared("state")


def test_torch_shares_the_memory() -> None:
    torch: Any = pytest.importorskip("torch", reason="torch is not installed: no check needs it")
    batch = batch_of("rosenkoenig")
    seen, mask = torch.from_dlpack(batch.observation), torch.from_dlpack(batch.mask)
    for _ in range(5):
        batch.step(torch.argmax(mask.int(), 1))
        assert seen.data_ptr() == batch.observation.ctypes.data
        assert np.array_equal(seen.numpy(), batch.observation)


def test_jax_shares_the_memory() -> None:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax: Any = pytest.importorskip("jax", reason="jax is not installed: no check needs it")
    batch = batch_of("rosenkoenig")
    for _ in range(5):
        seen = jax.dlpack.from_dlpack(batch.shared("observation"))
        mask = jax.dlpack.from_dlpack(batch.shared("mask"))
        assert seen.unsafe_buffer_pointer() == batch.observation.ctypes.data
        assert np.array_equal(np.asarray(seen), batch.observation)
        batch.step(jax.numpy.argmax(mask, 1))
