import { and, eq, inArray } from "drizzle-orm";
import { addDays } from "#app/domain/schedule/dates.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { assignPicked } from "#app/features/assignments/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { userEmails } from "#db/schema/accounts.ts";
import { completions } from "#db/schema/completions.ts";
import { programs } from "#db/schema/programs.ts";
import { readinessResponses } from "#db/schema/readiness.ts";
import { authorPrograms } from "../author-programs.ts";
import type { AthleteMonth } from "./athlete.ts";
import { athletes } from "./athletes.ts";
import { lengthOfMonth, programNames, runningMonth, strengthMonth } from "./programs.ts";

/** The coach's part: writes the two programs, and gives one to each client as if four weeks ago. Once. */
export async function beginMonth(coach: Context) {
  const plans = [strengthMonth, runningMonth];
  const named = inArray(
    programs.name,
    plans.map(({ name }) => name),
  );
  const known = await coach.db.$count(programs, and(eq(programs.accountId, coach.actor.accountId), named));
  if (known > 0) return;
  const startDate = addDays(todayOf(coach), -lengthOfMonth);
  await coach.db.transaction(async (tx) => {
    // why: within this transaction those of the use cases become savepoints
    const then: Context = { ...coach, db: tx, now: new Date(`${startDate}T06:00:00Z`) };
    const ids = await authorPrograms(then, [], plans);
    for (const { email, program } of athletes) {
      const pick = await userIdOf(then.db, email);
      const given = await assignPicked(then, ids.get(programNames[program]) ?? "", { pick, startDate });
      if (!given.ok) throw new Error(`${email} was refused: ${JSON.stringify(given.problems)}`);
    }
  });
}

/** Whose month is not played yet, or not to its end: the demo may have been stopped meanwhile. */
export async function athletesToPlay(db: Db): Promise<AthleteMonth[]> {
  const found: AthleteMonth[] = [];
  for (const athlete of athletes) if (!(await isPlayed(db, athlete))) found.push(athlete);
  return found;
}

async function isPlayed(db: Db, { email, sessions, mornings }: AthleteMonth) {
  const [user] = await db.select({ id: userEmails.userId }).from(userEmails).where(eq(userEmails.email, email));
  if (!user) return false;
  const userId = user.id;
  const kept = sessions.filter(({ isDeleted }) => !isDeleted).length;
  const [done, answered] = [
    await db.$count(completions, eq(completions.userId, userId)),
    await db.$count(readinessResponses, eq(readinessResponses.userId, userId)),
  ];
  return done >= kept && answered >= mornings.length;
}

async function userIdOf(db: Db, email: string) {
  const [found] = await db.select({ id: userEmails.userId }).from(userEmails).where(eq(userEmails.email, email));
  if (!found) throw new Error(`The demo has no user ${email}.`);
  return found.id;
}
