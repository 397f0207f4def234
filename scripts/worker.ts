import { exportWork } from "#app/features/exports/make.server.ts";
import { outgoingMail } from "#app/features/mail/outgoing.server.ts";
import { mailSettings } from "#app/features/mail/settings.server.ts";
import { type Env, readEnv } from "#app/http/env.server.ts";
import { openFiles } from "#app/services/files/open.server.ts";
import { startWorker } from "#app/services/jobs/worker.server.ts";
import { log, logUnhandledRejections } from "#app/services/log.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import { resendMails } from "#app/services/mail/resend.server.ts";
import { mailWork } from "#app/services/mail/work.server.ts";
import { threadPrinter } from "#app/services/pdf/thread.server.ts";
import { openDatabase } from "#db/client.ts";
import { OperatorError } from "#db/operator-error.ts";
import { rejectUnwritableFiles } from "./before/writable-folder.ts";
import { exitWith } from "./command.ts";
import { openPrepared } from "./database.ts";
import { stopOnSignals } from "./signals.ts";
import { openTelemetryIfSet } from "./telemetry/if-set.ts";

/** For servers with WORKER=off. */
async function work(env: Env) {
  const { RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl } = env;
  if (!key)
    throw new OperatorError("Set RESEND_API_KEY to the mail provider's key: without it mails wait in the outbox.");
  await rejectUnwritableFiles(env);
  logUnhandledRejections();
  const server = await openPrepared(env, (line) => log.info(line));
  const endTelemetry = await openTelemetryIfSet(env);
  const pool = openDatabase(server.url, { max: 2, prepare: !env.DATABASE_POOLER });
  const printer = threadPrinter();
  const sender = { db: pool.db, printer, settings: mailSettings(env) };
  const now = () => new Date();
  const mails = {
    db: pool.db,
    send: resendMails({ key, baseUrl }),
    compose: (mail: Mail) => outgoingMail(sender, mail),
    log,
    now,
  };
  const exporter = { db: pool.db, files: openFiles(env), printer, log, now };
  const worker = await startWorker({ url: server.url, log, work: [mailWork(mails), exportWork(exporter)] });
  stopOnSignals(async () => {
    await worker.stop();
    await pool.end();
    await Promise.all([server.stop(), endTelemetry()]);
  });
  log.info("the worker sends mails and makes archives");
}

process.env.NODE_ENV ??= "production";
try {
  await work(readEnv(process.env));
} catch (error) {
  exitWith(error);
}
