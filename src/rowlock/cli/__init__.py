"""The `rowlock` command, one module a subcommand, imported when called."""
