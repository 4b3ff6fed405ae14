"""What a host does while people play: see who is connected, close a table, rename and bar people,
bar networks.

The store is the way of everything: `yokai admin` and the admin page write an act there, every
worker looks there once a second, and one of them carries it out.
"""
