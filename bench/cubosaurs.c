/* The base rules of Cubosaurs in C: how fast the game could be played by a program that knows nothing else.
 *
 *   cc -O3 -o cubosaurs cubosaurs.c && ./cubosaurs SEATS GAMES SEED
 *
 * It plays the same games as the package, choice for choice: same random numbers, same order of options, a single
 * option taken without counting it. Prints the decisions, the seconds, and the sum of all final scores weighted by
 * seat, so that a test can tell that it did not cheat.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TREX, STEGO, BRONTO, PTERO, PENTA, GREY, BLACK, EGG, TYPES };
enum { FACES = 25, CARDS = 55, SEATS = 5, ROUNDS = 3 };

static const int WORTH[5][5] = {
    {0, 4, 1, -2, -5}, {0, 2, -1, -2, 8}, {0, -3, 2, 5, -5}, {0, -1, -1, -1, -1}, {0, -3, -1, 3, 7}};

/* One row per face, in the order of the package's data. `shown`: the types an egg counts, as a bit mask. */
static const struct { int type, copies, gain, loss, shown; } FACE[FACES] = {
    {TREX, 7, 0, 0, 0},  {STEGO, 7, 0, 0, 0}, {BRONTO, 7, 0, 0, 0}, {PTERO, 7, 0, 0, 0}, {PENTA, 7, 0, 0, 0},
    {GREY, 1, 1, 1, 0},  {GREY, 1, 2, 1, 0},  {GREY, 1, 2, 2, 0},   {GREY, 1, 3, 1, 0},  {GREY, 1, 3, 2, 0},
    {GREY, 1, 3, 3, 0},  {GREY, 1, 4, 3, 0},  {BLACK, 1, 1, 1, 0},  {BLACK, 1, 2, 1, 0}, {BLACK, 1, 2, 2, 0},
    {BLACK, 1, 3, 1, 0}, {BLACK, 1, 3, 2, 0}, {BLACK, 1, 3, 3, 0},  {BLACK, 1, 4, 3, 0},
    {EGG, 1, 5, 2, 1 << TREX},  {EGG, 1, 4, 3, 1 << STEGO}, {EGG, 1, 4, 2, 1 << BRONTO},
    {EGG, 1, 3, 2, 1 << PTERO}, {EGG, 1, 3, 3, 1 << PENTA}, {EGG, 1, 2, 2, 1 << GREY | 1 << BLACK}};

/* -- random numbers: sfc32, as in the package ---------------------------------------------------------------------- */

typedef struct { uint32_t a, b, c, d; } Rng;

static uint32_t next(Rng *r) {
    uint32_t t = r->a + r->b + r->d;
    r->d += 1;
    r->a = r->b ^ (r->b >> 9);
    r->b = r->c + (r->c << 3);
    r->c = ((r->c << 21) | (r->c >> 11)) + t;
    return t;
}

static int below(Rng *r, int n) { return (int)(((uint64_t)next(r) * (uint64_t)n) >> 32); }

static Rng seeded(uint64_t seed) {
    Rng r = {(uint32_t)seed, (uint32_t)(seed >> 32), 0x9E3779B9u, 1};
    for (int i = 0; i < 12; i++) next(&r);
    return r;
}

/* -- scores -------------------------------------------------------------------------------------------------------- */

static int held[SEATS][FACES], hand[CARDS], deck[CARDS];
static int seats, left, in_hand;

/* Velociraptors in their best pairing: in each colour those that win and save most go first. */
static int raptors(const int *held) {
    int swing[2][7], n[2] = {0, 0}, points = 0;
    for (int face = 5; face < 19; face++) {
        if (!held[face]) continue;
        int colour = FACE[face].type == BLACK, at = n[colour]++, value = FACE[face].gain + FACE[face].loss;
        points -= FACE[face].loss;
        for (; at > 0 && swing[colour][at - 1] < value; at--) swing[colour][at] = swing[colour][at - 1];
        swing[colour][at] = value;
    }
    for (int i = 0; i < n[0] && i < n[1]; i++) points += swing[0][i] + swing[1][i];
    return points;
}

