import { expect, test } from "vitest";
import { allowedUsers, hasPaidAccess, isExpired, type Licence, subscriptionState } from "./paid-access.ts";

const now = new Date("2026-03-02T09:00:00Z");
const never: Licence = {
  subscriptionStatus: null,
  subscriptionValidUntil: null,
  maxUsersOverride: null,
  maxUsersOverrideUntil: null,
};
const past = new Date("2026-03-02T08:59:59Z");
const future = new Date("2026-03-02T09:00:01Z");
const threeDaysAgo = new Date("2026-02-27T09:00:00Z");
const almostThreeDaysAgo = new Date("2026-02-27T09:00:01Z");

test.each<[string, Partial<Licence>, boolean]>([
  ["never subscribed", {}, false],
  ["a date without a subscription", { subscriptionValidUntil: future }, false],
  ["active", { subscriptionStatus: "ACTIVE", subscriptionValidUntil: past }, true],
  ["cancelled, with time left", { subscriptionStatus: "CANCELED", subscriptionValidUntil: future }, true],
  ["cancelled, and over", { subscriptionStatus: "CANCELED", subscriptionValidUntil: past }, false],
  ["cancelled, without a date", { subscriptionStatus: "CANCELED" }, false],
  ["past due, with time left", { subscriptionStatus: "PAST_DUE", subscriptionValidUntil: future }, true],
  ["past due, while it is tried again", { subscriptionStatus: "PAST_DUE", subscriptionValidUntil: past }, true],
  ["past due, at the end", { subscriptionStatus: "PAST_DUE", subscriptionValidUntil: almostThreeDaysAgo }, true],
  ["past due, three days on", { subscriptionStatus: "PAST_DUE", subscriptionValidUntil: threeDaysAgo }, false],
  ["past due, without a date", { subscriptionStatus: "PAST_DUE" }, false],
  ["an override without an end", { maxUsersOverride: 1 }, true],
  ["an override that ends today", { maxUsersOverride: 5, maxUsersOverrideUntil: "2026-03-02" }, true],
  ["an override that ended yesterday", { maxUsersOverride: 5, maxUsersOverrideUntil: "2026-03-01" }, false],
  ["an override of nobody", { maxUsersOverride: 0 }, false],
])("%s: %j gives %s", (_, licence, expected) => {
  expect(hasPaidAccess({ ...never, ...licence }, { now, timeZone: "UTC" })).toBe(expected);
});

test.each<[string, Partial<Licence>, boolean]>([
  ["never subscribed", {}, false],
  ["active", { subscriptionStatus: "ACTIVE", subscriptionValidUntil: past }, false],
  ["cancelled, with time left", { subscriptionStatus: "CANCELED", subscriptionValidUntil: future }, false],
  ["cancelled, and over", { subscriptionStatus: "CANCELED", subscriptionValidUntil: past }, true],
  ["past due, while it is tried again", { subscriptionStatus: "PAST_DUE", subscriptionValidUntil: past }, false],
  ["past due, three days on", { subscriptionStatus: "PAST_DUE", subscriptionValidUntil: threeDaysAgo }, true],
  ["never paid", { subscriptionStatus: "PAST_DUE" }, true],
  [
    "over, with an override",
    { subscriptionStatus: "CANCELED", subscriptionValidUntil: past, maxUsersOverride: 1 },
    false,
  ],
  [
    "over, with an override that is over, too",
    {
      subscriptionStatus: "CANCELED",
      subscriptionValidUntil: past,
      maxUsersOverride: 1,
      maxUsersOverrideUntil: "2026-03-01",
    },
    true,
  ],
])("%s: expired is %s", (_, licence, expected) => {
  const clock = { now, timeZone: "UTC" };
  expect(isExpired({ ...never, ...licence, roles: ["TRN", "PAR"] }, clock)).toBe(expected);
  expect(isExpired({ ...never, ...licence, roles: ["TRN", "ADM"] }, clock)).toBe(false);
  expect(isExpired({ ...never, ...licence, roles: ["SYS"] }, clock)).toBe(false);
});

test.each<[Partial<Licence>, string]>([
  [{}, "none"],
  [{ subscriptionStatus: "ACTIVE", subscriptionValidUntil: past }, "active"],
  [{ subscriptionStatus: "PAST_DUE", subscriptionValidUntil: past }, "pastDue"],
  [{ subscriptionStatus: "PAST_DUE", subscriptionValidUntil: threeDaysAgo }, "ended"],
  [{ subscriptionStatus: "CANCELED", subscriptionValidUntil: future }, "cancelled"],
  [{ subscriptionStatus: "CANCELED", subscriptionValidUntil: past }, "ended"],
])("a subscription of %j is %s", (licence, state) => {
  expect(subscriptionState({ ...never, ...licence }, now)).toBe(state);
});

test("an override ends with the day of the account", () => {
  const licence = { ...never, maxUsersOverride: 5, maxUsersOverrideUntil: "2026-03-02" };
  const late = new Date("2026-03-03T05:00:00Z");
  expect(hasPaidAccess(licence, { now: late, timeZone: "America/New_York" })).toBe(false);
  expect(hasPaidAccess(licence, { now: late, timeZone: "America/Los_Angeles" })).toBe(true);
});

test("allowed are the users of the package that is paid for or of the override in force, whichever is more", () => {
  const allowed = (licence: Partial<Licence>, subscriptionMaxUsers: number | null = null) =>
    allowedUsers({ ...never, ...licence, subscriptionMaxUsers }, { now, timeZone: "UTC" });
  expect(allowed({})).toBe(0);
  expect(allowed({ subscriptionStatus: "ACTIVE" }, 20)).toBe(20);
  expect(allowed({ subscriptionStatus: "PAST_DUE", subscriptionValidUntil: past }, 20)).toBe(20);
  expect(allowed({ subscriptionStatus: "PAST_DUE", subscriptionValidUntil: threeDaysAgo }, 20)).toBe(0);
  expect(allowed({ subscriptionStatus: "CANCELED", subscriptionValidUntil: past }, 20)).toBe(0);
  expect(allowed({ subscriptionStatus: "ACTIVE", maxUsersOverride: 30 }, 20)).toBe(30);
  expect(allowed({ subscriptionStatus: "ACTIVE", maxUsersOverride: 10 }, 20)).toBe(20);
  expect(allowed({ maxUsersOverride: 30, maxUsersOverrideUntil: "2026-03-01" })).toBe(0);
});
