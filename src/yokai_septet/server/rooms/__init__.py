"""The tables that this worker serves, as live rooms: `service` is the way in.

A `Room` has the session of a table and the connections that listen to it. What happens is decided
by the session; here it is stored, sent, woken and thought for. `registry` finds and updates rooms,
`broadcast` sends what happened, `scheduler` wakes sessions, `presence` tracks who is connected,
`bot_pool` is where bots think.
"""
