import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { athletesToPlay, beginMonth } from "./begin.ts";
import { playMonth } from "./play.ts";
import { serveForPhones } from "./serve.ts";

/**
 * What plays the month on a database: a server of its own, which starts at once. Nothing where the month is played
 * already.
 */
export async function phonesFor(db: Db, databaseUrl: string) {
  if ((await athletesToPlay(db)).length === 0) return;
  const server = serveForPhones(databaseUrl);
  return {
    stop: server.stop,
    async play(coach: Context) {
      await beginMonth(coach);
      const url = await server.listening;
      await playMonth({ url, now: coach.now }, await athletesToPlay(coach.db), coach.actor.email);
    },
  };
}
