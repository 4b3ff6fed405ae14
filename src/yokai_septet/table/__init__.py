"""The authority over one match: who sits where, what is allowed now, and what happens when.

No sockets, no database, no clock: commands and times come in, accepted entries come out.
"""
