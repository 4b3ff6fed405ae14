// The exact solver, and the two reference solvers for tests and benchmarks.
#include <algorithm>
#include <atomic>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "bindings/bindings.hpp"
#include "reference/alpha_beta.hpp"
#include "reference/minimax.hpp"
#include "solver/solver.hpp"

namespace yokai {

namespace {

using solver::Position;

Position make_position(std::array<Mask, 4> hands, int trump, int leader,
                       const std::vector<int>& trick, std::array<int, 2> tricks,
                       std::array<Mask, 2> bosses, bool basic) {
    Position p;
    p.hands = hands;
    p.trump = trump;
    p.leader = leader;
    p.tricks = tricks;
    p.bosses = bosses;
    p.basic = basic;
    if (trick.size() > 3) throw nb::value_error("a trick in progress holds 0 to 3 cards");
    p.trick_size = int(trick.size());
    for (std::size_t i = 0; i < trick.size(); ++i)
        p.trick[i] = trick[i] < 0 || trick[i] > 255 ? NO_CARD : Card(trick[i]);
    if (const char* why = solver::why_invalid(p)) throw nb::value_error(why);
    return p;
}

using CardBounds = std::tuple<int, int, int>;
using Result =
    std::tuple<int, int, std::vector<CardBounds>, std::vector<int>, std::uint64_t, double, bool>;

class PySolver {
public:
    explicit PySolver(std::size_t memory) : solver_(memory) {}

    Result solve(const Position& p, bool cards, bool line, std::uint64_t nodes, double seconds,
                 const std::optional<nb::callable>& progress) {
        if (busy_.exchange(true)) throw std::runtime_error("this solver is already running");
        const BusyGuard guard{busy_};
        solver::Solution solution;
        {
            nb::gil_scoped_release release;
            solution = solver_.solve(
                p, {cards, line}, {nodes, seconds}, [&](const solver::Bounds& b, std::uint64_t n) {
                    nb::gil_scoped_acquire acquire;
                    if (PyErr_CheckSignals() != 0) throw nb::python_error();
                    return !progress || nb::cast<bool>((*progress)(b.lower, b.upper, n));
                });
        }
        std::vector<CardBounds> values;
        for (const solver::CardValue& v : solution.cards)
            values.emplace_back(v.card, v.value.lower, v.value.upper);
        return {solution.value.lower,
                solution.value.upper,
                values,
                {solution.line.begin(), solution.line.end()},
                solution.nodes,
                solution.seconds,
                solution.complete};
    }

    void clear() {
        if (busy_.exchange(true)) throw std::runtime_error("this solver is already running");
        const BusyGuard guard{busy_};
        solver_.clear();
    }

private:
    struct BusyGuard {
        std::atomic<bool>& busy;
        ~BusyGuard() { busy = false; }
    };
    solver::Solver solver_;
    std::atomic<bool> busy_{false};
};

}  // namespace

void bind_solver(nb::module_& m) {
    nb::class_<Position>(m, "SolverPosition")
        .def(
            "__init__",
            [](Position* self, std::array<Mask, 4> hands, int trump, int leader,
               std::vector<int> trick, std::array<int, 2> tricks, std::array<Mask, 2> bosses,
               bool basic) {
                new (self)
                    Position(make_position(hands, trump, leader, trick, tricks, bosses, basic));
            },
            nb::arg("hands"), nb::arg("trump"), nb::arg("leader"), nb::arg("trick"),
            nb::arg("tricks"), nb::arg("bosses"), nb::arg("basic"));
    nb::class_<PySolver>(m, "Solver")
        .def(nb::init<std::size_t>(), nb::arg("memory"))
        .def("solve", &PySolver::solve, nb::arg("position"), nb::arg("cards"), nb::arg("line"),
             nb::arg("nodes"), nb::arg("seconds"), nb::arg("progress").none())
        .def("clear", &PySolver::clear);
    m.def("solve_by_minimax", [](const Position& p) {
        nb::gil_scoped_release release;
        return solver::reference::minimax(p);
    });
    m.def("solve_by_alpha_beta", [](const Position& p) {
        nb::gil_scoped_release release;
        solver::reference::AlphaBeta search;
        const int value = search.solve(p);
        return std::pair<int, std::uint64_t>(value, search.nodes);
    });
}

}  // namespace yokai
