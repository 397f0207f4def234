import { env } from "#app/http/env.server.ts";
import { db } from "../context.server.ts";
import { onStop } from "../lifecycle.server.ts";
import { log } from "../log.server.ts";
import type { Deliverer } from "./delivery.server.ts";
import { resendMails } from "./resend.server.ts";
import { startMailWorker } from "./worker.server.ts";

/** Sends mails in the server's own process, unless the settings leave that to another, or name no provider. */
export function runMailWorker(compose: Deliverer["compose"]) {
  const { WORKER, RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl, DATABASE_URL: url } = env();
  if (WORKER === "off" || !url) return;
  if (!key) return log.info("RESEND_API_KEY is not set: mails wait in the outbox");
  const given = { url, db, compose, log, send: resendMails({ key, baseUrl }), now: () => new Date() };
  const worker = startMailWorker(given);
  worker.catch((error: unknown) => log.error({ job: "mail", err: error }, "fault"));
  onStop(async () => (await worker).stop());
}
