"""The steps from an empty database to today's, run when the server starts."""
