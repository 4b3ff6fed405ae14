"""The tutorial of the page, checked against the rules."""
