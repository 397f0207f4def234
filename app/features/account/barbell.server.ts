import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { type Barbell, standardBarbell } from "#app/domain/strength/plates.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { updateVersioned } from "#db/versioned.ts";
import { type BarbellFields, barbellValues } from "./barbell-form.ts";

/** `isOwn`: entered, and not what most gyms have. `version`: of the user info. */
export type OwnBarbell = { barbell: Barbell; isOwn: boolean; version: number };

export async function readBarbell({ db, actor, preferences }: Context): Promise<OwnBarbell> {
  allow(actor, "me:enter");
  const { barbell, infoVersion: version } = users;
  const [row] = await db.select({ barbell, version }).from(users).where(isActor(actor));
  if (!row) throw new NotFound();
  const standard = standardBarbell(preferences.units.weight);
  return { barbell: row.barbell ?? standard, isOwn: row.barbell !== null, version: row.version };
}

/** Null: what most gyms have, again. */
export async function saveBarbell(
  ctx: Context,
  seen: number,
  barbell: Barbell | null,
): Promise<Result<object, BarbellFields>> {
  const { db, actor } = ctx;
  allow(actor, "me:enter");
  const change = { which: isActor(actor), seen, values: { barbell }, column: "infoVersion" as const };
  if (await updateVersioned(db, users, change)) return { ok: true };
  const stored = await readBarbell(ctx);
  if (isDeepStrictEqual(barbell, stored.isOwn ? stored.barbell : null)) return { ok: true };
  return savedMeanwhile("bar", true, { values: barbellValues(stored.barbell), version: stored.version });
}

function isActor({ accountId, userId }: Context["actor"]) {
  return and(eq(users.accountId, accountId), eq(users.id, userId));
}
