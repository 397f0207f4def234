import { expect, test } from "vitest";
import { formatPackage } from "./format-package.ts";

const now = new Date("2026-03-02T09:00:00Z");

test.each([
  [null, null, "FREE"],
  ["2026-03-02T09:00:00Z", "Gold", "FREE (Subscription expired)"],
  ["2026-03-02T09:00:01Z", "Gold", "Gold"],
  ["2026-03-02T09:00:01Z", null, "Subscribed"],
])("valid until %s, with the package %s: %s", (until, packageName, words) => {
  const subscriptionValidUntil = until === null ? null : new Date(until);
  expect(formatPackage({ subscriptionValidUntil, packageName }, now)).toBe(words);
});
