import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { isStored, savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Result } from "#app/domain/forms/result.ts";
import { timeZoneOf } from "#app/domain/schedule/time-zone.ts";
import { parseRoundingStep, roundingStepName } from "#app/domain/strength/rounding-step.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockUser } from "#db/locks.ts";
import { users } from "#db/schema/accounts.ts";
import { updateVersioned } from "#db/versioned.ts";
import type { OwnInfoFields, OwnInfoValues, UserInfoFields, UserInfoValues } from "./user-info-form.ts";

type Row = typeof users.$inferSelect;

/** The image was read before; the form carries its id. */
type Info = Omit<UserInfoValues, "image"> & { image?: undefined };

export async function readUserInfo({ db, actor }: Context) {
  const [row] = await db.select().from(users).where(isActor(actor));
  if (!row) throw new NotFound();
  return { starts: valuesOf(row), version: row.infoVersion };
}

export async function saveUserInfo(
  { db, actor }: Context,
  seen: number,
  values: Partial<Info>,
): Promise<Result<object, UserInfoFields>> {
  return db.transaction(async (tx): Promise<Result<object, UserInfoFields>> => {
    const row = await lockUser(tx, { accountId: actor.accountId, id: actor.userId }, "write");
    if (!row) throw new NotFound();
    const columns = columnsOf({ ...valuesOf(row), ...values });
    if (isStored(columns, row)) return { ok: true };
    const theirs = { values: valuesOf(row), words: wordsOf(row), version: row.infoVersion };
    // why: nobody else can open this form
    if (row.infoVersion !== seen) return savedMeanwhile("user info", true, theirs);
    if (!(await mayShow(tx, actor, columns.imageId, row))) {
      return { ok: false, problems: { image: ["Choose the image again"] } };
    }
    await updateVersioned(tx, users, { which: isActor(actor), seen, values: columns, column: "infoVersion" });
    return { ok: true };
  });
}

export function saveOwnInfo(ctx: Context, seen: number, values: OwnInfoValues) {
  // why: without a picture, none can be rejected
  return saveUserInfo(ctx, seen, values) as Promise<Result<object, OwnInfoFields>>;
}

/** A picture must be the actor's own upload. */
export async function readOwnInfo(ctx: Context) {
  const { starts, version } = await readUserInfo(ctx);
  const { firstName, lastName, timeZone } = starts;
  return { starts: { firstName, lastName, timeZone }, version };
}

async function mayShow(tx: Tx, actor: Context["actor"], imageId: string | null, row: Row) {
  if (imageId === null || imageId === row.imageId) return true;
  const file = await visibleFile(tx, actor, imageId);
  return file?.accountId === actor.accountId && file.creatorId === actor.userId;
}

function valuesOf(row: Row): Info {
  const { firstName, lastName, phoneNumber, weightUnit, distanceUnit, heightUnit, velocityUnit, density } = row;
  return {
    firstName,
    lastName,
    weightUnit,
    distanceUnit,
    heightUnit,
    velocityUnit,
    density,
    roundingStep: row.roundingStep ?? "off",
    imageId: row.imageId ?? "",
    phoneNumber: phoneNumber ?? "",
    timeZone: (row.isTimeZoneChosen && row.timeZone) || "",
  };
}

function wordsOf({ weightUnit, distanceUnit, heightUnit, velocityUnit, roundingStep }: Row) {
  return {
    roundingStep: roundingStepName(roundingStep ?? "off"),
    weightUnit: unitName(weightUnit),
    distanceUnit: unitName(distanceUnit),
    heightUnit: unitName(heightUnit),
    velocityUnit: unitName(velocityUnit),
  };
}

function columnsOf({ timeZone, phoneNumber, imageId, roundingStep, image: _, ...values }: Info) {
  const fullName = `${values.firstName} ${values.lastName}`;
  const zone = timeZoneOf(timeZone);
  const step = parseRoundingStep(roundingStep);
  return {
    ...(values as Pick<Row, keyof typeof values>),
    sortName: sortKey(fullName),
    searchName: foldForSearch(fullName),
    phoneNumber: phoneNumber || null,
    imageId: imageId || null,
    ...(step && { roundingStep: step === "off" ? null : step }),
    isTimeZoneChosen: zone !== null,
    ...(zone && { timeZone: zone }),
  };
}

function isActor({ accountId, userId }: Context["actor"]) {
  return and(eq(users.accountId, accountId), eq(users.id, userId));
}
