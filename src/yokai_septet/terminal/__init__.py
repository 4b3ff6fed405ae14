"""The game in a terminal: line by line (`plain`), or as a table drawn on the screen (`app`).

`session` is a match on this machine, `saved` keeps an interrupted one. Nothing here judges a move:
the rules do, here or on a server.
"""
