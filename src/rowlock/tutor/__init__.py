"""What a choice was worth: decisions, loss and luck, read from the record."""
