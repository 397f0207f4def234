import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readUserInfo, saveUserInfo } from "#app/features/account/user-info.server.ts";
import { updateRoundingStep } from "#app/features/users/editor-settings.server.ts";
import { findSession, openSessions, startSession } from "#app/services/sessions.server.ts";
import { users } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";

async function opened() {
  const { db } = await testDatabase();
  return { db, sessions: openSessions(db, "a secret of the tests") };
}

describe("the user info", () => {
  test("is saved with its units, found by its new name, and changed by one at a time", async () => {
    const { ctx, user } = await coachingBusiness();
    const { sessions, db } = await opened();
    const { starts, version } = await readUserInfo(ctx);
    expect(starts).toMatchObject({ firstName: "Ana", timeZone: "", weightUnit: "kilograms", density: "comfortable" });
    const changed = {
      ...starts,
      lastName: "Žagar",
      weightUnit: "pounds",
      density: "compact",
      phoneNumber: "+385 1 23",
    };
    expect(await saveUserInfo(ctx, version, changed)).toEqual({ ok: true });
    expect(await saveUserInfo(ctx, version, changed)).toEqual({ ok: true });
    const stale = await saveUserInfo(ctx, version, { ...starts, firstName: "Ines" });
    expect(stale).toMatchObject({ ok: false, theirs: { version: version + 1, words: { weightUnit: "lb" } } });

    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({ searchName: "ana zagar", phoneNumber: "+385 1 23", infoVersion: version + 1 });
    const found = await findSession(sessions, await startSession(sessions, user, monday), monday);
    expect(found?.preferences).toMatchObject({ density: "compact", units: { weight: "pounds", distance: "meters" } });
    expect(found?.actor.fullName).toBe("Ana Žagar");
  });

  test("has the coach's rounding, which the editor may change in the meantime", async () => {
    const { ctx } = await coachingBusiness();
    const { starts, version } = await readUserInfo(ctx);
    const save = (seen: number, roundingStep: string) => saveUserInfo(ctx, seen, { ...starts, roundingStep });
    const kept = async () => (await readUserInfo(ctx)).starts.roundingStep;
    expect(starts.roundingStep).toBe("off");
    expect(await save(version, "1 kg")).toEqual({ ok: true });
    for (const _ of ["once", "again"]) await updateRoundingStep(ctx, "2.5 kg");
    const theirs = { version: version + 2, words: { roundingStep: "2.5 kg" } };
    expect(await save(version + 1, "1 kg")).toMatchObject({ ok: false, theirs });
    expect(await save(version + 2, "")).toEqual({ ok: true });
    expect(await kept()).toBe("2.5 kg");
    expect(await save(version + 2, "off")).toEqual({ ok: true });
    expect(await kept()).toBe("off");
  });

  test("keeps a chosen time zone for requests that tell none, whatever a browser told before", async () => {
    const { ctx, user } = await coachingBusiness();
    const { sessions } = await opened();
    const token = await startSession(sessions, user, monday);
    const zoneOf = async (told: string | null) => (await findSession(sessions, token, monday, told))?.timeZone;
    const { starts, version } = await readUserInfo(ctx);
    await saveUserInfo(ctx, version, { ...starts, timeZone: "Pacific/Auckland" });
    expect(await zoneOf("Europe/Zagreb")).toBe("Europe/Zagreb");
    expect(await zoneOf(null)).toBe("Pacific/Auckland");
    await saveUserInfo(ctx, version + 1, { ...starts, timeZone: "" });
    const later = new Date(monday.getTime() + 6 * 60_000);
    await findSession(sessions, token, later, "Europe/Zagreb");
    expect(await zoneOf(null)).toBe("Europe/Zagreb");
  });
});
