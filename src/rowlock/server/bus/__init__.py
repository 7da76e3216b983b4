"""How the workers hear of each other."""
