"""Networks that bots name as files: read where somebody names them who may, and nowhere else."""

import pathlib
from pathlib import Path

import msgspec
import pytest

import tafelronde
from cli.helpers import complaint
from cli.helpers import tafelronde as command
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.match import Match, load_match, read_record, save_match, verify
from tafelronde.match.chance import seed_from_number
from tafelronde.match.setup import BotSeat
from tafelronde.search.prospects.errors import BadProspects
from tafelronde.search.prospects.named import hand_over, is_file, network_of
from tafelronde.search.prospects.weights import Prospects
from tafelronde.server.bots import worker
from tafelronde.server.bots.jobs import Think

GAME = "rosenkoenig"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "network.json"
    found.write_bytes(Prospects.random(tafelronde.load(GAME), 3, 7).to_json())
    return found


@pytest.fixture
def unread(file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that nobody may open."""
    whole = pathlib.Path.read_bytes

    def read(path: Path) -> bytes:
        assert path != file, "it was read"
        return whole(path)

    monkeypatch.setattr(pathlib.Path, "read_bytes", read)
    return file


SPELLED = (
    "mcts:network={}", "mcts:simulations=5,network={}", "hard:network={}", "greedy:network={}",
    "mcts: network = {} ,simulations=5", "mcts:network=1,network={}", "alpha_beta:network={}",
)  # fmt: skip


@pytest.mark.parametrize("spelled", SPELLED)
def test_it_is_taken_only_from_who_may_name_code(spelled: str, unread: Path) -> None:
    text = spelled.format(unread)
    with pytest.raises(BadOption, match="a bot of this program"):
        BotSpec.parse(text)
    spec = BotSpec.parse(text, own_code=True)
    assert spec.runs_code
    assert spec.settings["network"] == str(unread)


@pytest.mark.parametrize("name", ["net-0123456789ab", "nan", "1e999", "./7", "/etc/passwd"])
def test_what_is_no_number_is_a_file(name: str) -> None:
    with pytest.raises(BadOption, match="a bot of this program"):
        BotSpec.parse(f"mcts:network={name}")


@pytest.mark.parametrize("name", ["1", "0", "1.5", "true"])
def test_a_number_is_none(name: str) -> None:
    assert not BotSpec.parse(f"mcts:network={name}").runs_code


@pytest.mark.parametrize("name", ["true", "99999", "-1", "1.5", ""])
def test_what_the_game_does_not_bring_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="network"):
        BotSpec.of(f"mcts:network={name}").create(tafelronde.load(GAME))


def test_true_is_not_the_first_network(monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelronde.search.prospects import named

    monkeypatch.setattr(named, "numbers", lambda game: (1,))
    with pytest.raises(BadOption, match="network: True"):
        network_of(tafelronde.load(GAME), True)


def test_one_that_was_handed_over_is_no_file() -> None:
    network = Prospects.random(tafelronde.load(GAME), 2, 4_711)
    assert is_file(network.name)
    hand_over([network.to_json()])
    assert not is_file(network.name)
    spec = BotSpec.parse(f"mcts:network={network.name}")
    assert str(spec) == f"mcts:network={network.name}"
    assert network_of(tafelronde.load(GAME), network.name).name == network.name
    with pytest.raises(BadProspects):
        hand_over([b"{}"])
    with pytest.raises(BadProspects, match="recursion"):
        hand_over([b'{"x":' + b"[" * 100_000])


def test_a_job_of_the_server_reads_it_for_the_host_only(unread: Path) -> None:
    state = tafelronde.load(GAME).new()
    state.apply_chance(new_rng(1))
    job = Think(1, GAME, f"mcts:simulations=5,network={unread}", state.to_bytes(), "t 0", 1)
    with pytest.raises(BadOption, match="a bot of this program"):
        worker._do(job, {})  # type: ignore[arg-type]
    missing = msgspec.structs.replace(
        job, bot=f"mcts:network={unread}.none", key="t 1", own_code=True
    )
    assert "No such file" in worker._do(missing, worker.OrderedDict()).fault


def test_a_host_may_name_one(file: Path) -> None:
    state = tafelronde.load(GAME).new()
    state.apply_chance(new_rng(1))
    bot = f"mcts:simulations=5,network={file}"
    job = Think(1, GAME, bot, state.to_bytes(), "t 0", 1, own_code=True)
    assert worker._do(job, worker.OrderedDict()).action in state.legal_actions()


def test_a_record_tells_no_file_and_reads_none(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAFELRONDE_GAMES", str(tmp_path / "games"))
    bot = f"mcts:simulations=5,network={file}"
    played = command("play", GAME, "--seed", 3, "--bots", bot, "--lang", "en", typed="1\n" * 200)
    assert (played.code, played.err) == (0, "")
    (record,) = (tmp_path / "games").glob("*.txt")
    assert str(file) not in record.read_text("utf-8")
    assert verify(read_record(record)).ok
    assert dict(load_match(record).table.bots) == {1: ("mcts", "")}


def test_a_record_that_names_a_file_is_not_played_on_with(unread: Path, tmp_path: Path) -> None:
    seat = BotSeat(f"mcts:network={unread}", "")
    match = Match.start(GAME, seed=seed_from_number(3), bots={1: seat})
    match.play(match.state.legal_actions()[0])
    record = tmp_path / "match.txt"
    save_match(match, record, secret=True)
    said = complaint(command("play", "--load", record, "--lang", "en", typed="1\n"))
    assert f"mcts:network={unread}" in said
    assert command("replay", record, "--lang", "en").code == 0


def test_a_data_set_is_checked_without_its_bots_files(file: Path, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    out, bot = tmp_path / "set", f"mcts:simulations=2,network={file}"
    line = ("dataset", "make", GAME, "--option", "exercise=small", "--games", 2, "--bot", bot)
    assert command(*line, "--out", out, "--workers", 1).code == 0
    file.unlink()
    assert command("dataset", "check", out).code == 0


LINES = (
    ("arena", GAME, "{}", "random", "--games", 2, "--workers", 1),
    ("simulate", GAME, "--games", 2, "--workers", 1, "--bot", "{}"),
    ("dataset", "make", GAME, "--games", 2, "--workers", 1, "--out", "set", "--bot", "{}"),
    ("play", GAME, "--bots", "{}"),
)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[0])
def test_what_is_no_network_is_told_in_a_sentence(
    line: tuple[object, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TAFELRONDE_GAMES", str(tmp_path / "games"))
    (tmp_path / "torn.json").write_text('{"game"')
    drakon = Prospects.random(tafelronde.load("drakon"), 2, 1)
    (tmp_path / "other.json").write_bytes(drakon.to_json())
    for name, said in (
        ("torn.json", "torn.json: not a network"),
        ("other.json", "a network of drakon; expected one of rosenkoenig"),
        ("none.json", "no file none.json"),
        (".", ". cannot be read"),
        ("99999", "“99999” is not possible"),
    ):
        bot = f"mcts:simulations=2,network={name}"
        given = [bot if part == "{}" else part for part in line]
        assert said in complaint(command(*given, "--lang", "en", typed="1\n"))
    assert not (tmp_path / "set").exists()
