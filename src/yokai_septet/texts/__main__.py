"""`python -m yokai_septet.texts > docs/rules.md` writes the English rulebook for the docs."""

from yokai_septet.texts import Texts, rulebook

if __name__ == "__main__":
    print(rulebook(Texts("en")).markdown(), end="")
