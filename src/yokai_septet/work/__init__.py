"""Long work as values: what is asked of an engine, what it answers, and the function that does it.
What runs it, a process beside a server or a worker of the page, stands elsewhere."""
