import { and, eq } from "drizzle-orm";
import { encodings, isNarrow } from "#app/domain/csv/decode.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Refused, type Result, refused } from "#app/domain/forms/result.ts";
import type { Columns } from "#app/domain/people/import/columns.ts";
import { isSendable, type Line } from "#app/domain/people/import/lines.ts";
import {
  excessOf,
  type Room,
  rowsThatFit,
  rowsToTick,
  stillOffered,
  type Ticks,
  tickedWith,
  ticksAnew,
  ticksOf,
} from "#app/domain/people/import/ticks.ts";
import { describeExcess } from "#app/domain/people/import/words.ts";
import { allow } from "#app/domain/policy/can.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { lockLicence } from "#app/features/clients/licence-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { clientImports } from "#db/schema/imports.ts";
import { licenceFull } from "../refusal-words.ts";
import { sendInvitations } from "../send.server.ts";
import type { ImportFields, ImportValues } from "./form.ts";
import { type Choices, linesIn, ticksIn, toImport } from "./queries.server.ts";
import { storeGroups, storeInvited } from "./store.server.ts";

/** `shown`: nobody was invited; the page shows the lines again. */
export type Imported = Result<{ kind: "shown" | "readAnew" } | { kind: "invited"; invited: number }, ImportFields>;

/**
 * Invites all ticked people or nobody; importing again invites nobody. Nobody is invited who was not shown: if the file
 * is to be read differently, that is stored and shown first.
 */
export async function confirmImport(ctx: Context, id: string, values: ImportValues): Promise<Imported> {
  allow(ctx.actor, "client:import");
  allow(ctx.actor, "client:invite");
  return ctx.db.transaction(async (tx): Promise<Imported> => {
    const inside = { ...ctx, db: tx };
    const licence = await lockLicence(tx, ctx.actor.accountId, ctx.now);
    const row = await lockImport(inside, id);
    const held = toImport(row);
    if (held.isConfirmed) return { ok: true, kind: "invited", invited: held.invited };
    const { lines, places } = await linesIn(inside, held.sheet, held.choices.columns);
    const room = { places, free: freeOf(ctx, licence) };
    const ticks = postedTicks(values, held.choices, lines, room);
    const choices = choicesOf(values, held.choices);
    if (!isReadAlike(choices, held.choices)) {
      const offered = rowsToTick(await linesReadAs(inside, row, choices), choices.isAgain);
      await storeChoices(inside, id, choices, ticksAnew(offered, ticks));
      return { ok: true, kind: values.press === "invite" ? "readAnew" : "shown" };
    }
    const isTicked = new Set(ticks.ticked);
    const chosen = lines.filter((line) => isTicked.has(line.row));
    const wrong = values.press === "invite" ? (problemOf(chosen, choices) ?? licenceProblem(chosen, room)) : null;
    if (values.press !== "invite" || wrong) {
      await storeChoices(inside, id, choices, stillOffered(ticks, rowsToTick(lines, choices.isAgain)));
      return wrong ?? { ok: true, kind: "shown" };
    }
    await inviteAll(tx, inside, { id, businessName: licence.businessName }, chosen);
    return { ok: true, kind: "invited", invited: chosen.length };
  });
}

async function lockImport({ db, actor }: Context, id: string) {
  const isIt = isImport(actor.accountId, id);
  const [row] = await db
    .select()
    .from(clientImports)
    .where(isIt)
    .for(inOrder(db, clientImports, "write"));
  if (!row) throw new NotFound();
  return row;
}

async function linesReadAs(ctx: Context, row: typeof clientImports.$inferSelect, { encoding, columns }: Choices) {
  const read = toImport({ ...row, encoding });
  return read.isConfirmed ? [] : (await linesIn(ctx, read.sheet, columns)).lines;
}

function postedTicks(values: ImportValues, choices: Choices, lines: readonly Line[], room: Room): Ticks {
  const before = ticksIn(choices, lines);
  const offered = rowsToTick(lines, choices.isAgain);
  const here = { from: Number(values.from), to: Number(values.to), ticked: values.lines.map(Number) };
  switch (values.press) {
    case "all":
      return ticksOf(offered, offered, before);
    case "none":
      return ticksOf(offered, [], before);
    case "fit":
      return ticksOf(offered, rowsThatFit(lines, choices.isAgain, room), before);
    default:
      return ticksOf(offered, tickedWith(before, here), before);
  }
}

async function storeChoices(ctx: Context, id: string, { encoding, columns, isAgain }: Choices, ticks: Ticks) {
  const kept = { encoding, choices: { ...columns, isAgain, ...ticks } };
  await ctx.db.update(clientImports).set(kept).where(isImport(ctx.actor.accountId, id));
}

function problemOf(chosen: readonly Line[], { isAgain }: Choices): Refused<ImportFields> | null {
  if (chosen.length === 0) return { ok: false, problems: { lines: ["Tick the people you want to invite."] } };
  const gone = chosen.filter((line) => !isSendable(line, isAgain));
  if (gone.length === 0) return null;
  const which = gone.slice(0, 5).map(({ row }) => row);
  return refused(
    `The ${gone.length === 1 ? "person on line" : "people on lines"} ${which.join(", ")}${gone.length > which.length ? " and others" : ""} can’t be invited any more. Check the lines again.`,
  );
}

function freeOf({ actor }: Context, { used, allowed }: { used: number; allowed: number }) {
  return isAdmin(actor) ? Number.POSITIVE_INFINITY : allowed - used;
}

function licenceProblem(chosen: readonly Line[], room: Room) {
  const over = excessOf(chosen, room);
  return over > 0 ? refused(`${licenceFull} ${describeExcess(over)}`) : null;
}

type Importing = { id: string; businessName: string };

async function inviteAll(tx: Tx, ctx: Context, { id, businessName }: Importing, chosen: readonly Line[]) {
  const { accountId } = ctx.actor;
  const groups = await storeGroups(tx, ctx, chosen);
  const invited = await storeInvited(tx, ctx, chosen, groups);
  await sendInvitations(tx, ctx, { accountId, businessName }, invited, id);
  const confirmed = { confirmedAt: ctx.now, invited: invited.length, source: null, choices: null };
  await tx.update(clientImports).set(confirmed).where(isImport(accountId, id));
}

function isImport(accountId: string, id: string) {
  return and(eq(clientImports.accountId, accountId), eq(clientImports.id, id));
}

/** Unicode files have only one reading. */
function choicesOf(values: ImportValues, before: Choices): Choices {
  const { email, name, lastName, group, isAgain } = values;
  const chosen = encodings.find((one) => one === values.encoding);
  const encoding = chosen && isNarrow(chosen) && isNarrow(before.encoding) ? chosen : before.encoding;
  const columns = { email: indexOf(email), name: indexOf(name), lastName: indexOf(lastName), group: indexOf(group) };
  return { ...before, encoding, columns, isAgain };
}

function indexOf(value: string) {
  return value === "" ? null : Number(value);
}

function isReadAlike(left: Choices, right: Choices): boolean {
  const names = Object.keys(left.columns) as (keyof Columns)[];
  const hasSameColumns = names.every((name) => left.columns[name] === right.columns[name]);
  return hasSameColumns && left.encoding === right.encoding && left.isAgain === right.isAgain;
}
