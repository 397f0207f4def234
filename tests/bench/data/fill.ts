import { writeFile } from "node:fs/promises";
import { createCookie } from "@remix-run/node";
import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { readDay, readWeek } from "#app/features/workouts/queries.server.ts";
import { type Context, db, endDatabase, services, sessions } from "#app/services/context.server.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { findSession, startSession } from "#app/services/sessions.server.ts";
import { openDatabase } from "#db/client.ts";
import { userEmails } from "#db/schema/accounts.ts";
import { programs } from "#db/schema/programs.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { authorPrograms } from "#scripts/demo-data/author-programs.ts";
import { loadDemoData } from "#scripts/demo-data/load.ts";
import { addManyInvoices, addManySales } from "#tests/support/payments/many-sales.ts";
import { fillAthlete } from "./athlete.ts";
import { boringButBig } from "./boring-but-big.ts";
import { addBulk } from "./bulk.ts";
import { addBulkClients } from "./bulk-clients.ts";
import type { Filled } from "./database.ts";
import { fullOfPercentages, fullProgram } from "./full-program.ts";
import { rows } from "./rows.ts";
import { addYearProgram } from "./year-program.ts";

/** Fills the database of DATABASE_URL, and writes down who may read it and what to save in it. */
async function fill(count: number): Promise<Filled> {
  await prepareDatabase(process.env.DATABASE_URL ?? "");
  const now = new Date();
  await loadDemoData(db, now);
  const { ctx, cookie } = await signedIn("trainer@demo.test", now);
  const { cookie: adminCookie } = await signedIn("admin@demo.test", now);
  const { ctx: partnerCtx, cookie: partnerCookie } = await signedIn("partner@demo.test", now);
  const ids = await authorPrograms(ctx, [fullProgram.folder, boringButBig.folder], [fullProgram, boringButBig]);
  const program = await findProgram(ctx, ids.get(fullProgram.name) ?? "");
  const visualised = await fillVisualised(ctx);
  const athlete = await fillAthlete(ctx, await signedIn("client@demo.test", now), visualised.programId);
  const coach = { id: ctx.actor.userId, accountId: ctx.actor.accountId };
  await addBulkClients(db, coach, await programNamed("Texas Method"), count);
  const partner = { id: partnerCtx.actor.userId, accountId: partnerCtx.actor.accountId };
  await addSales(count > rows.few ? rows.manySales : count, { buyer: coach, partner });
  await addBulk(db, coach, count);
  const yearProgramId = await addYearProgram(ctx);
  const { workouts } = await readWeek(ctx, program, 1);
  const year = await findProgram(ctx, yearProgramId);
  const yearDay = await readDay(ctx, year, { day: 1, date: null });
  const own = { cookie, [openedBy]: formMark(sessions.secret, coach.id) };
  return {
    own,
    cookie,
    programId: program.id,
    boringButBigId: ids.get(boringButBig.name) ?? "",
    workouts,
    visualised,
    yearProgramId,
    yearDay,
    adminCookie,
    partnerCookie,
    athlete,
  };
}

/** A program of percentages, and a client whose maximum of each of its exercises is known. */
async function fillVisualised(ctx: Context) {
  const ids = await authorPrograms(ctx, ["Bench, in percent"], [{ ...fullOfPercentages, folder: "Bench, in percent" }]);
  const [client] = await ctx.db.select().from(userEmails).where(eq(userEmails.email, "client@demo.test"));
  const programId = ids.get(fullOfPercentages.name);
  if (!client || !programId) throw new Error("The demo has no client, or the program was not authored.");
  const target = { accountId: ctx.actor.accountId, userId: client.userId };
  const names = fullOfPercentages.days.flatMap(({ workout }) => workout.sets.flatMap((set) => set.lines));
  for (const name of new Set(names.map(({ exercise }) => exercise))) {
    const exercise = starterExercises.find((known) => known.name === name);
    if (!exercise) throw new Error(`The starter library has no ${name}.`);
    const entered = { id: newId(), value: 100, unit: "kilograms" as const, on: ctx.now.toISOString().slice(0, 10) };
    await enterMaximum(ctx, target, { exerciseId: exercise.id, category: "weight" }, entered);
  }
  return { programId, clientId: client.userId };
}

async function addSales(count: number, people: Parameters<typeof addManySales>[2]) {
  // why: so many rows in a statement take longer than a request ever may
  const own = openDatabase(process.env.DATABASE_URL ?? "", { max: 1 });
  await own.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await addManySales(tx, count, people);
    await addManyInvoices(tx);
  });
  // why: on a database that runs, autovacuum has seen all but the newest rows
  await own.db.execute(sql`vacuum analyze selling_records, invoices`);
  await own.end();
}

/** The id of the demo's program. */
async function programNamed(name: string) {
  const [program] = await db.select({ id: programs.id }).from(programs).where(eq(programs.name, name));
  if (!program) throw new Error(`The demo has no program ${name}.`);
  return program.id;
}

/** A user of the demo, signed in, and the cookie that says so. */
async function signedIn(email: string, now: Date): Promise<{ ctx: Context; cookie: string }> {
  const [user] = await db.select().from(userEmails).where(eq(userEmails.email, email));
  if (!user) throw new Error(`The demo has no ${email}.`);
  const token = await startSession(sessions, { id: user.userId, accountId: user.accountId }, now);
  const who = await findSession(sessions, token, now);
  if (!who) throw new Error(`${email} could not be signed in.`);
  const cookie = (await createCookie("session").serialize(token)).split(";")[0] ?? "";
  return { ctx: { db, services, now, ...who }, cookie };
}

const [count = "", response = ""] = process.argv.slice(2);
await writeFile(response, JSON.stringify(await fill(Number(count))));
await endDatabase();
