"""How fast we are, beside others: the command `pioche bench`. Enter by `run.run`."""
