"""The game in a terminal: line by line (`plain`), or as a table drawn on the screen (`app`).

Both stand on a `client`, of a table on this machine or on a server. Nothing here judges a move: the
table does.
"""
