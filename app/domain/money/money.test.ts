import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eurosToType, formatEuros, parseEuros } from "./euros.ts";
import { shareOut } from "./shares.ts";

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
    expect(formatEuros(-250)).toBe("-€2.50");
  });

  test("is read back as it is offered for typing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(parseEuros(eurosToType(cents))).toEqual({ ok: true, cents });
      }),
    );
    expect(eurosToType(null)).toBe("");
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

  test("always add up to the price, each within half a cent of its rate", () => {
    const rate = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), rate, rate, (cents, platform, partner) => {
        const shares = shareOut(cents, { platform, partner });
        expect(shares.platform + shares.partner + shares.creator).toBe(cents);
        expect(Math.abs(shares.platform - (cents * platform) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(shares.partner - (cents * partner) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
