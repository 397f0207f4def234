import postgres from "postgres";
import { within } from "./unavailable.ts";

const pingPatienceSeconds = 1;

type Options = {
  open: () => postgres.Sql;
  url: string;
};

/** Replaces the pool when its server hangs: its connections would block until the network fails. */
export function openRenewable({ open, url }: Options) {
  let sql = open();
  let isAsking = false;

  /** Checks the server on a new connection; if it hangs, drops all connections. */
  async function renewIfHung() {
    // why: statements prepared through a pooler stay on a shared connection
    const ping = postgres(url, { max: 1, connect_timeout: pingPatienceSeconds, prepare: false, fetch_types: false });
    const answers = await within(ping`select 1`, pingPatienceSeconds * 1000).then(
      () => true,
      () => false,
    );
    void ping.end({ timeout: 0 });
    if (answers) return;
    const hung = sql;
    sql = open();
    await hung.end({ timeout: 0 });
  }

  return {
    current: () => sql,
    async suspect() {
      if (isAsking) return;
      isAsking = true;
      await renewIfHung().finally(() => {
        isAsking = false;
      });
    },
    end: (seconds: number) => sql.end({ timeout: seconds }),
  };
}
