"""Themes: what a person would call the reasons of a rule of thumb.

Features that mean something only together are one theme; those that only balance others belong to none.
"""

THEMES: dict[str, dict[str, tuple[str, ...]]] = {
    "no_thanks": {
        "pot": ("pot", "pot late"),
        "cost": ("cost", "cost late"),
        "chips": ("my chips", "few chips"),
        "neighbours": ("neighbours to come",),
        "rival": ("another would take it",),
        "forced": ("somebody is out of chips", "the next is out of chips"),
    },
    "take_that": {
        "row": ("take", "take late", "take, points", "take, points late", "take, many points", "take, no pile"),
        "twist": ("twist", "twist the only card"),
        "answers": (
            "the next is stuck",
            "the next is stuck, points",
            "the next is stuck or I am, points",
            "the one after is stuck, points",
            "it opens, the next is stuck",
            "cards that may fit",
        ),
        "gift": ("twists for others", "twists for others, the next is stuck", "its mirror is unseen"),
        "twists": ("twists I keep", "twists I keep, the next is stuck", "twists that may come"),
        "mirror": ("I hold its mirror",),
        "exposed": (
            "I am exposed",
            "I am exposed, points",
            "I am exposed, points, no pile",
            "I am exposed later",
            "I am exposed later, points",
            "my cards in reach",
            "my cards in reach, no pile",
            "my cards in twice the reach",
            "none of mine in reach",
            "none of mine in reach, points",
        ),
        "toad": ("a toad",),
        "victory": ("the round ends, I win", "the next must end the round, I win", "the next may end the round, I win"),
    },
    "tightrope": {
        "lean": ("score at the end", "sticks", "sticks more than nine", "balance squared", "balance late"),
        "steering": ("balance with the hand", "a card to repair", "keeps a high card", "keeps a low card"),
        "middle": ("spends a middle card",),
        "lead": ("leads the next trick",),
        "sparing": ("spares who was highest", "spares who was lowest"),
    },
    "hit_the_deck": {
        "out": ("goes out",),
        "points": (
            "points got rid of",
            "points, somebody nearly out",
            "points, somebody has one card",
            "points, many cards in my hand",
        ),
        "wild": (
            "wild cards kept",
            "two wild cards kept",
            "a wild card kept, I am nearly out",
            "a wild card kept, the next must draw",
        ),
        "choice": (
            "colours kept",
            "numbers kept",
            "cards of its colour kept",
            "cards of its number kept",
            "answers kept",
            "answers kept, I am nearly out",
        ),
        "stop": (
            "takes the turn of one nearly out",
            "demands what one nearly out must draw",
            "hits with a hand, somebody nearly out",
        ),
        "draws": ("the next must draw",),
        "danger": ("the next may go out, my points",),
        "cut": ("cuts", "cuts, I am nearly out"),
        "flip": ("flips",),
        "demand": ("demands a number", "number demanded", "demands a colour"),
        "again": ("my turn again", "my turn again, I am nearly out"),
        "word": ("a word card is my last",),
        "drawing": ("draws though able",),
        "keeping": ("keeps the card drawn",),
        "call": ("forgets to call",),
    },
}
