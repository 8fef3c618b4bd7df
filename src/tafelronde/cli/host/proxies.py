"""The options of ``serve`` about proxies, checked."""

from ..parts.problems import Problem


def read_proxies(text: str | None) -> str:
    """Addresses and networks with commas between. Raises Problem, which names the wrong one."""
    from ...server.http.addresses import Proxies

    text = text or ""
    try:
        Proxies(text)
    except ValueError as error:
        wrong = str(error)
        if wrong == "*" or wrong.endswith("/0"):
            raise Problem("proxy-everybody", value=wrong) from None
        raise Problem(
            "bad-option", field="--trust-proxy", value=wrong, expected="127.0.0.1,10.0.0.0/24"
        ) from None
    return text


def read_path(text: str | None) -> str:
    """A folder on a site, without a ``/`` at its end; '' for the whole site. Raises Problem."""
    from ...server.http.arrival import FOLDER

    folder = (text or "").rstrip("/")
    if folder and not FOLDER.fullmatch(folder):
        raise Problem("bad-option", field="--path", value=text or "", expected="/games")
    return folder
