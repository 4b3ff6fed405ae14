"""Tests of `yokai_septet.game` beyond the single rules: properties, errors, goldens, dealing."""
