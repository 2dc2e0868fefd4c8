"""The live table beside boardgame.io: the same paced load, server CPU per move, and how long everybody waits."""
