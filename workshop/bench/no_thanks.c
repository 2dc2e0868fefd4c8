/* No Thanks! for four, played at random: what a careful C programmer would write by hand, as the measure of our speed.

   no_thanks SECONDS SEED: whole games (shuffle, legal moves, moves, scores) for about so many CPU seconds. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, CHIPS = 11, LOWEST = 3, HIGHEST = 35, CARDS = 33, PILE = 24, NOBODY = -1, GAMES_PER_LOOK = 10000 };
enum { TAKE, REFUSE };

typedef struct {
    uint64_t first, second;
} Dice; /* xoroshiro128+ */

typedef struct {
    int deck[CARDS];
    int owner[HIGHEST + 1];
    int chips[SEATS];
} Table;

static inline uint32_t roll(Dice *dice) {
    uint64_t first = dice->first, second = dice->second, sum = first + second;
    second ^= first;
    dice->first = (first << 24 | first >> 40) ^ second ^ (second << 16);
    dice->second = second << 37 | second >> 27;
    return (uint32_t)(sum >> 32);
}

static inline int below(Dice *dice, int bound) {
    return (int)((uint64_t)roll(dice) * (uint32_t)bound >> 32);
}

static void deal(Table *table, Dice *dice) {
    for (int place = 0; place < CARDS; place++) table->deck[place] = LOWEST + place;
    for (int last = CARDS - 1; last > 0; last--) {
        int other = below(dice, last + 1), card = table->deck[last];
        table->deck[last] = table->deck[other];
        table->deck[other] = card;
    }
    for (int card = 0; card <= HIGHEST; card++) table->owner[card] = NOBODY;
    for (int seat = 0; seat < SEATS; seat++) table->chips[seat] = CHIPS;
}

/* To take is always allowed, to refuse costs a chip: the legal moves are the numbers below this one. */
static inline int legal(const Table *table, int seat) { return table->chips[seat] > 0 ? 2 : 1; }

/* Offer the cards of the pile one by one until each is taken; how many decisions that took. */
static long play(Table *table, Dice *shared) {
    Dice dice = *shared; /* a copy of our own can live in registers */
    long decisions = 0;
    int turn = 0;
    for (int place = 0; place < PILE; place++) {
        int pot = 0;
        decisions++;
        while (below(&dice, legal(table, turn)) == REFUSE) {
            table->chips[turn]--;
            pot++;
            turn = turn + 1 == SEATS ? 0 : turn + 1;
            decisions++;
        }
        table->owner[table->deck[place]] = turn;
        table->chips[turn] += pot;
    }
    *shared = dice;
    return decisions;
}

static void add_scores(const Table *table, long *totals) {
    for (int seat = 0; seat < SEATS; seat++) {
        int cost = 0;
        for (int card = LOWEST; card <= HIGHEST; card++)
            if (table->owner[card] == seat && table->owner[card - 1] != seat) cost += card;
        totals[seat] += cost - table->chips[seat];
    }
}

static long whole_game(Table *table, Dice *dice, long *totals) {
    deal(table, dice);
    long decisions = play(table, dice);
    add_scores(table, totals);
    return decisions;
}

static double cpu_seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

int main(int count, char **words) {
    double limit = count > 1 ? atof(words[1]) : 1.0, start = cpu_seconds(), spent = 0;
    Dice dice = {0x9E3779B97F4A7C15u ^ (count > 2 ? strtoull(words[2], NULL, 10) : 0), 0xBF58476D1CE4E5B9u};
    Table table;
    long decisions = 0, games = 0, totals[SEATS] = {0};
    while (spent < limit) {
        for (int game = 0; game < GAMES_PER_LOOK; game++) decisions += whole_game(&table, &dice, totals);
        games += GAMES_PER_LOOK;
        spent = cpu_seconds() - start;
    }
    printf("{\"decisions\": %ld, \"cpu_seconds\": %.6f, \"games\": %ld, \"totals\": [%ld, %ld, %ld, %ld]}\n", decisions,
           spent, games, totals[0], totals[1], totals[2], totals[3]);
}
