import { inArray } from "drizzle-orm";
import { todayOf, utc } from "#app/domain/schedule/time-zone.ts";
import { users } from "#db/schema/accounts.ts";
import { loadDemoData, storedContext, trainer } from "#scripts/demo-data/load.ts";
import { athletes } from "#scripts/demo-data/month/athletes.ts";
import { beginMonth } from "#scripts/demo-data/month/begin.ts";
import { playMonth } from "#scripts/demo-data/month/play.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { pageOf, visitorAs } from "#tests/support/http/visitor.ts";
import { testServices } from "#tests/support/people/factory.ts";
import { startServer } from "#tests/support/servers/server.ts";

const minute = 60_000;

/** The demo's month, played on the built server in this file's database, as its coach sees it. */
export async function givenPlayedMonth() {
  const now = await farFromMidnight();
  const { db } = await testDatabase();
  const { files } = await testServices();
  const server = await startServer();
  await loadDemoData(db, now, files);
  const coach = await storedContext(db, trainer, now, files);
  await beginMonth(coach);
  await playMonth({ url: server.url, now }, athletes, trainer);
  const visitor = await visitorAs(server, { accountId: coach.actor.accountId, id: coach.actor.userId });
  const rows = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.email,
        athletes.map(({ email }) => email),
      ),
    );
  const ids = new Map(rows.map(({ id, firstName, lastName }) => [`${firstName} ${lastName}`, id]));
  return {
    today: todayOf({ now, timeZone: utc }),
    page: (path: string) => pageOf(visitor, path),
    idOf: (name: string) => ids.get(name) ?? "",
  };
}

/** The time; where the day is about to end, that of the next one: what is checked counts days. */
async function farFromMidnight() {
  const left = 24 * 60 * minute - (Date.now() % (24 * 60 * minute));
  if (left < 3 * minute) await new Promise((done) => setTimeout(done, left + 1000));
  return new Date();
}
