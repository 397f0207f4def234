import { expect, test } from "vitest";
import { day, momentOfDay } from "./graph.ts";
import { leastOf } from "./least.ts";
import { moved, openingWindow, reachOf, readWindow, serializeWindow, stepsFrom, zoomed } from "./window.ts";

const at = (date: string, value = 1) => ({ at: momentOfDay(date), value });
const span = (from: string, to: string) => ({ from: momentOfDay(from), to: momentOfDay(to) });
const line = (...points: ReturnType<typeof at>[]) => ({ id: "a", label: "Mood", points });
const later = { at: momentOfDay("2026-03-31") + day / 2, value: 1 };
const graphs = [{ lines: [line(at("2026-03-01"), later), line(at("2026-02-27"))] }, { lines: [line()] }];
const limits = { reach: span("2026-02-26", "2026-04-01"), least: leastOf.readiness };

test("the graphs of a page reach a day either side of the days of their points, and open at the 10 days before the latest", () => {
  expect(reachOf(graphs)).toEqual(limits.reach);
  expect(openingWindow(limits)).toEqual(span("2026-03-21", "2026-03-31"));
  expect(openingWindow({ reach: span("2026-03-30", "2026-04-01"), least: day })).toEqual(
    span("2026-03-30", "2026-03-31"),
  );
  expect(reachOf([{ lines: [line()] }])).toBeNull();
});

test("zooming keeps what is under the pointer, and the middle without one", () => {
  expect(zoomed(span("2026-03-10", "2026-03-20"), limits, 1 / 2)).toEqual({
    from: momentOfDay("2026-03-12") + day / 2,
    to: momentOfDay("2026-03-17") + day / 2,
  });
  expect(zoomed(span("2026-03-10", "2026-03-20"), limits, 1 / 2, momentOfDay("2026-03-10"))).toEqual(
    span("2026-03-10", "2026-03-15"),
  );
});

test("a window keeps to its reach and to the least that is shown", () => {
  expect(zoomed(span("2026-03-10", "2026-03-20"), limits, 100)).toEqual(limits.reach);
  expect(zoomed(span("2026-03-21", "2026-03-31"), limits, 2)).toEqual(span("2026-03-12", "2026-04-01"));
  const narrow = zoomed(span("2026-03-10", "2026-03-20"), limits, 1 / 1000);
  expect(narrow.to - narrow.from).toBe(86_400_000);
  const hours = zoomed(narrow, { ...limits, least: leastOf.benchmarks }, 1 / 1000);
  expect(hours.to - hours.from).toBe(7_200_000);
  expect(moved(span("2026-03-21", "2026-03-31"), limits, 1 / 2)).toEqual(span("2026-03-22", "2026-04-01"));
  expect(moved(span("2026-03-21", "2026-03-31"), limits, -1 / 2)).toEqual(span("2026-03-16", "2026-03-26"));
});

test("a step that would change nothing is none", () => {
  expect(stepsFrom(limits.reach, limits)).toEqual({ in: true, out: false, earlier: false, later: false });
  expect(stepsFrom(span("2026-03-10", "2026-03-11"), limits)).toEqual({
    in: false,
    out: true,
    earlier: true,
    later: true,
  });
});

test("an address says the window, and what it says is held to the limits", () => {
  const window = span("2026-03-05", "2026-03-09");
  expect(readWindow(serializeWindow(window), limits)).toEqual(window);
  for (const wrong of [null, "", "mood", "5.5", "9.5", "1e3.9", `${"9".repeat(12)}.${"9".repeat(13)}`, "1", "1.2.3"]) {
    expect(readWindow(wrong, limits)).toBeNull();
  }
  expect(readWindow("-999999999.999999999", limits)).toEqual(limits.reach);
});
