"""Yokai Septet for one person without a server: the page's requests and sockets, answered with the
same messages. Everything runs in a worker of the page, on the session that servers run.

`device` is the way in. Nothing here waits, stores or knows of JavaScript: an `Outcome` says which
rows to keep before its answers leave, and when to come back."""
