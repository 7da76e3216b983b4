"""The game as Gymnasium and PettingZoo environments."""
