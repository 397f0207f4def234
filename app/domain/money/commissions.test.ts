import fc from "fast-check";
import { expect, test } from "vitest";
import { commissionsOf, type SaleType, saleTypes } from "./commissions.ts";
import { balanceOf, creditEntries, saleEntries } from "./ledger.ts";
import { saleColumns, saleFilters } from "./sale-columns.ts";

test("the types of selling records have the numbers of document 3", () => {
  expect(saleTypes).toEqual({ package: 1, program: 2, membership: 3 });
});

test.each<[SaleType, number, number | null, number, number, number]>([
  ["program", 4990, 15, 998, 749, 3243],
  ["program", 4990, null, 998, 0, 3992],
  ["program", 4990, 80, 998, 3992, 0],
  ["program", 0, 15, 0, 0, 0],
  ["package", 2900, 15, 580, 0, 2320],
  ["package", 2902, null, 580, 0, 2322],
  ["package", 2903, null, 581, 0, 2322],
])("of a %s for %d cents, the partner at %s %%: %d, %d and %d", (type, cents, partner, ...shares) => {
  const { tsCommission, partnerCommission, adminCommission } = commissionsOf(type, cents, { platform: 20, partner });
  expect([tsCommission, partnerCommission, adminCommission]).toEqual(shares);
});

test("a partner sees neither the platform's commission nor the rest, and filters by date alone", () => {
  const forPartners = ["name", "purchaseDate", "partnerName", "userName", "fullPrice", "partnerCommission"];
  expect(saleColumns(false)).toEqual(forPartners);
  expect(saleColumns(true)).toEqual([
    ...["name", "purchaseDate", "partnerName", "userName"],
    ...["fullPrice", "tsCommission", "partnerCommission", "adminCommission"],
  ]);
  expect(saleFilters(false)).toEqual(["from", "to"]);
  expect(saleFilters(true)).toEqual(["partner", "from", "to", "type"]);
});

test("the gateway is debited what the others are credited", () => {
  const commissions = commissionsOf("program", 4990, { platform: 20, partner: 15 });
  expect(saleEntries(commissions)).toEqual([
    { account: "gateway", cents: 4990 },
    { account: "platform", cents: -998 },
    { account: "partner", cents: -749 },
    { account: "creator", cents: -3243 },
  ]);
  expect(saleEntries(commissionsOf("package", 100, { platform: 100, partner: null }))).toEqual([
    { account: "gateway", cents: 100 },
    { account: "platform", cents: -100 },
  ]);
  expect(saleEntries(commissionsOf("program", 0, { platform: 20, partner: 15 }))).toEqual([]);
  expect(balanceOf([{ account: "gateway", cents: 4990 }])).toBe(4990);
});

test("commissions add up to the price, entries sum to zero, and the gateway's is the price", () => {
  const type = fc.constantFrom<SaleType>("package", "program");
  const hundredths = fc.integer({ min: 0, max: 10_000 });
  const isSound = (sold: SaleType, cents: number, platform: number, rest: number, isPartner: boolean) => {
    const partner = isPartner ? Math.min(rest, 10_000 - platform) / 100 : null;
    const commissions = commissionsOf(sold, cents, { platform: platform / 100, partner });
    const { tsCommission, partnerCommission, adminCommission } = commissions;
    const parts = [tsCommission, partnerCommission, adminCommission];
    const entries = saleEntries(commissions);
    const gateway = entries.find(({ account }) => account === "gateway")?.cents ?? 0;
    return (
      tsCommission + partnerCommission + adminCommission === cents &&
      parts.every((part) => Number.isInteger(part) && part >= 0) &&
      balanceOf(entries) === 0 &&
      gateway === cents &&
      entries.every((entry) => (entry.account === "gateway" ? entry.cents > 0 : entry.cents < 0))
    );
  };
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(fc.property(type, cents, hundredths, hundredths, fc.boolean(), isSound), { numRuns: 20_000 });
});

test("a refund takes back from each their part", () => {
  const sale = commissionsOf("program", 4990, { platform: 20, partner: 15 });
  expect(creditEntries(sale, { cents: 4990, before: 0 })).toEqual([
    { account: "gateway", cents: -4990 },
    { account: "platform", cents: 998 },
    { account: "partner", cents: 749 },
    { account: "creator", cents: 3243 },
  ]);
  expect(creditEntries(sale, { cents: 1000, before: 0 })).toEqual([
    { account: "gateway", cents: -1000 },
    { account: "platform", cents: 200 },
    { account: "partner", cents: 150 },
    { account: "creator", cents: 650 },
  ]);
});

test("paid back in steps, each balanced, a sale is undone to the cent", () => {
  const isUndone = (cents: number, platform: number, partner: number, cuts: number[]) => {
    const sale = commissionsOf("program", cents, { platform, partner });
    const steps = [...cuts.map((cut) => cut % (cents + 1)), 0, cents].sort((a, b) => a - b);
    const credits = steps.slice(1).map((to, at) => {
      const before = steps[at] ?? 0;
      return creditEntries(sale, { cents: to - before, before });
    });
    const sums = new Map(saleEntries(sale).map((entry) => [entry.account, entry.cents]));
    for (const entry of credits.flat()) sums.set(entry.account, (sums.get(entry.account) ?? 0) + entry.cents);
    return credits.every((entries) => balanceOf(entries) === 0) && [...sums.values()].every((sum) => sum === 0);
  };
  const rate = fc.integer({ min: 0, max: 50 });
  const cuts = fc.array(fc.nat(10_000_000), { maxLength: 4 });
  fc.assert(fc.property(fc.integer({ min: 1, max: 10_000_000 }), rate, rate, cuts, isUndone), { numRuns: 5000 });
});
