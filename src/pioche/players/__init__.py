"""Players choose a move from a View, and nothing more: a bot cannot cheat, for it is never shown the truth."""
