"""`python -m yokai_septet.server`: the same as `yokai serve`."""

import typer

from yokai_septet.server.commands import serve

if __name__ == "__main__":
    typer.run(serve)
