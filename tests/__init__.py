"""The tests. They mirror `src/yokai_septet`; `kit` holds what several of them need."""
