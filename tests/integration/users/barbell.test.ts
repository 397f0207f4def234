import { expect, test } from "vitest";
import { standardBarbell } from "#app/domain/strength/plates.ts";
import { readBarbell, saveBarbell } from "#app/features/account/barbell.server.ts";
import { barbellInput, barbellValues } from "#app/features/account/barbell-form.ts";
import { readOwnInfo, saveOwnInfo } from "#app/features/account/user-info.server.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

const typed = { bar: "15", barUnit: "kilograms", plates: "20, 10 x2, 2,5", plateUnit: "pounds" };

test("a bar and plates are kept as they were entered, by their person alone, until they go back to the standard", async () => {
  const [{ ctx }, other] = [await coachingBusiness({ roles: ["USR"] }), await coachingBusiness()];
  const { version } = await readBarbell(ctx);
  expect(await readBarbell(ctx)).toEqual({ barbell: standardBarbell("kilograms"), isOwn: false, version });
  const own = barbellInput(typed);
  expect(await saveBarbell(ctx, version, own)).toEqual({ ok: true });
  expect(await saveBarbell(ctx, version, own)).toEqual({ ok: true });
  expect(await readBarbell(ctx)).toEqual({ barbell: own, isOwn: true, version: version + 1 });
  expect(barbellValues(own)).toEqual({ ...typed, plates: "20, 10 x2, 2.5" });
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
    theirs: { values: { bar: "15" } },
  });
  const info = { ...starts, weightUnit: "pounds" } as Parameters<typeof saveOwnInfo>[2];
  expect(await saveOwnInfo(ctx, version + 1, info)).toEqual({ ok: true });
  expect(await readBarbell(ctx)).toMatchObject({ barbell: own });
});
