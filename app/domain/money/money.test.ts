import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shareOut } from "./commissions.ts";
import { formatEuros, formatEurosInput, parseEuros } from "./euros.ts";

describe("an amount in euros", () => {
  test.each([
    ["49", 4900],
    ["49.9", 4990],
    ["49,90", 4990],
    [" € 0 ", 0],
    ["0.01", 1],
    ["100000", 10_000_000],
  ])("%j is read", (text, cents) => {
    expect(parseEuros(text)).toEqual({ ok: true, cents });
  });

  test.each([
    ["", "Price must be a number, such as 49.90"],
    ["free", "Price must be a number, such as 49.90"],
    ["1.234,50", "Price must be a number, such as 49.90"],
    ["1e3", "Price must be a number, such as 49.90"],
    ["-1", "Price must be at least 0"],
    ["9.999", "Price can have at most 2 decimals"],
    ["100000.01", "Price can be at most €100,000.00"],
  ])("%j is refused: %s", (text, reason) => {
    expect(parseEuros(text)).toEqual({ ok: false, reason });
  });

  test("is written with a point, and commas between thousands", () => {
    expect([0, 5, 4990, 123_450, 123_456_789].map(formatEuros)).toEqual([
      "€0.00",
      "€0.05",
      "€49.90",
      "€1,234.50",
      "€1,234,567.89",
    ]);
    expect(formatEuros(-250)).toBe("−€2.50");
  });

  test("is read back as it is offered for typing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(parseEuros(formatEurosInput(cents))).toEqual({ ok: true, cents });
      }),
    );
    expect(formatEurosInput(null)).toBe("");
  });
});

describe("the shares of a price", () => {
  test("are rounded half up to the cent, and the rest is the creator's", () => {
    expect(shareOut(4990, { platform: 20, partner: 15 })).toEqual({ platform: 998, partner: 749, creator: 3243 });
    expect(shareOut(10, { platform: 5, partner: 25 })).toEqual({ platform: 1, partner: 3, creator: 6 });
    expect(shareOut(250, { platform: 12.5, partner: 0 })).toEqual({ platform: 31, partner: 0, creator: 219 });
    expect(shareOut(100, { platform: 0.5, partner: 1.15 })).toEqual({ platform: 1, partner: 1, creator: 98 });
    expect(shareOut(0, { platform: 20, partner: 15 })).toEqual({ platform: 0, partner: 0, creator: 0 });
  });

  test("leave nobody a negative part: where both were rounded up, the partner's gives way", () => {
    expect(shareOut(1, { platform: 50, partner: 50 })).toEqual({ platform: 1, partner: 0, creator: 0 });
    expect(shareOut(5, { platform: 50, partner: 50 })).toEqual({ platform: 3, partner: 2, creator: 0 });
    expect(shareOut(1, { platform: 100, partner: 0 })).toEqual({ platform: 1, partner: 0, creator: 0 });
  });

  test("always add up to the price, none negative, each within half a cent of its rate", () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    const isFair = (cents: number, platform: number, rest: number) => {
      const partner = Math.min(rest, 10_000 - platform);
      const shares = shareOut(cents, { platform: platform / 100, partner: partner / 100 });
      return (
        shares.platform + shares.partner + shares.creator === cents &&
        Math.min(shares.platform, shares.partner, shares.creator) >= 0 &&
        2 * Math.abs(shares.platform * 10_000 - cents * platform) <= 10_000 &&
        2 * Math.abs(shares.partner * 10_000 - cents * partner) <= 10_000
      );
    };
    const cents = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 10_000_000 }));
    fc.assert(fc.property(cents, hundredths, hundredths, isFair), { numRuns: 20_000 });
  });
});
