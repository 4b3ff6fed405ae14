"""The server: tables for many people, over HTTP and sockets, with a store that loses nothing.

`app` puts it together. `api` is what clients reach, `rooms` brings commands to tables, appends what
they accept to the `store`, sends it to every connection and announces it to other workers on the
`bus`. A worker owns nothing: kill it at any moment and another goes on.
"""
