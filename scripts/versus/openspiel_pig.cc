// Random games of Pig by OpenSpiel's C++ core alone, as its own
// examples/benchmark_game.cc plays them: how many decisions a second of the
// processor.
//
// Prints one line for each round: decisions, seconds of the processor.

#include <cstdlib>
#include <ctime>
#include <iostream>
#include <memory>
#include <random>
#include <vector>

#include "open_spiel/spiel.h"

int main(int argc, char** argv) {
  const int n_rounds = 2 < argc ? std::atoi(argv[1]) : 5;
  const int n_games = 2 < argc ? std::atoi(argv[2]) : 20000;
  auto game = open_spiel::LoadGame("pig(players=2,winscore=100)");
  std::mt19937 rng(1);
  for (int round = 0; round < n_rounds; ++round) {
    long n_decisions = 0;
    const std::clock_t start = std::clock();
    for (int n = 0; n < n_games; ++n) {
      std::unique_ptr<open_spiel::State> state = game->NewInitialState();
      while (!state->IsTerminal()) {
        if (state->IsChanceNode()) {
          const open_spiel::ActionsAndProbs outcomes = state->ChanceOutcomes();
          std::uniform_real_distribution<double> any(0.0, 1.0);
          state->ApplyAction(open_spiel::SampleAction(outcomes, any(rng)).first);
        } else {
          const std::vector<open_spiel::Action> actions = state->LegalActions();
          std::uniform_int_distribution<int> any(0, actions.size() - 1);
          state->ApplyAction(actions[any(rng)]);
          ++n_decisions;
        }
      }
    }
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::cout << n_decisions << " " << seconds << std::endl;
  }
}
