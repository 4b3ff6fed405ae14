"""The tables that this worker serves, as live rooms: `service` is the way in.

A `Room` has the session of a table and the connections that listen to it. What happens is decided
by the session; here it is stored, sent, woken and thought for. `runner` has the way of every
change, `registry` finds rooms, `table_log` reads and writes their logs, `broadcast` sends what
happened, `presence` tracks who is connected, `bot_pool` is where bots think.
"""
