"""A program: run another one as if less were installed, or as if Windows were below Tafelronde.

``python as_if.py WHAT FILE ARGUMENT…``, or ``-m MODULE`` in place of the file. ``WHAT`` is

- ``core``: what ``pip install tafelronde`` brings is there, and Python's own, but nothing else;
- ``terminal``, or another extra: that, and what the extra brings;
- ``windows``: our modules can import no module that POSIX alone has, and find in ``os``, ``signal``
  and others nothing that Windows lacks. Only they are deceived: the libraries go on as on this
  system.
"""

import builtins
import os
import re
import runpy
import sys
import tomllib
import types
import warnings
from importlib import metadata
from pathlib import Path
from typing import Any

MODULES = frozenset(
    {"curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "termios", "tty"}
)
"""Modules that are not there."""

NAMES = {
    "os": """
        EX_OK F_LOCK O_ASYNC O_CLOEXEC O_DIRECTORY O_DSYNC O_NOCTTY O_NOFOLLOW O_NONBLOCK O_PATH
        O_SYNC O_TMPFILE PRIO_PROCESS RTLD_NOW WEXITSTATUS WIFEXITED WIFSIGNALED WNOHANG
        WTERMSIG chflags chown chroot confstr copy_file_range ctermid environb eventfd fchdir
        fchmod fchown fdatasync fork forkpty fpathconf fstatvfs getegid geteuid getgid getgroups
        getloadavg getpgid getpgrp getpriority getresuid getsid getuid getxattr initgroups
        killpg lchown lockf major memfd_create mkfifo mknod nice openpty pathconf pidfd_open
        pipe2 posix_fadvise posix_fallocate posix_spawn pread preadv pwrite pwritev readv
        register_at_fork sched_getaffinity sched_setaffinity sched_yield sendfile setegid
        seteuid setgid setgroups setpgid setpgrp setpriority setsid setuid setxattr splice
        statvfs sync sysconf tcgetpgrp tcsetpgrp ttyname uname wait wait3 wait4 waitid writev
        set_blocking get_blocking
    """,
    "signal": """
        SIGALRM SIGBUS SIGCHLD SIGCONT SIGHUP SIGIO SIGKILL SIGPIPE SIGPOLL SIGPROF SIGQUIT SIGSTOP
        SIGSYS SIGTSTP SIGTTIN SIGTTOU SIGURG SIGUSR1 SIGUSR2 SIGVTALRM SIGWINCH SIG_BLOCK
        SIG_SETMASK SIG_UNBLOCK alarm getitimer pause pthread_kill pthread_sigmask setitimer
        siginterrupt sigpending sigtimedwait sigwait sigwaitinfo
    """,
    "socket": "AF_UNIX SCM_RIGHTS SO_REUSEPORT send_fds recv_fds",
    "select": "epoll kqueue poll",
    "time": "tzset",
}
"""The names that modules lack on Windows."""


def _brought(requirements: list[str], extra: str) -> set[str]:
    """The packages that these requirements bring, and what they require themselves."""
    found: set[str] = set()
    for requirement in requirements:
        match = re.match(r"([\w.-]+)(?:\[([\w,-]+)\])?", requirement)
        condition = requirement.partition(";")[2]
        wanted = re.search(r"extra == ['\"]([\w-]+)['\"]", condition)
        if match is None or (wanted is not None and wanted[1] != extra):
            continue
        try:
            required = metadata.requires(match[1]) or []
        except metadata.PackageNotFoundError:  # for another system
            continue
        found |= {match[1], *_brought(required, match[2] or "")}
    return found


def _modules(package: str) -> set[str]:
    """The names that a package can be imported by."""
    files = metadata.files(package) or []
    tops = {file.parts[0] for file in files if file.suffix in (".py", ".so", ".pyd")}
    return {top.partition(".")[0] for top in tops}


class _Only:
    """Finds nothing but these modules and Python's own."""

    def __init__(self, modules: set[str]) -> None:
        self.modules = modules

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Raises ModuleNotFoundError; else others look for it."""
        top = name.partition(".")[0]
        own = top in sys.stdlib_module_names or top.startswith("_sysconfigdata")
        if top not in self.modules and not own:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def only(extra: str, project: dict[str, Any]) -> None:
    """Make this process see only the packages that this extra (or ``core``) brings."""
    extras = project["optional-dependencies"]
    required = [*project["dependencies"], *([] if extra == "core" else extras[extra])]
    modules = {"tafelronde"}
    for package in _brought(required, ""):
        modules |= _modules(package)
    sys.meta_path.insert(0, _Only(modules))  # pyright: ignore[reportArgumentType]


class _Less(types.ModuleType):
    """A module without some of its names."""

    def __init__(self, whole: types.ModuleType, missing: frozenset[str]) -> None:
        super().__init__(whole.__name__)
        self.__dict__.update(
            {name: value for name, value in vars(whole).items() if name not in missing}
        )


class _Windows(types.ModuleType):
    """``msvcrt``, as far as we use it."""

    LK_NBLCK, LK_UNLCK = 2, 0

    @staticmethod
    def locking(handle: int, mode: int, size: int) -> None:
        """Lock so many bytes from here on; raises PermissionError where somebody has them."""
        import fcntl

        kind = fcntl.LOCK_UN if mode == _Windows.LK_UNLCK else fcntl.LOCK_EX | fcntl.LOCK_NB
        try:
            fcntl.lockf(handle, kind, size, 0, os.SEEK_CUR)
        except BlockingIOError as error:
            raise PermissionError(error.errno, error.strerror) from None


def windows() -> None:
    """Make our modules see Windows from now on. With ``-X warn_default_encoding`` it is an error,
    too, where one leaves a file's encoding to the system."""
    warnings.filterwarnings("error", category=EncodingWarning, module="tafelronde")
    real = builtins.__import__
    less: dict[str, types.ModuleType] = {
        name: _Less(real(name), frozenset(missing.split())) for name, missing in NAMES.items()
    }
    less["os"].name = "nt"  # pyright: ignore[reportAttributeAccessIssue]
    less["msvcrt"] = _Windows("msvcrt")

    def import_as_there(
        name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0
    ) -> Any:
        asks = str((globals or {}).get("__name__", ""))
        if level == 0 and asks.partition(".")[0] == "tafelronde":
            if name.partition(".")[0] in MODULES:
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
            if name in less:
                return less[name]
        return real(name, globals, locals, fromlist, level)

    builtins.__import__ = import_as_there


def main(what: str, arguments: list[str]) -> None:
    if what == "windows":
        windows()
    else:
        text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
        only(what, tomllib.loads(text)["project"])
    if arguments[0] == "-m":
        sys.argv = arguments[1:]
        sys.path[0] = os.getcwd()
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = arguments
        sys.path[0] = str(Path(arguments[0]).parent)
        runpy.run_path(arguments[0], run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
