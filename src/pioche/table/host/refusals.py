"""What was refused of late: a command that is sent again is answered alike."""

from pioche.table import messages as m

_KEPT = 256


class Refusals:
    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], m.Refused] = {}
        """By person and command."""

    def of(self, person: str, command: str) -> m.Refused | None:
        return self._kept.get((person, command))

    def keep(self, person: str, refused: m.Refused) -> m.Refused:
        self._kept[person, refused.id] = refused
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return refused
