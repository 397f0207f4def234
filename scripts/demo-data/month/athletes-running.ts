import { type AthleteMonth, but, ran } from "./athlete.ts";

export const running: AthleteMonth[] = [
  {
    email: "mei.tanaka@demo.test",
    program: "running",
    sessions: but(
      ran(
        [1800, 5000, [5.2, 5.1, 5.1], 8000],
        [1800, 5200, [5.1, 5, 5], 8000],
        [1800, 5400, [5, 5, 4.9], 9000],
        [1800, 5400, [4.9, 4.8, 4.9], 10000],
      ),
      { 4: { comment: "New shoes." }, 27: { comment: "Ten kilometres without a stop.", effort: 6, minutes: 58 } },
    ),
    mornings: [
      { daysAgo: 20, points: [4, 3, 4, 4, 5], weight: 56.4 },
      { daysAgo: 5, points: [5, 4, 5, 5, 5], weight: 56 },
      { daysAgo: 1, points: [4, 4, 5, 5, 5], sore: { rightCalf: 2 }, weight: 56.2 },
    ],
  },
  {
    email: "sofia.herrera@demo.test",
    program: "running",
    sessions: but(
      ran(
        [1800, 4500, [6, 6, 6], 6000],
        [1800, 4500, [6, 5.9, 6], 6000],
        [1800, 4500, [6, 5.8, 5.9], 7000],
        [1800, 4800, [5.8, 5.8, 5.8], 7000],
      ),
      { 13: null, 25: { comment: "Windy, so the first one was slow." } },
    ),
    mornings: [
      { daysAgo: 5, points: [3, 3, 3, 3, 4] },
      { daysAgo: 1, points: [2, 3, 3, 3, 3], sore: { rightCalf: 1 } },
    ],
  },
  {
    email: "yusuf.demir@demo.test",
    program: "running",
    sessions: but(
      ran(
        [1500, 5000, [4.6, 4.5, 4.5], 10000],
        [1500, 5000, [4.5, 4.5, 4.4], 10000],
        [1500, 5000, [4.5, 4.4, 4.4], 11000],
        [1500, 5000, [4.4, 4.4, 4.3], 12000],
      ),
      { 23: { comment: "Legs like springs." } },
    ),
    mornings: [
      { daysAgo: 20, points: [5, 5, 5, 4, 4], sore: { rightQuadriceps: 1 } },
      { daysAgo: 5, points: [4, 4, 4, 4, 4] },
      { daysAgo: 1, points: [4, 4, 4, 4, 3], weight: 74 },
    ],
  },
  {
    email: "priya.raman@demo.test",
    program: "running",
    sessions: but(
      ran(
        [1800, 4000, [6.5, 6.4, 6.4], 5000],
        [1800, 4000, [6.4, 6.4, 6.3], 5000],
        [1800, 4200, [6.3, 6.3, 6.2], 6000],
        [1200, 2500, [6.3, 6.3, 6.2], 6000],
      ),
      { 23: { failed: true, comment: "Stopped after twenty minutes, I feel ill." }, 25: null, 27: null },
    ),
    mornings: [
      { daysAgo: 5, points: [2, 2, 2, 2, 2], sore: { rightCalf: 1 } },
      { daysAgo: 1, points: [1, 1, 1, 2, 1], sore: { rightQuadriceps: 10, rightCalf: 4 }, comment: "Flu." },
    ],
  },
];
