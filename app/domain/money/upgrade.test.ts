import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/schedule/dates.ts";
import { endOfDay, todayOf } from "#app/domain/schedule/time-zone.ts";
import { proratedCents, remainingDays, type Upgrade, upgradeSum } from "./upgrade.ts";

function upgrade(
  prices: readonly [number, number],
  durationInDays: number,
  today: string,
  paidThrough: string,
): Upgrade {
  const [current, next] = prices;
  return {
    current: { name: "Coach", priceCents: current, durationInDays },
    next: { name: "Club", priceCents: next, durationInDays },
    today,
    paidThrough,
  };
}

const monthly = [2900, 7900] as const;
const yearly = [29_000, 79_000] as const;

describe("what an upgrade costs today", () => {
  test.each<[string, readonly [number, number], number, string, string, number, number]>([
    ["amid the period", monthly, 31, "2026-11-22", "2026-12-13", 22, 3548],
    ["on the first of 31 days", monthly, 31, "2026-12-14", "2027-01-13", 31, 5000],
    ["on the first of 30 days", monthly, 31, "2026-11-14", "2026-12-13", 30, 4839],
    ["on the first of 29 days, in a leap year", monthly, 31, "2028-02-01", "2028-02-29", 29, 4677],
    ["on the first of 28 days", monthly, 31, "2026-02-01", "2026-02-28", 28, 4516],
    ["from the 31st to the end of a shorter month", monthly, 31, "2026-01-31", "2026-02-27", 28, 4516],
    ["the day after the first", monthly, 31, "2026-12-15", "2027-01-13", 30, 4839],
    ["on the last day", monthly, 31, "2026-12-13", "2026-12-13", 1, 161],
    ["on the last day but one", monthly, 31, "2026-12-12", "2026-12-13", 2, 323],
    ["on the day of a renewal that is not told yet", monthly, 31, "2026-12-14", "2026-12-13", 0, 0],
    ["past due, on the last day of grace", monthly, 31, "2026-12-16", "2026-12-13", 0, 0],
    ["a year past due", monthly, 31, "2027-12-13", "2026-12-13", 0, 0],
    ["over a night of 23 hours", monthly, 31, "2026-03-28", "2026-03-30", 3, 484],
    ["over a night of 25 hours", monthly, 31, "2026-10-24", "2026-10-26", 3, 484],
    ["on a day of 23 hours, the last", monthly, 31, "2026-03-29", "2026-03-29", 1, 161],
    ["on a day of 25 hours, the last", monthly, 31, "2026-10-25", "2026-10-25", 1, 161],
    ["over America's clock change", monthly, 31, "2026-03-07", "2026-03-09", 3, 484],
    ["over the end of February", monthly, 31, "2026-02-28", "2026-03-01", 2, 323],
    ["over a leap day", monthly, 31, "2028-02-28", "2028-03-01", 3, 484],
    ["on a leap day, the last", monthly, 31, "2028-02-29", "2028-02-29", 1, 161],
    ["over the end of the year", monthly, 31, "2026-12-31", "2027-01-01", 2, 323],
    ["over a century that was no leap year", monthly, 31, "2100-02-28", "2100-03-01", 2, 323],
    ["of a year, on its first day", yearly, 365, "2026-11-22", "2027-11-21", 365, 50_000],
    ["of a year with a leap day, on its first day", yearly, 365, "2027-11-22", "2028-11-21", 365, 50_000],
    ["of a year with a leap day, on its second day", yearly, 365, "2027-11-23", "2028-11-21", 365, 50_000],
    ["of a year with a leap day, on its third day", yearly, 365, "2027-11-24", "2028-11-21", 364, 49_863],
    ["of a year, amid it", yearly, 365, "2026-11-22", "2027-05-22", 182, 24_932],
    ["of a year, on its last day", yearly, 365, "2027-11-21", "2027-11-21", 1, 137],
    ["to the same price", [2900, 2900], 31, "2026-11-22", "2026-12-13", 22, 0],
    ["to a lower price", [7900, 2900], 31, "2026-11-22", "2026-12-13", 22, 0],
    ["from nothing", [0, 1900], 31, "2026-12-04", "2026-12-13", 10, 613],
    ["by a cent, less than half of it", [2900, 2901], 31, "2026-11-29", "2026-12-13", 15, 0],
    ["by a cent, more than half of it", [2900, 2901], 31, "2026-11-28", "2026-12-13", 16, 1],
    ["to exactly half a cent", [0, 15], 30, "2026-12-13", "2026-12-13", 1, 1],
    ["to exactly one and a half cents", [0, 15], 30, "2026-12-11", "2026-12-13", 3, 2],
    ["to the dearest", [0, 10_000_000], 31, "2026-11-27", "2026-12-13", 17, 5_483_871],
  ])("%s", (_when, prices, duration, today, paidThrough, days, cents) => {
    expect(remainingDays(paidThrough, today, duration)).toBe(days);
    expect(proratedCents(upgrade(prices, duration, today, paidThrough))).toBe(cents);
  });

  test("counts days at the gateway: the time of day is of no account, also where the clocks are changed", () => {
    const timeZone = "Europe/Zagreb";
    const daysAt = (moment: string) => remainingDays("2026-03-29", todayOf({ now: new Date(moment), timeZone }), 31);
    expect(daysAt("2026-03-27T22:59:59Z")).toBe(3);
    expect(daysAt("2026-03-27T23:00:00Z")).toBe(2);
    expect(daysAt("2026-03-28T22:59:59Z")).toBe(2);
    expect(daysAt("2026-03-28T23:00:00Z")).toBe(1);
    expect(daysAt(endOfDay("2026-03-29", timeZone).toISOString())).toBe(1);
    expect(daysAt("2026-03-29T22:00:00Z")).toBe(0);
  });

  test("is whole cents, at most the difference, less with every day that passes, nothing once none is left", () => {
    const isSound = (current: number, more: number, left: number, isYearly: boolean) => {
      const duration = isYearly ? 365 : 31;
      const today = addDays("2026-11-22", left % 1000);
      const one = upgrade([current, current + more], duration, today, addDays(today, left - 1));
      const cents = proratedCents(one);
      const later = proratedCents({ ...one, today: addDays(today, 1) });
      const exact = (more * Math.min(left, duration)) / duration;
      return Number.isInteger(cents) && later <= cents && cents <= more && Math.abs(cents - exact) <= 0.5 + 1e-6;
    };
    const [price, days] = [fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 370 })];
    fc.assert(fc.property(price, price, days, fc.boolean(), isSound), { numRuns: 15_000 });
  });
});

