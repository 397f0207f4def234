import { expect, test } from "vitest";
import { planPrice, yearlySaving } from "./plan-price.ts";

function priced(priceCents: number, durationInDays: number) {
  return { id: `${priceCents}`, name: "Coach", priceCents, durationInDays };
}

test.each([
  [2900, 29_000, 5800, "or €290.00 a year, 2 months free"],
  [2900, 31_900, 2900, "or €319.00 a year, 1 month free"],
  [2900, 32_950, 1850, "or €329.50 a year, €18.50 less"],
  [2900, 34_800, 0, "or €348.00 a year"],
  [2900, 34_801, 0, "or €348.01 a year"],
  [0, 0, 0, "or €0.00 a year"],
])("%d cents a month and %d a year save %d: %s", (month, year, saving, orYearly) => {
  const [main, yearly] = [priced(month, 31), priced(year, 365)];
  expect(yearlySaving(main, yearly)).toBe(saving);
  expect(planPrice({ main, yearly }).orYearly).toBe(orYearly);
});

test("a monthly price is by the month, a yearly one that stands alone by the year", () => {
  expect(planPrice({ main: priced(2900, 31), yearly: null })).toEqual({ price: "€29.00", unit: "/mo", orYearly: null });
  expect(planPrice({ main: priced(123_450, 365), yearly: null })).toEqual({
    price: "€1,234.50",
    unit: " a year",
    orYearly: null,
  });
});
