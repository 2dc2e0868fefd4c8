"""A table of plain text: tell what happens, show what you may see, ask for your move."""

import re
from pathlib import Path

from pioche.engine.play import Play
from pioche.games.catalogue import GAMES
from pioche.players.contract import Budget
from pioche.players.levels import player
from pioche.rulekit import Refusal
from pioche.surfaces.terminal.board import board
from pioche.surfaces.terminal.speaking import meant
from pioche.surfaces.terminal.telling import told
from pioche.surfaces.words import Words

ME = 0
COMMANDS = ("help", "board", "rules", "undo", "save", "quit")
SHOWN_ANYWAY = ("dealt",)
"""Events that need no sentence: the hand is shown."""


class TextTable:
    def __init__(self, session: Play, say: Words, level: str, seed: int) -> None:
        self.session = session
        self.say = say
        self.bot = player(level, session.game, session.state.seats, seed)
        self.heard = 0
        """How many events have been told."""

    def play(self) -> None:
        """Until the match is over or you leave; EOFError when the input ends."""
        self.explain()
        print(self.say("play-help-hint"))
        self.tell()
        while not self.session.over:
            if self.session.to_move == ME:
                if not self.ask():
                    return
            else:
                self.let_bot_move()
            self.tell()
        self.tell_outcome()

    def explain(self) -> None:
        print(self.say(f"{self.session.game}-intro"))
        reflex = GAMES[self.session.game].reflex
        if reflex and reflex().used_with(self.session.record().options):
            print(self.say("play-no-race"))

    def tell(self) -> None:
        events = self.session.events_for(ME)
        news = [event for event in events[self.heard :] if event.name not in SHOWN_ANYWAY]
        for text in told(self.session, news, ME, self.say):
            print(text)
        self.heard = len(events)

    def let_bot_move(self) -> None:
        seat = self.session.to_move
        assert seat is not None
        move = self.bot.choose(self.session.view(seat), Budget())
        self.session.play(GAMES[self.session.game].notation.write_move(move))

    def show(self) -> None:
        print()
        for line in board(self.session.view(ME), self.session.players, self.say):
            print(line)

    def ask(self) -> bool:
        """Your move; False if you leave."""
        self.show()
        moves = sorted(self.session.legal, key=in_natural_order)
        for number, move in enumerate(moves, 1):
            print(f"  {number}  {words_of(self.session.game, move, self.say)}")
        while self.session.to_move == ME:
            answer = input(self.say("play-your-move") + " ").strip()
            if answer == "q" or meant(answer, "command", COMMANDS, self.say) == "quit":
                return False
            if self.answered(answer, moves):
                break
        return True

    def answered(self, answer: str, moves: list[str]) -> bool:
        """Whether the table has changed and must be shown again."""
        word, _, rest = answer.partition(" ")
        command = meant(word, "command", COMMANDS, self.say)
        if command in ("?", "help"):
            print(self.say("play-help", moves=", ".join(moves)))
            return False
        if command == "rules":
            print(self.say.rules(self.session.game))
            return False
        if command == "undo":
            return self.take_back()
        if command == "save":
            self.save(Path(rest or "game.json"))
            return False
        return command == "board" or self.played(answer, moves)

    def played(self, answer: str, moves: list[str]) -> bool:
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            answer = moves[int(answer) - 1]
        try:
            self.session.play(answer, ME)
        except Refusal as refusal:
            print(self.say("play-sorry", why=self.say.why(refusal)))
            return False
        return True

    def take_back(self) -> bool:
        """Back to your last decision."""
        try:
            self.session.undo()
            while self.session.to_move != ME:
                self.session.undo()
        except Refusal as refusal:
            print(self.say("play-sorry", why=self.say.why(refusal)))
        self.heard = len(self.session.events_for(ME))
        return True

    def save(self, path: Path) -> None:
        try:
            path.write_bytes(self.session.record().to_json())
        except OSError as error:
            print(self.say("play-not-saved", reason=error.strerror or str(error)))
        else:
            print(self.say("play-saved", path=str(path)))

    def tell_outcome(self) -> None:
        names = [self.session.players[seat] for seat in self.session.winners]
        totals = zip(self.session.players, self.session.totals, strict=True)
        print(self.say("play-totals", scores=", ".join(f"{name} {total}" for name, total in totals)))
        print(self.say("play-winners", names=", ".join(names), count=len(names)))


def in_natural_order(move: str) -> list[tuple[bool, int, str]]:
    """9 before 10."""
    parts = re.split(r"(\d+)", move)
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]


def words_of(game: str, move: str, say: Words) -> str:
    verb, _, card = move.partition(" ")
    return say(f"{game}-move-{verb}", card=int(card) if card.isdecimal() else card)
