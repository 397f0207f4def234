import { eq, inArray } from "drizzle-orm";
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

const plans = [strengthMonth, runningMonth];

export async function beginMonth(coach: Context) {
  if (await isBegun(coach.db)) return;
  const startDate = addDays(todayOf(coach), -lengthOfMonth);
  await coach.db.transaction(async (tx) => {
    // why: within this transaction those of the use cases become savepoints
    const then: Context = { ...coach, db: tx, now: new Date(`${startDate}T06:00:00Z`) };
    const ids = await authorPrograms(then, [], plans);
    for (const { email, program } of athletes) {
      const pick = await userIdOf(then.db, email);
      if (!pick) continue;
      const given = await assignPicked(then, ids.get(programNames[program]) ?? "", { pick, startDate });
      if (!given.ok) throw new Error(`${email} was refused: ${JSON.stringify(given.problems)}`);
    }
  });
}

export async function athletesToPlay(db: Db): Promise<AthleteMonth[]> {
  if (!(await isBegun(db))) return athletes;
  const found: AthleteMonth[] = [];
  for (const athlete of athletes) {
    const userId = await userIdOf(db, athlete.email);
    if (userId && !(await isPlayed(db, userId, athlete))) found.push(athlete);
  }
  return found;
}

async function isBegun(db: Db) {
  const named = inArray(
    programs.name,
    plans.map(({ name }) => name),
  );
  return (await db.$count(programs, named)) > 0;
}

async function isPlayed(db: Db, userId: string, { sessions, mornings }: AthleteMonth) {
  const kept = sessions.filter(({ isDeleted }) => !isDeleted).length;
  const done = await db.$count(completions, eq(completions.userId, userId));
  const answered = await db.$count(readinessResponses, eq(readinessResponses.userId, userId));
  return done >= kept && answered >= mornings.length;
}

async function userIdOf(db: Db, email: string) {
  const [found] = await db.select({ id: userEmails.userId }).from(userEmails).where(eq(userEmails.email, email));
  return found?.id;
}
