// Many games stepped by one call, on several threads.
#pragma once

#include <thread>
#include <vector>

#include "envs/labels.hpp"
#include "envs/observation.hpp"

namespace yokai {

// The arrays that a step fills: a row for each game.
struct BatchArrays {
    std::int8_t* observations;  // of the seat to act next
    std::int8_t* masks;         // what it may choose
    std::int64_t* seats;        // the seat to act next
};

struct StepArrays {
    float* rewards;                   // of every seat
    float* acting_rewards;            // of the seat that acted
    bool* terminated;                 // whether the episode is over
    std::int8_t* final_observations;  // of the seat that acted, where the episode is over
};

class GameBatch {
public:
    // With `autoreset`, the step that ends an episode also begins the next one.
    GameBatch(const EnvRules& env, std::size_t n, int threads, bool autoreset)
        : env_(env), games_(n), threads_(threads), autoreset_(autoreset) {}

    const EnvRules& env() const { return env_; }
    std::size_t size() const { return games_.size(); }
    const EnvGame& game(std::size_t i) const { return games_[i]; }

    void seed(const std::uint64_t* seeds) {
        for (std::size_t i = 0; i < size(); ++i) {
            games_[i].seed = games_[i].luck = seeds[i];
            games_[i].deals = 0;
        }
    }

    // Begins a new episode in every game, with the next deal of its seed.
    void begin() {
        with_family(env_.rules.family, [&]<Family F>() {
            for (EnvGame& game : games_) begin_episode<F>(game, env_);
        });
    }

    // The first game in which this action is not a choice, or `size()`.
    std::size_t first_illegal(const std::int64_t* actions) const {
        for (std::size_t i = 0; i < size(); ++i)
            if (actions[i] < 0 || actions[i] >= ACTIONS || !(choices(games_[i]) >> actions[i] & 1))
                return i;
        return size();
    }

    // Every action must be a choice of its game.
    void step(const std::int64_t* actions, const StepArrays& made, const BatchArrays& next) {
        with_family(env_.rules.family, [&]<Family F>() {
            in_parallel([&](std::size_t i) {
                EnvGame& game = games_[i];
                const int seat = game.turn;
                float* const rewards = made.rewards + i * env_.rules.players;
                yokai::step<F>(game, env_, static_cast<Card>(actions[i]), rewards);
                made.acting_rewards[i] = rewards[seat];
                made.terminated[i] = game.over;
                if (game.over) {
                    write_observation<F>(game, env_.rules, seat,
                                         made.final_observations + i * OBSERVATION_SIZE);
                    if (autoreset_) begin_episode<F>(game, env_);
                }
                write_row<F>(i, next);
            });
        });
    }

    void write(const BatchArrays& arrays) {
        with_family(env_.rules.family, [&]<Family F>() {
            in_parallel([&](std::size_t i) { write_row<F>(i, arrays); });
        });
    }

    // Who holds each card now: (games, 4 seats from the acting one on, 56).
    void write_holders(std::int8_t* out) {
        in_parallel([&](std::size_t i) {
            yokai::write_holders(env_.rules, games_[i].round.hands, games_[i].turn,
                                 out + i * HOLDERS_SIZE);
        });
    }

    // The same in `n` worlds that fit what the acting seat knows: (games, n, 4, 56). The worlds of
    // game i follow from `seed + i`.
    void write_worlds(std::size_t n, std::uint64_t seed, std::int8_t* out) {
        constexpr std::size_t FEWEST =
            8;  // games a thread: a sampler takes much longer than a step
        in_parallel(
            [&](std::size_t i) {
                yokai::write_worlds(games_[i], env_.rules, n, seed + i, out + i * n * HOLDERS_SIZE);
            },
            FEWEST);
    }

    // A random choice in every game.
    void choose_at_random(std::int64_t* actions) {
        for (std::size_t i = 0; i < size(); ++i) {
            const auto luck = static_cast<std::uint32_t>(split_mix(games_[i].luck) >> 32);
            actions[i] = pick<false>(choices(games_[i]), luck);
        }
    }

private:
    template <Family F>
    void write_row(std::size_t i, const BatchArrays& arrays) {
        const EnvGame& game = games_[i];
        write_observation<F>(game, env_.rules, game.turn,
                             arrays.observations + i * OBSERVATION_SIZE);
        write_mask(choices(game), arrays.masks + i * ACTIONS);
        arrays.seats[i] = game.turn;
    }

    // Threads live for one call: a pool would not survive a fork, and starting them costs little
    // beside the hundreds of games that each of them steps.
    template <class Work>
    void in_parallel(Work work, std::size_t fewest = 128) {
        const std::size_t wanted = std::min<std::size_t>(threads_, size() / fewest);
        const std::size_t parts = std::max<std::size_t>(wanted, 1);
        const auto part = [&](std::size_t k) {
            for (std::size_t i = size() * k / parts; i < size() * (k + 1) / parts; ++i) work(i);
        };
        std::vector<std::thread> helpers;
        for (std::size_t k = 1; k < parts; ++k) helpers.emplace_back(part, k);
        part(0);
        for (std::thread& helper : helpers) helper.join();
    }

    EnvRules env_;
    std::vector<EnvGame> games_;
    int threads_;
    bool autoreset_;
};

}  // namespace yokai
