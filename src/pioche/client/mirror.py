"""What a table has told, as a whole."""

from pioche.client.api import Message


class Mirror:
    """What the table has told so far."""

    def __init__(self) -> None:
        self.seq = -1
        self.you: int | None = None
        self.table: Message = {}
        self.view: Message | None = None
        self.legal: list[str] = []
        self.awaits: list[int] = []
        self.ply = 0

    def hear(self, message: Message) -> None:
        """A snapshot replaces everything, an event changes some of it."""
        if message["tell"] == "snapshot":
            self.you, self.table, self.view = message["you"], message["table"], message["view"]
        elif message["tell"] == "event":
            self.table = {**self.table, **message["table"]}
            self.view = {**(self.view or {}), **message["view"]} if message["view"] else self.view
        else:
            return
        self.seq, self.legal, self.awaits = message["seq"], message["legal"], message["awaits"]
        self.ply = message["ply"]
