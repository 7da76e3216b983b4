"""What Alembic runs: the steps, on the connection it was given."""

from alembic import context

from rowlock.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
