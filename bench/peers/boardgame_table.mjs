// Cubosaurs for boardgame.io: `node boardgame_table.mjs SECONDS SEATS`.
import boardgame from "boardgame.io/dist/cjs/client.js";

const WORTH = {
  trex: [0, 4, 1, -2, -5],
  stego: [0, 2, -1, -2, 8],
  bronto: [0, -3, 2, 5, -5],
  ptero: [0, -1, -1, -1, -1],
  penta: [0, -3, -1, 3, 7],
};
const RAPTORS = [[1, 1], [2, 1], [2, 2], [3, 1], [3, 2], [3, 3], [4, 3]];
const EGGS = { trex: [5, 2], stego: [4, 3], bronto: [4, 2], ptero: [3, 2], penta: [3, 3], raptor: [2, 2] };
const FACES = [
  ...Object.keys(WORTH),
  ...RAPTORS.map((_, i) => `grey${i + 1}`),
  ...RAPTORS.map((_, i) => `black${i + 1}`),
  ...Object.keys(EGGS).map((kind) => `egg_${kind}`),
];
const TYPE = FACES.map((face) => (face.startsWith("egg") ? "egg" : face.replace(/\d$/, "")));

function cardPoints(held) {
  const counts = held.map((cards) => {
    const count = {};
    for (const face of cards) count[TYPE[face]] = (count[TYPE[face]] ?? 0) + 1;
    return count;
  });
  return held.map((cards, seat) => {
    let total = 0;
    const colours = { grey: [], black: [] };
    for (const type in WORTH) total += WORTH[type][Math.min(counts[seat][type] ?? 0, 4)];
    for (const face of cards) {
      if (TYPE[face] in colours) {
        const [gain, loss] = RAPTORS[Number(FACES[face].at(-1)) - 1];
        colours[TYPE[face]].push(gain + loss);
        total -= loss;
      } else if (TYPE[face] === "egg") {
        const kind = FACES[face].slice(4);
        const kinds = kind === "raptor" ? ["grey", "black"] : [kind];
        const shown = counts.map((count) => kinds.reduce((sum, k) => sum + (count[k] ?? 0), 0));
        const wins = shown[seat] > 0 && shown[seat] === Math.max(...shown);
        total += wins ? EGGS[kind][0] : -EGGS[kind][1];
      }
    }
    const [grey, black] = [colours.grey, colours.black].map((swings) => swings.sort((a, b) => b - a));
    for (let i = 0; i < Math.min(grey.length, black.length); i++) total += grey[i] + black[i];
    return total;
  });
}

function deal(G, random, seats) {
  G.round += 1;
  G.step = G.round % 2 ? 1 : seats - 1;
  const lowest = [...Array(seats).keys()].filter((seat) => !G.last || G.last[seat] === Math.min(...G.last));
  G.turn = lowest[lowest.length === 1 ? 0 : random.Die(lowest.length) - 1];
  const pack = FACES.flatMap((face, i) => Array(face in WORTH ? 7 : 1).fill(i));
  G.deck = random.Shuffle(pack).slice(0, 10 * seats);
  G.hand = [];
  G.held = Array.from({ length: seats }, () => G.deck.splice(-4));
  ask(G, random, seats);
}

function actions(G) {
  const types = new Set(G.hand.map((face) => TYPE[face]));
  return [...new Set(G.held[G.turn].filter((face) => !types.has(TYPE[face])))].sort((a, b) => a - b);
}

function keep(G, seats) {
  G.held[G.turn].push(...G.hand);
  G.hand = [];
  G.turn = (G.turn + G.step) % seats;
}

function ask(G, random, seats) {
  for (;;) {
    if (G.hand.length === 0) {
      if (G.deck.length === 0) break;
      G.hand.push(G.deck.pop());
    }
    if (actions(G).length > 0) return;
    keep(G, seats);
  }
  G.last = cardPoints(G.held);
  G.scores = G.scores.map((score, seat) => score + G.last[seat]);
  if (G.round < G.rounds) deal(G, random, seats);
  else G.over = true;
}

const Cubosaurs = {
  name: "cubosaurs",
  setup: ({ ctx, random }) => {
    const seats = ctx.numPlayers;
    const G = { round: 0, rounds: seats === 2 ? 3 : 2, scores: Array(seats).fill(0), last: null, over: false };
    deal(G, random, seats);
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
  moves: {
    keep: ({ G, ctx, random }) => {
      keep(G, ctx.numPlayers);
      ask(G, random, ctx.numPlayers);
    },
    add: ({ G, ctx, random }, face) => {
      G.held[G.turn].splice(G.held[G.turn].indexOf(face), 1);
      G.hand.push(face);
      G.turn = (G.turn + G.step) % ctx.numPlayers;
      ask(G, random, ctx.numPlayers);
    },
  },
  endIf: ({ G }) => (G.over ? { scores: G.scores } : undefined),
};

const [seconds, seats] = process.argv.slice(2).map(Number);
const began = performance.now();
let decisions = 0;
let spent = 0;
for (let seed = 1; spent < seconds * 1000; seed++) {
  const client = boardgame.Client({ game: { ...Cubosaurs, seed }, numPlayers: seats, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const faces = actions(state.G);
    const choice = Math.floor(Math.random() * (faces.length + 1));
    if (choice === faces.length) client.moves.keep();
    else client.moves.add(faces[choice]);
    decisions++;
  }
  client.stop();
  spent = performance.now() - began;
}
console.log(`Cubosaurs in boardgame.io, a client without a server|${Math.round((decisions / spent) * 1000)}`);
