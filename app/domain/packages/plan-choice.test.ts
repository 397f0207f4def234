import fc from "fast-check";
import { expect, test } from "vitest";
import { type Chooser, choiceProblem, hasUpgrade, planChoice } from "./plan-choice.ts";

function offered(id: string, priceCents: number, maxUsers: number, durationInDays = 31) {
  return { id, name: id, priceCents, maxUsers, durationInDays };
}

const starter = offered("Starter", 900, 5);
const coach = offered("Coach", 2900, 15);
const club = offered("Club", 7900, 60);
const coachYearly = offered("Coach yearly", 29_000, 15, 365);
const clubYearly = offered("Club yearly", 79_000, 60, 365);
const all = [starter, coach, club, coachYearly, clubYearly];

const terms = { priceCents: 2900, durationInDays: 31, state: "active", paidThrough: "2026-12-13" } as const;
const own = { id: "Coach", subscriptionId: "one", ...terms };
const today = "2026-11-22";

const subscribed = "Already subscribed to this plan";
const tooSmall = "You have more users than this package supports";
const notYet = "Available when your current plan ends";

test.each<[string, Partial<Chooser>, (string | null)[]]>([
  ["nobody subscribed", {}, [null, null, null, null, null]],
  ["as many users as it supports", { users: 15 }, [tooSmall, null, null, null, null]],
  ["one user more", { users: 16 }, [tooSmall, tooSmall, null, tooSmall, null]],
  ["subscribed", { current: own }, [notYet, subscribed, null, notYet, notYet]],
  [
    "subscribed, with too many users for it",
    { current: own, users: 70 },
    [tooSmall, subscribed, tooSmall, tooSmall, tooSmall],
  ],
  ["past due", { current: { ...own, state: "pastDue" } }, [notYet, subscribed, notYet, notYet, notYet]],
  ["cancelled, with days left", { current: { ...own, state: "cancelled" } }, [notYet, notYet, notYet, notYet, notYet]],
  [
    "subscribed at another gateway",
    { current: { ...own, subscriptionId: null } },
    [notYet, subscribed, notYet, notYet, notYet],
  ],
  ["on the last day", { current: own, today: "2026-12-13" }, [notYet, subscribed, null, notYet, notYet]],
  ["before a renewal is told", { current: own, today: "2026-12-14" }, [notYet, subscribed, notYet, notYet, notYet]],
  [
    "yearly",
    { current: { ...own, id: "Coach yearly", priceCents: 29_000, durationInDays: 365 } },
    [notYet, notYet, notYet, subscribed, null],
  ],
  [
    "subscribed at what Club costs now",
    { current: { ...own, priceCents: 7900 } },
    [notYet, subscribed, notYet, notYet, notYet],
  ],
  [
    "subscribed to one that is sold no more",
    { current: { ...own, id: "Old", priceCents: 1900 } },
    [notYet, null, null, notYet, notYet],
  ],
])("%s", (_when, more, problems) => {
  const chooser = { users: 0, current: null, today, ...more };
  expect(all.map((one) => choiceProblem(one, chooser))).toEqual(problems);
});

test("a plan can be chosen by whichever of its two can, and says 'Already subscribed' for either", () => {
  const plan = { main: coach, yearly: coachYearly };
  expect(planChoice(plan, { users: 0, current: null, today })).toEqual({
    choices: [coach, coachYearly],
    problem: null,
  });
  expect(planChoice(plan, { users: 0, current: own, today })).toEqual({ choices: [], problem: subscribed });
  const yearly = { ...own, id: "Coach yearly", priceCents: 29_000, durationInDays: 365 };
  expect(planChoice(plan, { users: 0, current: yearly, today })).toEqual({ choices: [], problem: subscribed });
  const upgrade = planChoice({ main: club, yearly: clubYearly }, { users: 0, current: own, today });
  expect(upgrade).toEqual({ choices: [club], problem: null });
  const lower = planChoice({ main: starter, yearly: null }, { users: 0, current: own, today });
  expect(lower).toEqual({ choices: [], problem: notYet });
});

test("an upgrade is offered where a dearer package of the same duration can be chosen", () => {
  const chooser = { users: 0, current: own, today };
  expect(hasUpgrade(all, chooser)).toBe(true);
  expect(hasUpgrade(all, { ...chooser, users: 61 })).toBe(false);
  expect(hasUpgrade([starter, coach, clubYearly], chooser)).toBe(false);
  expect(hasUpgrade(all, { ...chooser, current: { ...own, state: "cancelled" } })).toBe(false);
  expect(hasUpgrade(all, { ...chooser, current: { ...own, subscriptionId: null } })).toBe(false);
  expect(hasUpgrade(all, { ...chooser, current: null })).toBe(false);
});

test("whoever is subscribed can choose nothing but an upgrade, and nobody what is too small", () => {
  const isSound = (at: number, users: number, isActive: boolean, days: number) => {
    const one = all[at % all.length] ?? coach;
    const current = {
      ...own,
      state: isActive ? ("active" as const) : ("pastDue" as const),
      paidThrough: `2026-12-${String(10 + (days % 20)).padStart(2, "0")}`,
    };
    const chooser = { users, current, today: "2026-12-20" };
    if (choiceProblem(one, chooser) !== null) return true;
    const isLeft = current.paidThrough >= chooser.today;
    return isActive && isLeft && one.durationInDays === 31 && one.priceCents > 2900 && users <= one.maxUsers;
  };
  const number = fc.integer({ min: 0, max: 100 });
  fc.assert(fc.property(number, number, fc.boolean(), number, isSound), { numRuns: 5000 });
});
