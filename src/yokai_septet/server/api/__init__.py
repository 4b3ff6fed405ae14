"""What the outside world reaches: routes by resource, sockets, authentication, the static page.

Nothing in here decides about a table; it translates between HTTP and `rooms`.
"""
