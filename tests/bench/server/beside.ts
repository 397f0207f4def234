import { type FilledDatabase, serverSettings } from "../data/database.ts";
import { cookieFor, pagesOf } from "../pages.ts";
import { startServer } from "./processes.ts";
import { measureRates, type Rate } from "./rounds.ts";

/** A page of two builds that were asked in turn. */
export type Beside = { name: string; now: Rate; other: Rate };

/** Asks each page of the build in `folder` and of another one in turn, so that both meet the same load. */
export async function measureBeside(folder: string, other: string, database: FilledDatabase): Promise<Beside[]> {
  const settings = serverSettings(folder, database.url);
  const servers = {
    now: await startServer(folder, ["scripts/start.ts"], settings),
    other: await startServer(other, ["scripts/start.ts"], settings),
  };
  const targets = pagesOf(database).map((page) => ({
    name: page.name,
    now: { page, server: servers.now, cookie: cookieFor(page, database) },
    other: { page, server: servers.other, cookie: cookieFor(page, database) },
  }));
  const rates = await measureRates(
    folder,
    targets.flatMap(({ now, other }) => [now, other]),
  );
  await servers.now.stop();
  await servers.other.stop();
  return targets.flatMap(({ name, now, other }) => {
    const [mine, theirs] = [rates.get(now), rates.get(other)];
    return mine && theirs ? [{ name, now: mine, other: theirs }] : [];
  });
}
