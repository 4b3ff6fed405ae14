"""Runs migrations on the connection that `Store.migrate` hands over."""

from alembic import context

from yokai_septet.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
