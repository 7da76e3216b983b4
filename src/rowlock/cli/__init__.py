"""The `rowlock` command, one module a subcommand, imported when called."""

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells give it."""
