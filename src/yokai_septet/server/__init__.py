"""The server: tables for many people, over HTTP and sockets, with a store that loses nothing.

`app` puts it together; `house` is its heart: it brings commands to tables, appends what they
accept to the store and tells every connection. `store`, `bus`, `thinking`, `identity` and `page`
are what it stands on. A worker owns nothing: kill it at any moment and another goes on.
"""