describe("the sum of an upgrade", () => {
  test("stands line by line, and says what comes then", () => {
    expect(upgradeSum(upgrade(monthly, 31, "2026-11-22", "2026-12-13"))).toEqual({
      days: 22,
      lines: [
        { description: "Club, 22/11 to 14/12 (22 of 31 days)", cents: 5606 },
        { description: "Coach, unused", cents: -2058 },
      ],
      totalCents: 3548,
      afterwards: "Then €79.00 a month from 14/12/2026.",
    });
  });

  test("names the years of a period that ends in another one", () => {
    const { lines, afterwards } = upgradeSum(upgrade(yearly, 365, "2026-11-22", "2027-11-21"));
    expect(lines[0]?.description).toBe("Club, 22/11/2026 to 22/11/2027 (365 of 365 days)");
    expect(afterwards).toBe("Then €790.00 a year from 22/11/2027.");
  });

  test("has lines that add up to the total, the credit within a cent of what is unused", () => {
    const isSound = (current: number, more: number, left: number) => {
      const one = upgrade([current, current + more], 31, "2026-11-22", addDays("2026-11-21", left));
      const { lines, totalCents } = upgradeSum(one);
      const [added, credit] = lines.map(({ cents }) => cents);
      if (added === undefined || credit === undefined) return false;
      const unused = (current * Math.min(left, 31)) / 31;
      return added + credit === totalCents && credit <= 0 && Math.abs(credit + unused) <= 1 + 1e-6;
    };
    const price = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(fc.property(price, price, fc.integer({ min: 0, max: 33 }), isSound), { numRuns: 10_000 });
  });
});
