import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Charged, includedVat, invoiceOf } from "./invoice.ts";
import { formatInvoiceNumber, nextInvoiceNumber, parseInvoiceNumber } from "./invoice-number.ts";
import { upgradeSum } from "./upgrade.ts";

describe("the number of an invoice", () => {
  test.each([
    [{ year: 2026, count: 1 }, "2026-00001"],
    [{ year: 2026, count: 99_999 }, "2026-99999"],
    [{ year: 2027, count: 100_000 }, "2027-100000"],
  ])("%j is %s, and read as such", (number, text) => {
    expect(formatInvoiceNumber(number)).toBe(text);
    expect(parseInvoiceNumber(text)).toEqual(number);
  });

  test.each([
    "",
    "2026",
    "2026-1",
    "2026-00000",
    "2026-000001",
    "26-00001",
    "2026-0000a",
    " 2026-00001",
    "2026-00001 ",
  ])("%j is none", (text) => expect(parseInvoiceNumber(text)).toBeNull());

  test("is one more than the last of the year of issue, and begins anew with each year", () => {
    const next = (last: { year: number; count: number } | null, day: string) =>
      formatInvoiceNumber(nextInvoiceNumber(last, day));
    expect(next(null, "2026-11-22")).toBe("2026-00001");
    expect(next({ year: 2026, count: 1 }, "2026-12-31")).toBe("2026-00002");
    expect(next({ year: 2026, count: 99_999 }, "2026-12-31")).toBe("2026-100000");
    expect(next({ year: 2026, count: 41 }, "2027-01-01")).toBe("2027-00001");
  });

  test("numbers of a year have no gap, no double, and sort by their text while they have five digits", () => {
    const isSound = (year: number, count: number) => {
      const number = { year, count };
      const next = nextInvoiceNumber(number, `${year}-06-30`);
      const [text, later] = [formatInvoiceNumber(number), formatInvoiceNumber(next)];
      const isRead = JSON.stringify(parseInvoiceNumber(text)) === JSON.stringify(number);
      return isRead && next.count === count + 1 && text !== later && (count > 99_998 || text < later);
    };
    const year = fc.integer({ min: 2022, max: 2100 });
    fc.assert(fc.property(year, fc.integer({ min: 1, max: 200_000 }), isSound), { numRuns: 10_000 });
  });
});

describe("the VAT that an amount includes", () => {
  test.each([
    [12_500, 25, 2500],
    [2900, 25, 580],
    [2900, 22, 523],
    [2901, 22, 523],
    [4990, 8.1, 374],
    [100, 100, 50],
    [101, 100, 51],
    [3, 100, 2],
    [1, 25, 0],
    [0, 25, 0],
    [2900, 0, 0],
    [7, 7.69, 0],
  ])("of %d cents at %d %% is %d", (gross, rate, vatCents) => {
    expect(includedVat(gross, rate)).toEqual({ rate, netCents: gross - vatCents, vatCents });
  });
});

describe("an invoice", () => {
  test("of a package has one line with the days that are paid", () => {
    const charged: Charged = {
      kind: "package",
      name: "Coach",
      from: "2026-11-14",
      paidThrough: "2026-12-13",
      cents: 2900,
    };
    expect(invoiceOf(charged, 25)).toEqual({
      lines: [{ description: "Coach, 14/11/2026 to 13/12/2026", cents: 2900 }],
      totalCents: 2900,
      vat: { rate: 25, netCents: 2320, vatCents: 580 },
    });
  });

  test("of a program names it, and shows no VAT where no rate is set", () => {
    expect(invoiceOf({ kind: "program", name: "Texas Method", cents: 4990 }, null)).toEqual({
      lines: [{ description: "Program Texas Method", cents: 4990 }],
      totalCents: 4990,
      vat: null,
    });
  });

  test("of an upgrade has the lines of its sum", () => {
    const current = { name: "Coach", priceCents: 2900, durationInDays: 31 };
    const next = { name: "Club", priceCents: 7900, durationInDays: 31 };
    const { lines } = upgradeSum({ current, next, paidThrough: "2026-12-13", today: "2026-11-22" });
    expect(invoiceOf({ kind: "upgrade", lines }, 25)).toEqual({
      lines,
      totalCents: 3548,
      vat: { rate: 25, netCents: 2838, vatCents: 710 },
    });
  });

  test("net and VAT add up to the total, and the VAT is within half a cent of its share", () => {
    const isSound = (cents: number, hundredths: number) => {
      const { totalCents, vat } = invoiceOf({ kind: "program", name: "Any", cents }, hundredths / 100);
      if (vat === null) return false;
      const { netCents, vatCents } = vat;
      const off = Math.abs(vatCents * (10_000 + hundredths) - cents * hundredths);
      const isWhole = Number.isInteger(vatCents) && vatCents >= 0 && netCents >= 0;
      return totalCents === cents && netCents + vatCents === cents && isWhole && 2 * off <= 10_000 + hundredths;
    };
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(fc.property(cents, fc.integer({ min: 0, max: 10_000 }), isSound), { numRuns: 15_000 });
  });
});
