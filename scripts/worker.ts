import { composeMail } from "#app/features/mail/compose.server.ts";
import { mailSettings } from "#app/features/mail/settings.server.ts";
import { type Env, readEnv } from "#app/http/env.server.ts";
import { log } from "#app/services/log.server.ts";
import { resendMails } from "#app/services/mail/resend.server.ts";
import { startMailWorker } from "#app/services/mail/worker.server.ts";
import { openDatabase } from "#db/client.ts";
import { openServer, prepareDatabase } from "./database.ts";
import { stopOnSignals } from "./signals.ts";

/** Sends mails in a process of its own: `npm run worker`, beside servers with WORKER=off. */
async function work(env: Env) {
  const { RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl } = env;
  if (!key) throw new Error("Set RESEND_API_KEY to the mail provider's key: without it mails wait in the outbox.");
  const opening = openServer(env);
  stopOnSignals(async () => (await opening).stop());
  const server = await opening;
  await prepareDatabase(server.url);
  const pool = openDatabase(server.url, { max: 2, prepare: !env.DATABASE_POOLER });
  const settings = mailSettings(env);
  const worker = await startMailWorker({
    url: server.url,
    db: pool.db,
    log,
    send: resendMails({ key, baseUrl }),
    compose: (mail) => composeMail(mail, settings),
    now: () => new Date(),
  });
  stopOnSignals(async () => {
    await worker.stop();
    await pool.end();
    await server.stop();
  });
  log.info("the worker sends mails");
}

process.env.NODE_ENV ??= "production";
try {
  await work(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
