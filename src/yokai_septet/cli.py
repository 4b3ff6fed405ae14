"""The `yokai` command."""


def main() -> None:
    """Run the command."""
    print("Yokai Septet")
