// Random games of Pig with boardgame.io: its own client, without React, one
// process for everything, as its manual shows it for bots and tests.
//
// Prints one line for each round: decisions, seconds of the processor.

import { Client } from "boardgame.io/dist/cjs/client.js";

const [rounds, games] = process.argv.slice(2).map(Number);
const GOAL = 100;

const pig = {
  name: "pig",
  setup: () => ({ banked: [0, 0], turnTotal: 0 }),
  turn: { minMoves: 1 },
  moves: {
    roll: ({ G, random, events }) => {
      const pips = random.D6();
      if (pips === 1) {
        G.turnTotal = 0;
        events.endTurn();
      } else {
        G.turnTotal += pips;
      }
    },
    hold: ({ G, ctx, events }) => {
      G.banked[Number(ctx.currentPlayer)] += G.turnTotal;
      G.turnTotal = 0;
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const winner = G.banked.findIndex((it) => GOAL <= it);
    return winner < 0 ? undefined : { winner };
  },
};

let seed = 1;
function play() {
  const client = Client({ game: { ...pig, seed: String(seed++) }, numPlayers: 2, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const mayHold = 0 < state.G.turnTotal;
    if (mayHold && Math.random() < 0.5) client.moves.hold();
    else client.moves.roll();
    decisions += 1;
  }
  client.stop();
  return decisions;
}

play();
for (let round = 0; round < rounds; round += 1) {
  const before = process.cpuUsage();
  let decisions = 0;
  for (let n = 0; n < games; n += 1) decisions += play();
  const { user, system } = process.cpuUsage(before);
  console.log(decisions, (user + system) / 1e6);
}
