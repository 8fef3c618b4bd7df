"""Writing matches as record files and reading them back (docs/record.md)."""

import os
from pathlib import Path

from .errors import RecordError
from .files import write_atomically
from .layout import assemble, moves_lines, result_lines, seed_lines, takeback_lines
from .match import Match
from .parse import Record, parse_record
from .sections import MAX_BYTES
from .timing import timing_lines
from .verify import verify


def format_record(match: Match, *, secret: bool = False) -> str:
    """The text of a match's record. It shows the seed when the match is over.

    With ``secret`` it also has the seed while the match runs, marked as secret, so that the match
    can be played on from the text. Whoever reads such a record can foresee all chance.

    Examples:
        >>> from tafelronde.match.chance import seed_from_number
        >>> match = Match.start("rosenkoenig", names=["Ada", "Ben"], seed=seed_from_number(7))
        >>> drawn = match.play("N2")
        >>> text = format_record(match)
        >>> [line for line in text.splitlines() if line.startswith("  ")]  # the plies
        ['  0. chance  +NW3 +SE1 +N2 +SW2 +S2 +SW3 +SE3 +S3 +S1 +NE3', '  1. red     N2']
        >>> "secret-seed" in text, "secret-seed" in format_record(match, secret=True)
        (False, True)
    """
    labels = match.setup.labels()
    plies = match.plies()
    notation = match.state.game.notation
    sections = {
        "setup": match.setup.lines(),
        "table": match.table.lines(labels),
        "moves": moves_lines(
            labels,
            [ply.player for ply in plies],
            [notation.format_action(ply.action) for ply in plies],
        ),
    }
    if match.takebacks:
        sections["takebacks"] = takeback_lines(match.takebacks)
    if match.timing is not None:
        sections["clock"] = timing_lines(match.timing, labels)
    sections["result"] = result_lines(labels, match.state, match.resigned, match.gone)
    seed = match.secret_seed if secret else match.seed
    sections["seed"] = seed_lines(seed, secret and not match.is_over)
    return assemble(sections)


def save_match(match: Match, path: str | os.PathLike[str], *, secret: bool = False) -> None:
    """Write the record of a match to a file, completely or not at all.

    ``secret`` is that of ``format_record``; only this user may read a file with a secret seed.
    Raises OSError.
    """
    private = secret and not match.is_over
    write_atomically(path, format_record(match, secret=secret), private=private)


def read_record(path: str | os.PathLike[str]) -> Record:
    """Read a record file. Raises OSError, RecordError."""
    with Path(path).open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    return parse_record(data)


def resume(record: Record) -> Match:
    """The match of a record. It can be played on if the record has the seed.

    Raises RecordError for the first fault that ``verify`` finds.

    Examples:
        >>> match = Match.start("rosenkoenig")
        >>> record = parse_record(format_record(match, secret=True))
        >>> again = resume(record)
        >>> again.log == match.log, again.state == match.state
        (True, True)
        >>> watched = resume(parse_record(format_record(match)))  # nobody may know the seed yet
        >>> watched.play(watched.state.legal_actions()[0])
        Traceback (most recent call last):
            ...
        MatchError: this match cannot be played on here: its seed is not known
    """
    for finding in verify(record).findings:
        field = finding.code if finding.ply is None else f"ply {finding.ply}"
        raise RecordError(finding.line, finding.section, field, finding.sentence)
    return Match.from_log(
        record.setup,
        record.table,
        record.log,
        seed=record.seed,
        takebacks=record.takebacks,
        resigned=record.resigned,
        timing=record.timing,
        gone=record.gone,
    )


def load_match(path: str | os.PathLike[str]) -> Match:
    """Read a record file and make its match (see ``resume``). Raises OSError, RecordError.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> match = Match.start("rosenkoenig")
        >>> match.resign(0)
        >>> with TemporaryDirectory() as folder:
        ...     save_match(match, f"{folder}/first.rec")
        ...     print(load_match(f"{folder}/first.rec"))
        <Match of rosenkoenig: ply 10, over>
    """
    return resume(read_record(path))
