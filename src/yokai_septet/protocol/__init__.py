"""The typed messages between the server and any client: page, terminal or bot.

`messages` are those the server sends; what clients send are the table's own commands. `encode`
makes messages of a table, `decode` makes values of the game of them; the page's types are generated
from `schema`.
"""
