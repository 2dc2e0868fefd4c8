"""The road of learning, one for all games: self-play among styles and earlier selves, and networks that play."""
