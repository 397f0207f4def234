import postgres from "postgres";
import { within } from "./unavailable.ts";

const pingPatienceSeconds = 1;

type Options = {
  /** Opens a pool. */
  open: () => postgres.Sql;
  url: string;
};

/** A pool that is replaced by a new one when its server hangs: its connections would be waited for until the line ends. */
export function openRenewable({ open, url }: Options) {
  let sql = open();
  let isAsking = false;

  /** Asks the server on a connection of its own; when it says nothing, lets go of every connection to it. */
  async function renewIfHung() {
    // why: what is prepared through a pooler stays on a connection of everybody's
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
    /** To be called when an answer is overdue. */
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
