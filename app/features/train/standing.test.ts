import { expect, test } from "vitest";
import { type BoughtProgram, type GivenProgram, standingOf } from "./standing.ts";

const today = "2026-03-18";
const given = (changes: Partial<GivenProgram> = {}): GivenProgram => ({
  ...{ name: "Squats", startDate: "2026-03-02", lastDay: "2026-03-30", isLicensed: true },
  ...changes,
});
const standing = (programs: GivenProgram[], bought: BoughtProgram[] = []) =>
  standingOf({ given: programs, bought, ended: null }, today);
const boughtFor = (startDate: string | null, lastDay: string | null = null): BoughtProgram => ({
  ...{ programId: "bought", name: "Pull-ups" },
  ...{ startDate, lastDay },
});

const ahead = given({ startDate: "2026-03-23", lastDay: "2026-04-01" });
const over = given({ name: "Deadlifts", lastDay: "2026-03-17" });
const expired = given({ isLicensed: false });

test("without a program, a coach who ended it is named", () => {
  expect(standing([])).toEqual({ is: "none" });
  const ended = { coach: "Iron Gym", on: "2026-03-01" };
  expect(standingOf({ given: [], bought: [], ended }, today)).toEqual({ is: "ended", ...ended });
  expect(standingOf({ given: [given()], bought: [], ended }, today)).toBeNull();
});

test("programs that begin later, are over, or whose coach's licence is, say so; one that goes on says nothing", () => {
  expect(standing([ahead])).toEqual({ is: "ahead", program: "Squats", on: "2026-03-23" });
  expect(standing([over])).toEqual({ is: "over", program: "Deadlifts", on: "2026-03-17", isBought: false });
  expect(standing([expired])).toEqual({ is: "expired" });
  expect(standing([given()])).toBeNull();
  expect(standing([given({ lastDay: today })])).toBeNull();
  expect(standing([given({ lastDay: null })])).toBeNull();
});

test("of several the next begin counts, then the last end", () => {
  expect(standing([over, ahead, given({ name: "Later", startDate: "2026-04-06" })])).toMatchObject({
    is: "ahead",
    program: "Squats",
  });
  expect(standing([given({ lastDay: "2026-03-10" }), over, expired])).toMatchObject({
    is: "over",
    program: "Deadlifts",
  });
});

test("what was bought is offered until it begins, and then stands like what a coach gave", () => {
  expect(standing([], [boughtFor(null)])).toEqual({ is: "bought", program: "Pull-ups", programId: "bought" });
  expect(standing([], [boughtFor("2026-03-23", "2026-04-01")])).toMatchObject({ is: "ahead", program: "Pull-ups" });
  expect(standing([], [boughtFor("2026-03-02", "2026-03-17")])).toMatchObject({ is: "over", isBought: true });
  expect(standing([over], [boughtFor("2026-03-02", "2026-04-01")])).toBeNull();
  expect(standing([over], [boughtFor(null)])).toMatchObject({ is: "over", program: "Deadlifts" });
  expect(standing([expired], [boughtFor("2026-03-02", "2026-04-01")])).toBeNull();
  expect(standing([expired], [boughtFor(null)])).toEqual({ is: "expired" });
});
