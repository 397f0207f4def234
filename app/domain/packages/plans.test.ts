import { expect, test } from "vitest";
import { billingOf, daysOf } from "./billing.ts";
import { plansOf } from "./plans.ts";

function priced(name: string, priceCents: number, durationInDays: number) {
  return { id: name, name, priceCents, durationInDays };
}

test("a month has 31 days and a year 365", () => {
  expect([daysOf("monthly"), daysOf("yearly")]).toEqual([31, 365]);
  expect([billingOf(31), billingOf(365)]).toEqual(["monthly", "yearly"]);
});

test("each monthly package stands with the yearly one whose name starts with its name, the cheapest first", () => {
  const gold = priced("Gold", 4900, 31);
  const goldYearly = priced("Gold yearly", 49_000, 365);
  const plus = priced("Gold Plus", 1900, 31);
  const plusYearly = priced("Gold Plus yearly", 19_000, 365);
  expect(plansOf([plusYearly, gold, goldYearly, plus])).toEqual([
    { main: plus, yearly: plusYearly },
    { main: gold, yearly: goldYearly },
  ]);
});

test("a monthly package without a yearly one, and the other way round, stand alone", () => {
  const [solo, team, other] = [priced("Solo", 900, 31), priced("Team", 1000, 31), priced("Club yearly", 500, 365)];
  expect(plansOf([solo, team, other])).toEqual([
    { main: other, yearly: null },
    { main: solo, yearly: null },
    { main: team, yearly: null },
  ]);
});
