import { type AthleteMonth, but, lifted } from "./athlete.ts";

/**
 * Day 2 of their program was 27 days ago, day 27 the day before yesterday. tests/player/figures.md calculates the
 * expected screens.
 */
export const lifting: AthleteMonth[] = [
  {
    email: "client@demo.test",
    program: "strength",
    sessions: but(
      lifted([150, 80, 70, 180, 10], [155, 80, 70, 185, 10], [160, 88, 75, 190, 11], [165, 88, 75, 200, 12]),
      {
        2: { comment: "Felt easy. The row could be heavier." },
        // why: he typed 220 first, and has put it right
        27: { firstTyped: [[[1, 220]], [[12], [12]]], comment: "Two hundred at last!", effort: 9, minutes: 40 },
      },
    ),
    mornings: [
      { daysAgo: 27, points: [4, 4, 3, 4, 5] },
      { daysAgo: 25, points: [4, 4, 4, 4, 4] },
      { daysAgo: 23, points: [3, 3, 4, 4, 4], sore: { rightQuadriceps: 4 } },
      { daysAgo: 20, points: [5, 4, 4, 4, 5] },
      { daysAgo: 18, points: [4, 4, 4, 4, 4] },
      { daysAgo: 16, points: [3, 3, 3, 4, 4], sore: { lowerBack: 4 } },
      { daysAgo: 13, points: [4, 4, 4, 4, 4] },
      { daysAgo: 11, points: [4, 4, 4, 5, 5] },
      { daysAgo: 9, points: [3, 3, 4, 4, 4], sore: { rightQuadriceps: 4 } },
      { daysAgo: 5, points: [4, 3, 4, 4, 4], sore: { rightQuadriceps: 3 } },
      { daysAgo: 3, points: [4, 4, 4, 4, 5] },
      {
        daysAgo: 1,
        points: [2, 2, 3, 3, 4],
        sore: { leftHamstrings: 6, lowerBack: 3 },
        comment: "Slept four hours.",
      },
    ],
  },
  {
    email: "ana.saric@demo.test",
    program: "strength",
    sessions: but(lifted([80, 40, 30, 100, 5], [85, 40, 30, 105, 5], [90, 48, 35, 105, 6], [95, 48, 35, 110, 6]), {
      2: { isRepeated: true },
      18: {
        done: [
          [
            [3, 35],
            [3, 35],
            [null, null],
          ],
        ],
        failed: true,
        comment: "The third round stayed down.",
        effort: 10,
        minutes: 25,
      },
      23: { comment: "The bar moved fast today." },
    }),
    mornings: [
      { daysAgo: 27, points: [3, 3, 3, 3, 3], weight: 62, fat: 24 },
      { daysAgo: 20, points: [4, 4, 3, 4, 3] },
      { daysAgo: 13, points: [3, 4, 3, 4, 4], sore: { leftShoulder: 6 } },
      { daysAgo: 5, points: [5, 4, 4, 4, 4], weight: 61.5 },
      { daysAgo: 3, points: [5, 5, 4, 5, 5], weight: 61.5 },
      { daysAgo: 1, points: [5, 5, 5, 5, 4], weight: 61.2, fat: 23 },
    ],
  },
  {
    email: "nils.oster@demo.test",
    program: "strength",
    sessions: [
      ...but(lifted([120, 64, 50, 140, 8], [120, 64, 50, 145, 8], [130, 72, 55, 150, 8], [130, 72, 55, 150, 9]), {
        // why: his brother trained on his phone
        25: {
          done: [
            [
              [3, 100],
              [3, 100],
              [3, 100],
            ],
          ],
          comment: "All three, easily.",
          isDeleted: true,
        },
      }),
      // why: on a program bought by the coach, comments are the coach's, too
      { program: "bought", day: 1, done: [[[60]], [[120]], [[180]]], comment: "Twelve rounds!" },
    ],
    mornings: [
      { daysAgo: 20, points: [4, 4, 4, 4, 4], weight: 90 },
      { daysAgo: 5, points: [3, 4, 3, 4, 3] },
      { daysAgo: 1, points: [3, 3, 2, 3, 3], weight: 89 },
    ],
  },
  {
    email: "amara.okafor@demo.test",
    program: "strength",
    sessions: but(lifted([60, 32, 25, 70, 3], [60, 32, 25, 75, 3], [65, 32, 25, 80, 4], [65, 40, 30, 80, 4]), {
      6: null,
      20: null,
      25: {
        failed: true,
        done: [
          [
            [3, 30],
            [2, 30],
            [null, null],
          ],
        ],
        comment: "Hotel gym, no plates left.",
      },
    }),
    mornings: [
      { daysAgo: 20, points: [5, 5, 5, 5, 5], sore: { neck: 1 } },
      { daysAgo: 5, points: [4, 5, 4, 5, 4] },
      { daysAgo: 1, points: [4, 4, 4, 4, 5] },
    ],
  },
  {
    email: "jonas.weiss@demo.test",
    program: "strength",
    sessions: but(lifted([140, 72, 60, 160, 6], [140, 72, 60, 165, 6], [140, 72, 60, 165, 6], [145, 80, 60, 170, 6]), {
      18: null,
      20: null,
      27: { failed: true, done: [[[1, 170]], [[6], [4]]], comment: "My back is done for this week." },
    }),
    mornings: [
      { daysAgo: 20, points: [3, 3, 3, 3, 4], sore: { rightCalf: 1 }, weight: 101 },
      { daysAgo: 5, points: [2, 3, 2, 3, 2], weight: 102 },
      { daysAgo: 1, points: [1, 2, 1, 2, 2], sore: { lowerBack: 8 }, weight: 103 },
    ],
  },
  {
    email: "aoife.byrne@demo.test",
    program: "strength",
    sessions: but(lifted([70, 40, 30, 85, 6], [75, 40, 30, 85, 6], [75, 40, 30, 90, 7], [80, 48, 35, 90, 7]), {
      9: { comment: "Can I row on Sundays, too?" },
    }),
    mornings: [
      { daysAgo: 5, points: [4, 4, 4, 4, 4], weight: 64 },
      { daysAgo: 1, points: [4, 4, 4, 4, 2], weight: 64 },
    ],
  },
  {
    email: "tomasz.zak@demo.test",
    program: "strength",
    // why: he stopped after two weeks
    sessions: but(lifted([110, 56, 45, 130, 7], [110, 56, 45, 130, 7]), {
      13: { comment: "I am moving house, back in three weeks." },
    }),
    mornings: [
      { daysAgo: 20, points: [3, 4, 3, 4, 3], sore: { leftShoulder: 1 }, weight: 77 },
      { daysAgo: 13, points: [3, 3, 3, 3, 3], sore: { leftShoulder: 1 }, weight: 78 },
    ],
  },
  {
    email: "leila.haddad@demo.test",
    program: "strength",
    sessions: lifted([50, 24, 20, 60, 2], [50, 24, 20, 60, 2], [55, 32, 20, 65, 3], [55, 32, 25, 65, 3]),
    // why: she answers no questions
    mornings: [],
  },
];
