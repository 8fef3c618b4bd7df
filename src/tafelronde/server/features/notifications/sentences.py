"""Notifications as sentences, in the reader's language."""

from ....core.objects.registry import infos
from ....words import LANGUAGES, SHARED, Words, load_words
from .rows import Notification, Seen, SeenTournament


def words_of_mail(language: str) -> Words:
    """The words of notifications; in English where only a newer version knows the language."""
    return load_words(language if language in LANGUAGES else LANGUAGES[0], SHARED / "mail")


def sentence(language: str, one: Notification, there: Seen | SeenTournament) -> tuple[str, str]:
    """The title and the text of a notification."""
    say = words_of_mail(language)
    if isinstance(there, SeenTournament):
        return say("notice-walkover", round=one.ply, tournament=there.name), ""
    card = there.card
    game = next((info.title for info in infos() if info.name == card.game), card.game)
    others = [seat.name for seat in card.seats if seat.name and seat.user != one.user]
    names = ", ".join(others)
    if one.kind == "round":
        title = say("notice-round", round=card.round, tournament=there.tournament)
        return title, say("notice-game-with", game=game, names=names)
    title = say(f"notice-{one.kind}", game=game)
    return title, say("notice-with", names=names) if names else ""
