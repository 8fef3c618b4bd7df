"""docs/hosting.md and deploy/ are true: what they set exists, what they name is there."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from install import hosting
from tafelronde.cli.app import command_line
from tafelronde.server.base.config import PORT, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOC = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = sorted(file for file in DEPLOY.rglob("*") if file.is_file())
ELSEWHERE = {"TAFELRONDE_CACHE", "TAFELRONDE_SMTP_PASSWORD"}
"""Variables that are read where no flag is."""
COMPOSE_ONLY = {"TAFELRONDE_PASSWORD"}


def options(command: str) -> dict[str, Any]:
    params: list[Any] = command_line(command).commands[command].params
    found = [p for p in params if p.param_type_name == "option"]
    return {option.opts[0]: option for option in found}


SERVE = options("serve")
VARIABLES = {str(option.envvar): option for option in SERVE.values() if option.envvar}


def test_the_table_of_settings_is_that_of_the_program() -> None:
    shown: dict[str, tuple[str, str]] = {}
    for line in DOC.partition("## Settings")[2].partition("\n## ")[0].splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if len(cells) == 4 and (re.match("--[a-z]", cells[0]) or "TAFEL" in cells[1]):
            shown[cells[0] or cells[1]] = (cells[1], cells[2])
    common = {"--lang", "--plain", "--ascii"}
    assert shown.keys() == (SERVE.keys() - common) | ELSEWHERE
    for flag, (variable, default) in shown.items():
        if flag in ELSEWHERE:
            continue
        option = SERVE[flag]
        assert (option.envvar or "") == variable
        if option.default and not option.is_flag:
            assert str(option.default) == default
    assert str(PORT) in shown["--port"][1]


def test_a_setting_without_a_flag_has_the_same_default() -> None:
    settings = Settings()
    assert SERVE["--host"].default == settings.host
    assert SERVE["--trust-proxy"].default == settings.trusted_proxies
    assert float(str(SERVE["--rate"].default)) == settings.rate


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_what_is_deployed_uses_real_settings(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for variable in re.findall(r"\bTAFELRONDE_[A-Z_]+", text):
        assert variable in VARIABLES.keys() | ELSEWHERE | COMPOSE_ONLY, variable
    for line in text.splitlines():
        _, found, rest = line.partition("bin/tafelronde")
        if found:
            command, *flags = [word for word in re.split(r'[\s",\]]+', rest) if word]
            known = options(command)
            assert all(flag in known for flag in flags if flag.startswith("--")), line


def test_every_command_in_the_text_exists() -> None:
    for line in re.findall(r"(?:\./play|tafelronde) (-[^`\n#,;]*|migrate[^`\n#,;]*)", DOC):
        words = shlex.split(line)
        known = options("migrate") if words[0] == "migrate" else {**SERVE, "--help": None}
        assert all(word in known for word in words if word.startswith("--")), line


def test_every_file_that_is_named_is_there() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", DOC):
        assert (ROOT / "docs" / target).exists(), target
    for name in re.findall(r"deploy/[\w@./-]*\w", DOC):
        assert (ROOT / name).exists(), name
    assert {file.name for file in FILES} == {
        *(
            "Caddyfile",
            "Caddyfile.folder",
            "Containerfile",
            "compose.yaml",
            "site.conf",
            "upstream.conf",
        ),
        "folder.conf",
        *("tafelronde.env", "tafelronde@.service"),
    }


def test_the_compose_file_is_whole() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert services.keys() == {"database", "one", "two", "proxy"}
    for name in ("one", "two"):
        node = services[name]
        assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).exists()
        assert node["environment"]["TAFELRONDE_DATABASE"].endswith("@database/tafelronde")
        assert f"server {name}:8080 " in compose["configs"]["upstream"]["content"]
    for service in services.values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists(), volume
        for other in service.get("depends_on", ()):
            assert other in services
    assert "EXPOSE 8080" in (DEPLOY / "Containerfile").read_text()


def test_what_compose_executes_is_there() -> None:
    """A documented ``docker compose exec SERVICE PROGRAM …`` finds both, and its command."""
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    container = (DEPLOY / "Containerfile").read_text()
    documented = re.findall(r"docker compose ((?:-\S+ \S+ )*)exec (\S+) (\S+) ([\w-]+)", DOC)
    assert documented
    for flags, service, program, command in documented:
        assert flags == "-f deploy/compose.yaml "
        node = compose["services"][service]
        assert node["build"]["dockerfile"] == "deploy/Containerfile", service
        assert program in ("tafelronde", "python")
        if program == "tafelronde":
            assert command in command_line("serve").commands
        folder = re.search(r"python -m venv (\S+)", container)[1]  # type: ignore[index]
        assert re.search(rf"^(ENV |    )PATH={folder}/bin:\$PATH", container, re.MULTILINE)
        assert f"COPY --from=build {folder} {folder}" in container


def test_nodes_of_compose_believe_the_proxy_alone() -> None:
    compose: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    (pool,) = compose["networks"]["default"]["ipam"]["config"]
    proxy = compose["services"]["proxy"]["networks"]["default"]["ipv4_address"]
    for name in ("one", "two"):
        trusted = compose["services"][name]["environment"]["TAFELRONDE_TRUST_PROXY"]
        assert trusted.split(",") == ["127.0.0.1", proxy]  # metrics are read in the container
    assert ip_address(proxy) in ip_network(pool["subnet"])
    assert ip_network(pool["ip_range"]).subnet_of(ip_network(pool["subnet"]))
    assert ip_address(proxy) not in ip_network(pool["ip_range"])


def test_systemd_finds_nothing(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here")
    text = (DEPLOY / "tafelronde@.service").read_text()
    unit = tmp_path / "tafelronde@8081.service"
    unit.write_text(text.replace("/opt/tafelronde/.venv/bin/tafelronde", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if "tafelronde" in line]
    assert said == []


def test_every_block_is_typed_or_the_reason_is_told() -> None:
    program = hosting.typed()
    for block in hosting.BLOCKS:
        told = block.startswith(tuple(hosting.NOT_TYPED))
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        known = [hosting.swapped(line) in program for line in lines]
        assert told or all(known), block
    starts = [one for one in hosting.NOT_TYPED if any(b.startswith(one) for b in hosting.BLOCKS)]
    assert starts == list(hosting.NOT_TYPED)


@pytest.mark.nightly
def test_the_page_is_typed_from_top_to_bottom(tmp_path: Path) -> None:
    """Real nodes, nginx and PostgreSQL, in a copy of this machine's files and without a network."""
    if os.name == "nt" or os.geteuid() != 0 or shutil.which("nginx") is None:
        pytest.skip("needs root, nginx and a Linux with overlays")
    alone = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child"]
    program = [sys.executable, hosting.__file__, str(tmp_path)]
    done = subprocess.run([*alone, *program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
