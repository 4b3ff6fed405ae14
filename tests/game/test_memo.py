"""What is remembered of immutable values is what would be computed again."""

from yokai_septet.game.memo import by_identity


def test_the_very_same_values_are_computed_once_and_equal_ones_each() -> None:
    asked: list[tuple[object, ...]] = []

    @by_identity(10)
    def listed(*values: object) -> list[object]:
        asked.append(values)
        return list(values)

    one, other = tuple(range(2)), tuple(range(2))
    assert listed(one, 5) is listed(one, 5)
    assert listed(one, 5) == listed(other, 5)
    assert listed(one, 5) is not listed(other, 5)
    assert listed(5, one) == [5, one], "the order counts"
    assert len(asked) == 3


def test_no_value_is_taken_for_one_that_is_gone() -> None:
    @by_identity(1000)
    def first(values: tuple[int, ...]) -> int:
        return values[0]

    assert [first((number, 0)) for number in range(500)] == list(range(500))


def test_only_so_much_is_remembered() -> None:
    asked: list[object] = []

    @by_identity(3)
    def same(value: object) -> object:
        asked.append(value)
        return value

    values = [object() for _ in range(4)]
    assert [same(value) for value in values] == values
    assert same(values[3]) is values[3]
    assert len(asked) == 4
    assert same(values[0]) is values[0]
    assert len(asked) == 5, "the first ones are forgotten"
