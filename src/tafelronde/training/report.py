"""The page of a course: what was learned, whether what is expected comes true, and how much
stronger each generation became."""

from collections.abc import Sequence
from html import escape

from ..arena.score import elo
from ..core.objects.registry import info
from .charts import figure, line_chart, page
from .fit import Fit
from .gate import best_of
from .generation import Generation
from .plan import Course
from .puzzled import Puzzled


def report(course: Course, generations: Sequence[Generation]) -> str:
    """The page, as HTML without anything from elsewhere."""
    last = generations[-1]
    parts = [
        f"<p>{_outcome(course, generations)} Each generation played "
        f"{sum(t.games for t in course.tables)} games with {course.simulations} simulations "
        "(positions, where alpha-beta plays) a decision. Then a gate tried the new network.</p>",
        '<div class="charts">',
        figure("Strength", _strength(course, generations)),
        figure("What was learned", _losses(last)),
        figure("Does what is expected come true?", _calibration(last)),
        figure("Puzzles solved", _puzzles([one.puzzled for one in generations])),
        "</div>",
        "<h2>The gates</h2>",
        _gates(course, generations),
        "<h2>The fits</h2>",
        _fits(generations),
    ]
    return page(f"{info(course.game).title}: training", parts)


def _outcome(course: Course, generations: Sequence[Generation]) -> str:
    best = best_of(course, [one.verdict for one in generations])
    if best is None:
        return "So far no network has beaten what the course began with."
    if course.against:
        return (
            f"These networks learned to beat {escape(course.against)} alone. That of generation "
            f"{best} does best: {100 * generations[best - 1].verdict.points:.1f} % of the "
            "victories."
        )
    return f"The best network is that of generation {best}."


def _strength(course: Course, generations: Sequence[Generation]) -> str:
    """Elo over what it began with, added up over what passed; or over the bot to be beaten."""
    height, points = 0.0, [(0.0, 0.0)]
    bars: list[tuple[float, float, float]] = []
    for one in generations:
        tables = one.verdict.tables
        games = sum(t.games for t in tables)
        low = sum(_elo(t.low, t.even) * t.games for t in tables) / games
        high = sum(_elo(t.high, t.even) * t.games for t in tables) / games
        points.append((one.number, height + one.verdict.elo))
        bars.append((one.number, height + low, height + high))
        if one.verdict.passed and not course.against:
            height += one.verdict.elo
    return line_chart([("", points)], "generation", "Elo", bars=bars)


def _elo(share: float, even: float) -> float:
    """Within the chart, also of a share that is none or all."""
    return elo(min(max(share, 0.001), 0.999), even)


def _losses(one: Generation) -> str:
    fit = one.fit
    lines = [
        ("learned", list(enumerate(fit.learned, 1))),
        ("held out", list(enumerate(fit.held_out, 1))),
    ]
    return line_chart(lines, "epoch", "loss (nats)")


def _calibration(one: Generation) -> str:
    points = [(of.expected, of.got) for of in one.fit.calibration]
    return line_chart([("", points)], "expected share", "share in the end", even=True)


def _puzzles(found: Sequence[Puzzled | None]) -> str:
    solved = [one for one in found if one is not None]
    if not solved or len(solved) < len(found):
        return "<p>The game brings no puzzles.</p>"
    before = (0.0, 100.0 * solved[0].before)
    points = [before, *((k, 100.0 * one.solved) for k, one in enumerate(solved, 1))]
    return line_chart([("", points)], "generation", "solved (%)")


def _gates(course: Course, generations: Sequence[Generation]) -> str:
    rows = [
        f"<tr><td>{one.number}</td><td>{escape(t.table)}</td><td>{t.simulations[0]}</td>"
        f"<td>{t.simulations[1]}</td><td>{t.games}</td><td>{100 * t.points:.1f} %</td>"
        f"<td>{100 * t.low:.1f} – {100 * t.high:.1f}</td>"
        f"<td>{'passed' if one.verdict.passed else 'failed'} ({one.verdict.likelihood:+.2f})</td>"
        "</tr>"
        for one in generations
        for t in one.verdict.tables
    ]
    head = (
        "<tr><th>generation</th><th>table</th><th>effort</th><th>of the others</th>"
        "<th>games</th><th>points</th><th>95 %</th><th>gate</th></tr>"
    )
    return (
        f"<p>One new bot sits among {escape(course.against) or 'bots with the best network'}. The "
        "effort is what each may do in the same time. Points of 50 % are even at every number of "
        "players.</p>"
        f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'
    )


def _fits(generations: Sequence[Generation]) -> str:
    rows = [
        f"<tr><td>{one.number}</td><td>{one.fit.samples:,}</td><td>{one.fit.games:,}</td>"
        f"<td>{one.fit.learned[-1]:.4f}</td>"
        f"<td>{_known(one.fit.held_out[-1] if one.fit.held_out else None)}</td>"
        f"<td>{_known(one.fit.by_results)}</td><td>{_known(one.fit.by_search)}</td>"
        f"<td>{_policy(one.fit)}</td><td>{one.fit.seconds:.0f} s</td>"
        f"<td>{one.verdict.seconds:.0f} s</td></tr>"
        for one in generations
    ]
    head = (
        "<tr><th>generation</th><th>decisions</th><th>games</th><th>loss, learned</th>"
        "<th>held out</th><th>results</th><th>results, by the search</th><th>policy</th>"
        "<th>fit</th><th>gate</th></tr>"
    )
    return (
        "<p>Losses are in nats a decision. That of the policy is of held-out games, and behind it "
        "stands that of who takes all actions for equal.</p>"
        f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'
    )


def _policy(fit: Fit) -> str:
    one = fit.policy
    if one is None:
        return "–"
    return f"{_known(one.held_out[-1] if one.held_out else None)} ({one.even:.2f})"


def _known(loss: float | None) -> str:
    return "–" if loss is None else f"{loss:.4f}"
