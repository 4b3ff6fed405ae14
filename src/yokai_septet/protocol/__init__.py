"""The typed messages between the server and any client: page, terminal or bot.

`messages` are those the server sends; what clients send are the table's own commands. The page's
types are generated from here.
"""
