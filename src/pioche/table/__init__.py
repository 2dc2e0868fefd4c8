"""One live game among people and bots: one mailbox, store first, then tell. Knows no network and no words."""
