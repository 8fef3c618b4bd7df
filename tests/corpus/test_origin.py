"""A corpus says where it comes from, and never mixes what plays."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import tafelronde
from cli.helpers import complaint
from cli.helpers import tafelronde as command
from tafelronde.corpus.card import README
from tafelronde.corpus.make import make, make_shard
from tafelronde.corpus.origin import Changed, citation, commit, digests
from tafelronde.corpus.plan import CARD, BadCorpus, Plan
from tafelronde.search.prospects.weights import Prospects

pytest.importorskip("pyarrow")
ROOT = Path(__file__).parents[2]
GAME = tafelronde.load("rosenkoenig")


def network(file: Path, seed: int) -> Path:
    file.write_bytes(Prospects.random(GAME, 4, seed).to_json())
    return file


def plan(bot: str, games: int = 4) -> Plan:
    return Plan("rosenkoenig", GAME.info.rules_version, 2, {}, (bot,), games, 5, 2)


def test_a_network_that_was_replaced_ends_a_set(tmp_path: Path) -> None:
    file, folder = network(tmp_path / "net.json", 1), tmp_path / "set"
    asked = plan(f"mcts:simulations=4,network={file}")
    make(asked, folder)
    (folder / "steps-00001.parquet").unlink()
    (folder / "games-00001.parquet").unlink()
    network(file, 2)
    with pytest.raises(BadCorpus, match=r"another data set: see digests in plan\.json"):
        make(asked, folder)
    network(file, 1)
    assert make(asked, folder).games == 4


def test_a_network_that_is_replaced_meanwhile_ends_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shard in which it happens does not appear."""
    file, folder = network(tmp_path / "net.json", 1), tmp_path / "set"
    asked = plan(f"mcts:simulations=4,network={file}")
    before = replace(asked, digests=digests("rosenkoenig", 2, asked.bots))
    from tafelronde.corpus import make as making

    kept, played = making._play, []

    def play(*given: object) -> object:
        played.append(given)
        network(file, 2)
        return kept(*given)

    monkeypatch.setattr(making, "_play", play)
    folder.mkdir()
    with pytest.raises(Changed, match=r"networks of mcts:.*: net-\w+; .* begun with net-\w+"):
        make_shard(before, folder, 0)
    assert played
    assert list(folder.iterdir()) == []


def test_other_rules_and_other_code_are_told(tmp_path: Path) -> None:
    asked = plan("random")
    found = digests("rosenkoenig", 2, asked.bots)
    for name in ("rules", "code"):
        changed = replace(asked, digests={**found, name: "0" * 16})
        with pytest.raises(Changed, match=f"{name}: {found[name]}; the data set was begun with 0"):
            make_shard(changed, tmp_path, 0)


def test_code_of_ones_own_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_fox.py").write_text(
        "class Fox:\n"
        "    def __init__(self, game, seed): pass\n"
        "    def act(self, known): return known.legal_actions[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    bots = ("py:own_fox:Fox", "random")
    first = digests("rosenkoenig", 2, bots)
    assert set(first["own"]) == {"py:own_fox:Fox"}
    (tmp_path / "own_fox.py").write_text("# another\n")
    assert digests("rosenkoenig", 2, bots)["own"] != first["own"]


def test_the_card_says_where_it_comes_from(tmp_path: Path) -> None:
    file, folder = network(tmp_path / "net.json", 1), tmp_path / "set"
    bot = f"mcts:simulations=4,network={file}"
    made = command(
        "dataset", "make", "rosenkoenig", "--games", 2, "--bot", bot, "--out", folder,
        "--workers", 1, "--license", "cc-by-4.0",
    )  # fmt: skip
    assert (made.code, made.err) == (0, "")
    card = json.loads((folder / CARD).read_bytes())
    assert card["license"] == "cc-by-4.0"
    assert card["digests"]["networks"] == {bot: Prospects.read(file).name}
    assert re.fullmatch(r"[0-9a-f]{16}", card["digests"]["rules"])
    assert card["commit"] == commit()
    assert re.fullmatch(r"([0-9a-f]{40}\+?)?", card["commit"])
    page = (folder / README).read_text(encoding="utf-8")
    head = page.split("---\n")[1]
    assert head == (
        "license: cc-by-4.0\n"
        "configs:\n"
        "- config_name: steps\n"
        "  data_files: steps-*.parquet\n"
        "  default: true\n"
        "- config_name: games\n"
        "  data_files: games-*.parquet\n"
    )
    for told in (card["citation"], card["digests"]["rules"], Prospects.read(file).name):
        assert told in page
    wrong = complaint(
        command("dataset", "make", "rosenkoenig", "--games", 2, "--out", tmp_path / "x",
                "--license", "my own: mine")
    )  # fmt: skip
    assert "license: 'my own: mine' is not possible" in wrong
    assert not (tmp_path / "x").exists()


def test_it_is_cited_as_the_program_is() -> None:
    cff = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    cited = citation(tafelronde.__version__)
    for name in ("title", "version"):
        (told,) = re.findall(rf'^{name}: "?(.*?)"?$', cff, re.MULTILINE)
        assert f"{{{told}}}" in cited
    assert "The authors of Tafelronde" in cff
    assert "{The authors of Tafelronde}" in cited


@pytest.mark.parametrize("name", ["games", "steps"])
def test_the_hub_s_library_loads_the_folder(name: str, tmp_path: Path) -> None:
    datasets = pytest.importorskip(
        "datasets", reason="datasets is not installed: no check needs it"
    )
    make(plan("random"), tmp_path / "set")
    found = datasets.load_dataset(str(tmp_path / "set"), name, cache_dir=str(tmp_path / "cache"))
    assert set(found["train"].column_names) > {"game"}
