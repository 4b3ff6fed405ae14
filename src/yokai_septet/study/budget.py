"""The effort of a review, in numbers of playouts: the result is the same on every machine."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class ReviewBudget:
    """How much is computed for each decision."""

    blocks: int = 4
    """Repetitions, an even number: their spread is the error of a loss. Cards: one half for a first
    look, the other for a second one; fewer than four, all for the first."""
    learn: int = 1000
    """Cards, first look: the worlds in which the tree below each card is grown, in every block."""
    evaluate: int = 500
    """Cards, first look: the other worlds in which it is evaluated, in every block."""
    worlds: int = 2000
    """Cards, first look: the worlds of every block that are weighted by what the others did."""
    rivals: int = 3
    """Cards, second look: how many of the best are compared, besides the one made."""
    deeper: int = 8
    """Cards, second look: the factor by which `learn` grows."""
    wider: int = 2
    """Cards, second look: the factor by which `evaluate` and `worlds` grow."""
    pass_playouts: int = 16_000
    """Passes: the playouts of each stage in which the better quarter goes on."""
    finalists: int = 4
    """Passes: how many are compared with the one made, in all blocks."""
    pass_worlds: int = 1500
    """Passes: the worlds in which they are compared, in every block."""
    pass_learn: int = 0
    """Passes: the worlds in which a tree grows below each, in every block; 0 for none."""
    open_cards: bool = True
    """Whether to value the choices with open cards, too."""
    solve_from: int = 10
    """Open cards: exact values with at most this many cards in a hand; 0 for none."""
    solver_nodes: int = 40_000_000
    """Open cards: where the solver gives up, and playouts estimate the value."""
    open_playouts: int = 200
    """Open cards: the playouts of each choice that is not solved."""
    curve_playouts: int = 400
    """Luck: the playouts of each moment."""

    @classmethod
    def brief(cls) -> "ReviewBudget":
        """A budget of less than a second for a single decision, while somebody waits for it."""
        return cls(pass_playouts=8_000, solve_from=9, solver_nodes=2_000_000)

    def second_look(self) -> "ReviewBudget":
        """The budget of the second look: more worlds of every kind."""
        return replace(
            self,
            learn=self.learn * self.deeper,
            evaluate=self.evaluate * self.wider,
            worlds=self.worlds * self.wider,
        )

    def times(self, factor: int) -> "ReviewBudget":
        """A budget of so many times as many blocks, for checking a review."""
        return replace(self, blocks=self.blocks * factor, pass_playouts=self.pass_playouts * factor)

    def scaled(self, factor: float) -> "ReviewBudget":
        """A budget with this share of the playouts: for tests, and for slow machines."""

        def part(number: int, least: int) -> int:
            return max(min(number, least), round(number * factor))

        return replace(
            self,
            learn=part(self.learn, 10),
            evaluate=part(self.evaluate, 10),
            worlds=part(self.worlds, 10),
            pass_playouts=part(self.pass_playouts, 250),
            pass_worlds=part(self.pass_worlds, 15),
            pass_learn=part(self.pass_learn, 15),
            solver_nodes=part(self.solver_nodes, 1000),
            open_playouts=part(self.open_playouts, 5),
            curve_playouts=part(self.curve_playouts, 5),
        )
