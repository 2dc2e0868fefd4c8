"""The laws of what a game declares: its modules are whole, its numbers go together, its words are all there."""

import ast
import re
from collections.abc import Callable, Iterator
from importlib.resources.abc import Traversable

from pioche.conformance.settings import Setting, accepted
from pioche.games.contract import (
    Encoding,
    Heuristic,
    LazyChance,
    Notation,
    Nouns,
    Recall,
    Rules,
    Sight,
    TextBoard,
    members,
)
from pioche.games.game import Game
from pioche.players.styles import champion, pool
from pioche.rulekit import MATCH_ENDED, MOST_FACTS, MOST_KINDS, ROUND_BEGAN, ROUND_ENDED, SCORED, Flag, Refusal
from pioche.surfaces.terminal.telling import COMMON
from pioche.surfaces.words import LANGUAGES, source, words

_Law = Callable[[Game], Iterator[str]]


def _every_module_is_whole(game: Game) -> Iterator[str]:
    """It has all the names that its Protocol asks for."""
    modules: dict[type, object] = {
        Nouns: game.nouns,
        Rules: game.rules,
        Sight: game.sight,
        Notation: game.notation,
        Heuristic: game.heuristic,
        Encoding: game.encoding,
        LazyChance: game.lazy_chance,
        TextBoard: game.text_board,
    }
    if game.recall:
        modules[Recall] = game.recall
    for protocol, module in modules.items():
        if missing := [name for name in members(protocol) if not hasattr(module, name)]:
            yield f"{protocol.__name__} lacks {', '.join(missing)}"


def _the_nouns_go_together(game: Game) -> Iterator[str]:
    nouns = game.nouns
    if game.state.layout.descr != game.view.layout.descr or not issubclass(game.view, game.state):
        yield "View must be a State with the same fields"
    if not {*nouns.RATED_SEATS, nouns.USUAL_SEATS} <= set(game.seats):
        yield "RATED_SEATS and USUAL_SEATS must be among SEATS"
    names = [option.name for option in (*game.nouns.OPTIONS, *game.parts)]
    fields = list(dict(game.state.layout.fields or {})["options"][0].names or ())
    if sorted(names) != sorted(fields):
        yield f"OPTIONS and REDUCED name {names}, and Options has the fields {fields}"


def _the_events_are_told_apart(game: Game) -> Iterator[str]:
    if missing := {ROUND_BEGAN, ROUND_ENDED, SCORED, MATCH_ENDED} - set(game.events):
        yield f"the events {sorted(missing)} of every game are not declared"
    if max(game.events) >= MOST_KINDS:
        yield f"events have numbers below {MOST_KINDS}"
    if len({name for name, _ in game.events.values()}) != len(game.events):
        yield "two events have the same name"
    clauses = [*(clause for _, clause in game.events.values()), *game.nouns.CLAUSES.values()]
    if wrong := _wrong_clauses(game, clauses):
        yield f"clauses begin with {game.nouns.PREFIX}-, not {wrong}"


def _the_reasons_go_together(game: Game) -> Iterator[str]:
    """Each has room for its facts, and no other is like it."""
    reasons = game.rules.REASONS
    if crowded := [reason.code for reason in reasons if len(reason.facts) > MOST_FACTS]:
        yield f"a reason has {MOST_FACTS} facts at most: {', '.join(crowded)}"
    if len({(reason.code, reason.clause) for reason in reasons}) != len(reasons):
        yield "two reasons have the same code and clause"
    if wrong := _wrong_clauses(game, [reason.clause for reason in reasons]):
        yield f"clauses of reasons begin with {game.nouns.PREFIX}-, not {wrong}"


def _wrong_clauses(game: Game, clauses: list[str]) -> list[str]:
    return [clause for clause in clauses if not re.fullmatch(rf"{game.nouns.PREFIX}-\d+|R-\d+", clause)]


def _the_styles_go_with_the_features(game: Game) -> Iterator[str]:
    """Those written by hand, and those that tuning found."""
    try:
        pool(game.name)
        for seats in game.nouns.RATED_SEATS if game.folder.joinpath("weights.json").is_file() else ():
            champion(game.name, seats)
    except (KeyError, Refusal) as error:
        yield f"weights: {error}"


def _every_sentence_is_there(game: Game) -> Iterator[str]:
    """In every language that the game speaks, and the same keys in each."""
    spoken = [language for language in LANGUAGES if game.folder.joinpath("words", f"{language}.ftl").is_file()]
    if "en" not in spoken:
        yield "words/en.ftl is missing"
        return
    wanted, known = _wanted(game), _keys(game, "en")
    for language in spoken:
        all_keys = set(re.findall(r"^([a-z][\w-]*) =", source(language), re.M))
        if missing := sorted(wanted - all_keys):
            yield f"words/{language}.ftl lacks {', '.join(missing)}"
        if different := sorted(known ^ _keys(game, language)):
            yield f"words/{language}.ftl and words/en.ftl do not have the same keys: {', '.join(different)}"
        if not game.folder.joinpath("words", f"rules.{language}.md").is_file():
            yield f"words/rules.{language}.md is missing"


def _every_option_is_told_in_the_rules(game: Game) -> Iterator[str]:
    for option in game.options:
        try:
            words("en").option(game.name, option.name)
        except LookupError:
            yield f"{game.name}-option-{option.name} has no .rule for the page of rules"


def _options_that_are_needed_are_declared(game: Game) -> Iterator[str]:
    """The catalogue tells it before any rule is compiled."""
    usual = {seats for seats in game.seats if accepted(Setting(game.name, seats, {}))}
    for option in game.options:
        if isinstance(option, Flag):
            switched = {seats for seats in game.seats if accepted(Setting(game.name, seats, {option.name: True}))}
            if switched - usual != set(option.needed):
                yield f"{option.name} is needed by {sorted(switched - usual)}, not by {list(option.needed)} players"


def _wanted(game: Game) -> set[str]:
    events = {name for name, _ in game.events.values()}
    keys = {f"{game.name}-{name}" for name in events - set(COMMON)}
    keys |= {f"{game.name}-{name}" for name in ("title", "pitch", "intro")}
    keys |= {f"{game.name}-option-{option.name}" for option in game.options}
    codes = _refusals(game.folder) | {reason.code for reason in game.rules.REASONS}
    return keys | {f"refused-{code}" for code in codes}


def _refusals(folder: Traversable) -> set[str]:
    """The codes of every Refusal(...) in the sources of the game."""
    codes: set[str] = set()
    for path in folder.iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    codes |= {str(text.value) for text in ast.walk(node.args[0]) if isinstance(text, ast.Constant)}
    return codes


def _keys(game: Game, language: str) -> set[str]:
    text = game.folder.joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


LAWS: tuple[_Law, ...] = (
    _every_module_is_whole,
    _the_nouns_go_together,
    _the_events_are_told_apart,
    _the_reasons_go_together,
    _the_styles_go_with_the_features,
    _every_sentence_is_there,
    _every_option_is_told_in_the_rules,
    _options_that_are_needed_are_declared,
)
