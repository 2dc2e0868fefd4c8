// A four-seat turn game of about 1 KB on boardgame.io's own server, in memory.
const { Server, Origins } = require('boardgame.io/server');

const CARDS = 280;

const game = {
  name: 'peer',
  setup: () => ({ row: Array.from({ length: CARDS }, (_, place) => place % 100), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G }, card) => {
      G.row[card % CARDS] = card;
      G.last = card;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] });
server.run({ port: Number(process.argv[2]) });
