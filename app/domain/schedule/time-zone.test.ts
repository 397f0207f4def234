import { expect, test } from "vitest";
import { clockTimes, endOfDay, formatMoment, timeZoneOf, todayOf } from "./time-zone.ts";

const at = (moment: string, timeZone: string) => todayOf({ now: new Date(moment), timeZone });

test.each([
  ["2026-03-02T10:59:59Z", "Pacific/Auckland", "2026-03-02"],
  ["2026-03-02T11:00:00Z", "Pacific/Auckland", "2026-03-03"],
  ["2026-03-02T09:59:59Z", "Pacific/Honolulu", "2026-03-01"],
  ["2026-03-02T10:00:00Z", "Pacific/Honolulu", "2026-03-02"],
  ["2026-03-01T23:30:00Z", "Europe/Zagreb", "2026-03-02"],
  ["2026-03-02T18:30:00Z", "Asia/Kolkata", "2026-03-03"],
  ["2026-12-31T23:59:59Z", "UTC", "2026-12-31"],
])("at %s it is in %s the %s", (moment, timeZone, day) => {
  expect(at(moment, timeZone)).toBe(day);
});

test("a day has 23 or 25 hours where the clocks are changed", () => {
  expect(["2026-03-28T22:59:59Z", "2026-03-28T23:00:00Z"].map((moment) => at(moment, "Europe/Zagreb"))).toEqual([
    "2026-03-28",
    "2026-03-29",
  ]);
  expect(["2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"].map((moment) => at(moment, "Europe/Zagreb"))).toEqual([
    "2026-03-29",
    "2026-03-30",
  ]);
});

test("a moment is said as the clocks there showed it, midnight as 00", () => {
  const moment = new Date("2026-03-02T23:05:59Z");
  expect(formatMoment(moment, "UTC")).toBe("02/03/2026 23:05");
  expect(formatMoment(moment, "Europe/Zagreb")).toBe("03/03/2026 00:05");
});

test.each(["Europe/Zagreb", "America/Port-au-Prince", "UTC", "Etc/GMT-3"])("%s is a time zone", (name) => {
  expect(timeZoneOf(name)).toBe(name);
});

test("a name in other letters is the same time zone", () => {
  expect(timeZoneOf("europe/zagreb")).toBe("Europe/Zagreb");
});

test.each(["", "Moon/Base", "+02:00", "Europe/Zagreb; drop", "A".repeat(65), "../etc"])("%s is none", (name) => {
  expect(timeZoneOf(name)).toBeNull();
});

test.each([
  ["2026-12-13", "UTC", "2026-12-13T23:59:59.999Z"],
  ["2026-12-13", "Europe/Zagreb", "2026-12-13T22:59:59.999Z"],
  ["2026-12-13", "America/Chicago", "2026-12-14T05:59:59.999Z"],
  ["2026-12-13", "Pacific/Kiritimati", "2026-12-13T09:59:59.999Z"],
  ["2026-12-13", "Pacific/Niue", "2026-12-14T10:59:59.999Z"],
  ["2026-03-28", "Europe/Zagreb", "2026-03-28T22:59:59.999Z"],
  ["2026-03-29", "Europe/Zagreb", "2026-03-29T21:59:59.999Z"],
  ["2026-10-25", "Europe/Zagreb", "2026-10-25T22:59:59.999Z"],
  // clocks go forward at midnight: the next day begins at 1 o'clock
  ["2026-03-28", "Asia/Beirut", "2026-03-28T21:59:59.999Z"],
  // clocks go back at midnight: the last hour comes twice
  ["2026-10-24", "Asia/Beirut", "2026-10-24T21:59:59.999Z"],
  ["2028-02-29", "Europe/Zagreb", "2028-02-29T22:59:59.999Z"],
  ["2026-12-31", "Asia/Kolkata", "2026-12-31T18:29:59.999Z"],
])("%s ends in %s at %s", (date, timeZone, end) => {
  expect(endOfDay(date, timeZone).toISOString()).toBe(end);
});

test("moments stand where the clocks there showed them, also on the day that these are changed", () => {
  const moments = ["2026-03-29T00:59:59.250Z", "2026-03-29T01:00:00Z"].map((moment) => Date.parse(moment));
  const shown = (timeZone: string) => clockTimes(moments, timeZone).map((time) => new Date(time).toISOString());
  expect(shown("Europe/Zagreb")).toEqual(["2026-03-29T01:59:59.250Z", "2026-03-29T03:00:00.000Z"]);
  expect(shown("Asia/Kathmandu")).toEqual(["2026-03-29T06:44:59.250Z", "2026-03-29T06:45:00.000Z"]);
});
