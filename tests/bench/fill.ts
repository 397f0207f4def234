import { writeFile } from "node:fs/promises";
import { createCookie } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import { type Context, db, endDatabase, services, sessions } from "#app/services/context.server.ts";
import { findSession, startSession } from "#app/services/sessions.server.ts";
import { userEmails } from "#db/schema/accounts.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { authorPrograms } from "#scripts/demo-data/author-programs.ts";
import { loadDemoData } from "#scripts/demo-data/load.ts";
import { addBulk } from "./bulk.ts";
import type { Filled } from "./database.ts";
import { fullProgram } from "./full-program.ts";

/** Fills the database of DATABASE_URL, and writes down who may read it and what to save in it. */
async function fill(count: number): Promise<Filled> {
  await prepareDatabase(process.env.DATABASE_URL ?? "");
  const now = new Date();
  await loadDemoData(db, now);
  const { ctx, cookie } = await trainer(now);
  const ids = await authorPrograms(ctx, [fullProgram.folder], [fullProgram]);
  const program = await findProgram(ctx, ids.get(fullProgram.name) ?? "");
  await addBulk(db, { id: ctx.actor.userId, accountId: ctx.actor.accountId }, count);
  const { workouts } = await readWeek(ctx, program, 1);
  return { cookie, programId: program.id, workouts };
}

/** The demo's trainer, signed in, and the cookie that says so. */
async function trainer(now: Date): Promise<{ ctx: Context; cookie: string }> {
  const [user] = await db.select().from(userEmails).where(eq(userEmails.email, "trainer@demo.test"));
  if (!user) throw new Error("The demo has no trainer.");
  const token = await startSession(sessions, { id: user.userId, accountId: user.accountId }, now);
  const who = await findSession(sessions, token, now);
  if (!who) throw new Error("The trainer could not be signed in.");
  const cookie = (await createCookie("session").serialize(token)).split(";")[0] ?? "";
  return { ctx: { db, services, now, ...who }, cookie };
}

const [count = "", answer = ""] = process.argv.slice(2);
await writeFile(answer, JSON.stringify(await fill(Number(count))));
await endDatabase();
