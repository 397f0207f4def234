import { expect, test } from "vitest";
import { doneDayOf, printOffset } from "./done-day.ts";

const zagreb = "Europe/Zagreb";

test.each<[doneAt: string, on: string, offset: number, isTold: boolean]>([
  ["2026-03-01T23:30:00-05:00", "2026-03-01", -300, true],
  ["2026-03-02T00:30:00+13:45", "2026-03-02", 825, true],
  ["2026-03-01T23:30:00+00:00", "2026-03-01", 0, true],
  ["2026-03-01T23:30:00Z", "2026-03-02", 60, false],
  ["2026-03-01T23:30:00-00:00", "2026-03-02", 60, false],
  ["2026-07-01T22:30:00Z", "2026-07-02", 120, false],
])("%s, of somebody in Zagreb, is of %s", (doneAt, on, offset, isSentOffset) => {
  expect(doneDayOf(doneAt, zagreb)).toEqual({ at: new Date(doneAt), on, offset, isSentOffset });
});

test("an offset is printed as moments carry it", () => {
  expect([0, 60, -300, 825, -570].map(printOffset)).toEqual(["+00:00", "+01:00", "-05:00", "+13:45", "-09:30"]);
});
