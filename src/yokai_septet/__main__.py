"""`python -m yokai_septet` is the `yokai` command."""

from yokai_septet.cli import main

main()