static void score(int *points) {
    int counts[SEATS][TYPES] = {{0}};
    for (int seat = 0; seat < seats; seat++)
        for (int face = 0; face < FACES; face++) counts[seat][FACE[face].type] += held[seat][face];
    for (int seat = 0; seat < seats; seat++) {
        int total = raptors(held[seat]);
        for (int type = TREX; type <= PENTA; type++) total += WORTH[type][counts[seat][type] < 4 ? counts[seat][type] : 4];
        for (int face = 19; face < FACES; face++) {
            if (!held[seat][face]) continue;
            int most[SEATS], wins;
            for (int other = 0; other < seats; other++) {
                most[other] = 0;
                for (int type = 0; type < EGG; type++)
                    if (FACE[face].shown >> type & 1) most[other] += counts[other][type];
            }
            wins = most[seat] > 0;
            for (int other = 0; other < seats; other++) wins &= most[other] <= most[seat];
            total += wins ? FACE[face].gain : -FACE[face].loss;
        }
        points[seat] = total;
    }
}

/* -- the game ------------------------------------------------------------------------------------------------------ */

/* The round is begun by anybody, later by whoever had least in the round before. */
static int starter(Rng *chance, int round, const int *points) {
    int tied[SEATS], n = 0, least = 1000;
    if (round == 1) return below(chance, seats);
    for (int seat = 0; seat < seats; seat++) {
        if (points[seat] < least) least = points[seat], n = 0;
        if (points[seat] == least) tied[n++] = seat;
    }
    return n == 1 ? tied[0] : tied[below(chance, n)];
}

static long play_round(Rng *chance, Rng *choice, int round, int *points) {
    int turn = starter(chance, round, points), step = round % 2 ? 1 : seats - 1, n = 0, pack[CARDS];
    long decisions = 0;
    for (int face = 0; face < FACES; face++)
        for (int i = 0; i < FACE[face].copies; i++) pack[n++] = face;
    for (int i = CARDS - 1; i > 0; i--) {
        int j = below(chance, i + 1), other = pack[j];
        pack[j] = pack[i];
        pack[i] = other;
    }
    left = 10 * seats;
    memcpy(deck, pack, sizeof deck);
    memset(held, 0, sizeof held);
    for (int i = 0, seat = turn; i < seats; i++, seat = (seat + step) % seats)
        for (int card = 0; card < 4; card++) held[seat][deck[--left]]++;
    for (in_hand = 0;;) {
        int types = 0, options[FACES], count = 0, chosen = 0;
        if (in_hand == 0) {
            if (left == 0) break;
            hand[in_hand++] = deck[--left];
        }
        for (int i = 0; i < in_hand; i++) types |= 1 << FACE[hand[i]].type;
        for (int face = 0; face < FACES; face++)
            if (held[turn][face] && !(types >> FACE[face].type & 1)) options[count++] = face;
        if (count) {
            chosen = below(choice, count + 1);
            decisions++;
        }
        if (chosen == 0) {
            while (in_hand > 0) held[turn][hand[--in_hand]]++;
        } else {
            held[turn][options[chosen - 1]]--;
            hand[in_hand++] = options[chosen - 1];
        }
        turn = (turn + step) % seats;
    }
    score(points);
    return decisions;
}

int main(int argc, char **argv) {
    if (argc != 4) return fprintf(stderr, "usage: cubosaurs SEATS GAMES SEED\n"), 2;
    seats = atoi(argv[1]);
    int games = atoi(argv[2]), rounds = seats == 2 ? ROUNDS : ROUNDS - 1;
    long decisions = 0, sum = 0;
    struct timespec began, ended;
    clock_gettime(CLOCK_MONOTONIC, &began);
    for (int game = 0; game < games; game++) {
        Rng chance = seeded((uint64_t)atoll(argv[3]) + (uint64_t)game);
        Rng choice = seeded((uint64_t)atoll(argv[3]) + (uint64_t)game + 1);
        int points[SEATS];
        for (int round = 1; round <= rounds; round++) {
            decisions += play_round(&chance, &choice, round, points);
            for (int seat = 0; seat < seats; seat++) sum += (seat + 1) * points[seat];
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &ended);
    double seconds = (double)(ended.tv_sec - began.tv_sec) + (double)(ended.tv_nsec - began.tv_nsec) / 1e9;
    printf("%ld %.6f %ld\n", decisions, seconds, sum);
    return 0;
}
