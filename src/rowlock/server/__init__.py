"""Tables, people and their connections."""
