import { describe, expect, test } from "vitest";
import { complianceOf, type DayStatus, fourWeeks, statusOf } from "./compliance.ts";

const today = "2026-03-04";
const whole = (on: string) => ({ on, isWhole: true });
const part = (on: string) => ({ on, isWhole: false });

describe("a planned day", () => {
  const cases: [string, Parameters<typeof statusOf>[0], DayStatus][] = [
    ["done in full that day", { on: "2026-03-02", isRest: false, answers: [whole("2026-03-02")] }, "done"],
    ["done in full on a later day", { on: "2026-03-02", isRest: false, answers: [whole("2026-03-03")] }, "late"],
    ["begun that day and done in full later", late(part("2026-03-02"), whole("2026-03-03")), "late"],
    ["done in full that day and once more", late(whole("2026-03-02"), part("2026-03-03")), "done"],
    ["done in part", { on: "2026-03-02", isRest: false, answers: [part("2026-03-02")] }, "partly"],
    ["done in full on an earlier day", late(whole("2026-03-01")), "partly"],
    ["not done, and past", late(), "missed"],
    ["not done yet today", { on: today, isRest: false, answers: [] }, "planned"],
    ["ahead", { on: "2026-03-05", isRest: false, answers: [] }, "planned"],
    ["of rest, and past", { on: "2026-03-02", isRest: true, answers: [] }, "rest"],
  ];

  function late(...answers: { on: string; isWhole: boolean }[]) {
    return { on: "2026-03-02", isRest: false, answers };
  }

  test.each(cases)("%s", (_words, planned, status) => {
    expect(statusOf(planned, today)).toBe(status);
  });
});

describe("compliance", () => {
  const day = (on: string, status: DayStatus) => ({ on, status });
  const past = [
    day("2026-02-23", "done"),
    day("2026-02-24", "late"),
    day("2026-02-25", "partly"),
    day("2026-02-26", "missed"),
    day("2026-02-27", "rest"),
  ];

  test("is what was done, late or not, of the days before today", () => {
    const ahead = [day(today, "planned"), day("2026-03-05", "planned")];
    expect(complianceOf([...past, ...ahead], today)).toEqual({ kept: 2, planned: 4, partly: 1, missed: 1 });
  });

  test("counts today once it is done, and not while it is done in part", () => {
    expect(complianceOf([...past, day(today, "done")], today)).toMatchObject({ kept: 3, planned: 5 });
    expect(complianceOf([...past, day(today, "partly")], today)).toMatchObject({ kept: 2, planned: 4, partly: 1 });
  });

  test("is unknown if no day was planned before today", () => {
    expect(complianceOf([day("2026-03-02", "rest"), day(today, "planned")], today)).toBeNull();
  });
});

test("four weeks begin on Mondays, and this week is the last", () => {
  expect(fourWeeks(today)).toEqual(["2026-02-09", "2026-02-16", "2026-02-23", "2026-03-02"]);
  expect(fourWeeks("2026-03-08").at(-1)).toBe("2026-03-02");
  expect(fourWeeks("2026-03-09").at(-1)).toBe("2026-03-09");
});
