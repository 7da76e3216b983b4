"""Who can sit at a table: the Player protocol and the players that ship with Rowlock."""
