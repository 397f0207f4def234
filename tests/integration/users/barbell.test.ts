import { expect, test } from "vitest";
import { standardBarbell } from "#app/domain/strength/plates.ts";
import { readBarbell, readUnitsAndBarbell, saveBarbell } from "#app/features/account/barbell.server.ts";
import { barbellInput, barbellValues } from "#app/features/account/barbell-form.ts";
import { readOwnInfo, saveOwnInfo } from "#app/features/account/user-info.server.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

const typed = {
  bar: "other",
  barWeight: "17,5",
  barUnit: "kilograms",
  plateUnit: "pounds",
  plates: ["pounds 35", "pounds 2.5"],
  morePlates: "10 x2",
};

test("a bar and plates are kept as they were entered, by their person alone, until they go back to the standard", async () => {
  const [{ ctx }, other] = [await coachingBusiness({ roles: ["USR"] }), await coachingBusiness()];
  const { version } = await readBarbell(ctx);
  expect(await readBarbell(ctx)).toEqual({ barbell: standardBarbell("kilograms"), isOwn: false, version });
  const own = barbellInput(typed);
  expect(await saveBarbell(ctx, version, own)).toEqual({ ok: true });
  expect(await saveBarbell(ctx, version, own)).toEqual({ ok: true });
  expect(await readBarbell(ctx)).toEqual({ barbell: own, isOwn: true, version: version + 1 });
  expect(barbellValues(own)).toEqual({ ...typed, barWeight: "17.5" });
  expect(await readBarbell(other.ctx)).toMatchObject({ isOwn: false });
  expect(await saveBarbell(ctx, version + 1, null)).toEqual({ ok: true });
  expect(await readBarbell(ctx)).toMatchObject({ barbell: standardBarbell("kilograms"), isOwn: false });
});

test("the second of two savers is told, and the user info keeps the bar", async () => {
  const { ctx } = await coachingBusiness({ roles: ["USR"] });
  const { starts, version } = await readOwnInfo(ctx);
  const own = barbellInput(typed);
  expect(await saveBarbell(ctx, version, own)).toEqual({ ok: true });
  expect(await saveBarbell(ctx, version, { ...own, bar: 10 })).toMatchObject({
    ok: false,
    theirs: { values: { barWeight: "17.5" }, words: { plates: "35, 10 x2, 2.5", plateUnit: "lb" } },
  });
  expect(await saveOwnInfo(ctx, version + 1, { ...starts, firstName: "Ana" })).toEqual({ ok: true });
  expect(await readBarbell(ctx)).toMatchObject({ barbell: own });
});

const metric = { weightUnit: "kilograms", distanceUnit: "meters", heightUnit: "centimeters" } as const;
const units = { ...metric, weightUnit: "pounds", velocityUnit: "metersPerSecond" } as const;

test("the preferred units are saved with the bar, and decide what somebody without an own one is shown", async () => {
  const { ctx } = await coachingBusiness({ roles: ["USR"] });
  const { starts, version } = await readUnitsAndBarbell(ctx);
  expect(starts).toMatchObject({ weightUnit: "kilograms", bar: "20 kilograms", plateUnit: "kilograms" });
  expect(await saveBarbell(ctx, version, null, units)).toEqual({ ok: true });
  const { starts: inPounds, version: next } = await readUnitsAndBarbell(ctx);
  expect(inPounds).toMatchObject({ ...units, bar: "45 pounds", plateUnit: "pounds", morePlates: "" });
  expect(inPounds.plates).toEqual([45, 35, 25, 10, 5, 2.5].map((weight) => `pounds ${weight}`));
  expect(await saveBarbell(ctx, version, null, units)).toEqual({ ok: true });
  const other = await saveBarbell(ctx, version, null, { ...units, weightUnit: "kilograms" });
  expect(other).toMatchObject({ ok: false, theirs: { words: { weightUnit: "lb" }, version: next } });
});
