"""A table in a process: its mailbox, its connections, its bots, its log."""
