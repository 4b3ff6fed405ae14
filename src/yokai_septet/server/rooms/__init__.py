"""The tables that this worker serves, as live rooms: `service` is the way in.

A `Room` is a copy of a table's log with the connections that listen to it. `registry` finds and
updates rooms, `broadcast` sends what happened, `scheduler` does what happens by itself, `presence`
tracks who is connected, `bot_pool` is where bots think.
"""
