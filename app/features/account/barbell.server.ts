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
  const { barbell, isOwn, version, units } = await readOwn(ctx);
  const shown = isOwn ? barbellValues(barbell) : standardValues(units.weightUnit);
  return { starts: { ...units, ...shown }, version };
}

/** Null: what most gyms have, again. Without `units` the preferred ones stay. */
export async function saveBarbell(
  ctx: Context,
  seen: number,
  barbell: Barbell | null,
  units?: Units,
): Promise<Result<object, BarbellFields>> {
  const { db, actor } = ctx;
  allow(actor, "me:enter");
  const change = { which: isActor(actor), seen, values: { barbell, ...units }, column: "infoVersion" as const };
  if (await updateVersioned(db, users, change)) return { ok: true };
  const stored = await readOwn(ctx);
  const isSame = isDeepStrictEqual(barbell, stored.isOwn ? stored.barbell : null);
  if (isSame && isDeepStrictEqual(units ?? stored.units, stored.units)) return { ok: true };
  const { starts, version } = await readUnitsAndBarbell(ctx);
  return savedMeanwhile("page", true, { values: starts, words: wordsOf(starts, stored.barbell), version });
}

async function readOwn({ db, actor }: Context) {
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

function wordsOf(starts: BarbellValues, { plates }: Barbell) {
  const named = Object.entries(starts).filter(([name]) => name.endsWith("Unit"));
  const units = named.map(([name, unit]) => [name, unitName(unit as MeasurementUnit)]);
  return { ...Object.fromEntries(units), plates: printPlates(plates) };
}

function isActor({ accountId, userId }: Context["actor"]) {
  return and(eq(users.accountId, accountId), eq(users.id, userId));
}
