import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { type Barbell, standardBarbell } from "#app/domain/strength/plates.ts";
import { printPlates } from "#app/domain/strength/plates-text.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";
import { users } from "#db/schema/accounts.ts";
import { updateVersioned } from "#db/versioned.ts";
import { type BarbellFields, type BarbellValues, barbellValues, standardValues, type Units } from "./barbell-form.ts";

/** `isOwn`: entered, and not what most gyms have. `version`: of the user info. */
export type OwnBarbell = { barbell: Barbell; isOwn: boolean; version: number };

export async function readBarbell(ctx: Context): Promise<OwnBarbell> {
  const { units: _, ...own } = await readOwn(ctx);
  return own;
}

/** With the preferred units, as the form shows them. */
export async function readUnitsAndBarbell(ctx: Context) {
  const own = await readOwn(ctx);
  return { starts: valuesOf(own), version: own.version };
}

/** Null: what most gyms have, again. Without `units` the preferred ones stay. */
export function saveBarbell(
  { db, actor }: Context,
  seen: number,
  barbell: Barbell | null,
  units?: Units,
): Promise<Result<object, BarbellFields>> {
  allow(actor, "me:enter");
  return db.transaction(async (tx) => {
    await lockUser(tx, { accountId: actor.accountId, id: actor.userId }, "write");
    const stored = await readOwn({ db: tx, actor });
    if (stored.version === seen) {
      const change = { which: isActor(actor), seen, values: { barbell, ...units }, column: "infoVersion" as const };
      await updateVersioned(tx, users, change);
      return { ok: true };
    }
    const isSame = isDeepStrictEqual(barbell, stored.isOwn ? stored.barbell : null);
    if (isSame && isDeepStrictEqual(units ?? stored.units, stored.units)) return { ok: true };
    const values = valuesOf(stored);
    return savedMeanwhile("page", true, { values, words: wordsOf(values, stored.barbell), version: stored.version });
  });
}

type Own = OwnBarbell & { units: Units };

async function readOwn({ db, actor }: Pick<Context, "actor"> & { db: Db | Tx }): Promise<Own> {
  allow(actor, "me:enter");
  const { barbell, infoVersion: version, weightUnit, distanceUnit, heightUnit, velocityUnit } = users;
  const [row] = await db
    .select({ barbell, version, units: { weightUnit, distanceUnit, heightUnit, velocityUnit } })
    .from(users)
    .where(isActor(actor));
  if (!row) throw new NotFound();
  const standard = standardBarbell(row.units.weightUnit);
  return { ...row, barbell: row.barbell ?? standard, isOwn: row.barbell !== null };
}

function valuesOf({ barbell, isOwn, units }: Own): BarbellValues {
  return { ...units, ...(isOwn ? barbellValues(barbell) : standardValues(units.weightUnit)) };
}

function wordsOf(values: BarbellValues, { plates }: Barbell) {
  const named = Object.entries(values).filter(([name]) => name.endsWith("Unit"));
  const units = named.map(([name, unit]) => [name, unitName(unit as MeasurementUnit)]);
  return { ...Object.fromEntries(units), plates: printPlates(plates) };
}

function isActor({ accountId, userId }: Context["actor"]) {
  return and(eq(users.accountId, accountId), eq(users.id, userId));
}
