"""Fast play in bulk: the only home of numba."""
