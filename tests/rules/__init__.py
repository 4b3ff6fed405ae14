"""The rules, one test or more for every number, and the forty cases: written from the rules."""
