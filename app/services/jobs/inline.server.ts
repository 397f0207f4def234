import { env } from "#app/http/env.server.ts";
import { db } from "../context.server.ts";
import { onStop } from "../lifecycle.server.ts";
import { log } from "../log.server.ts";
import type { Deliverer } from "../mail/delivery.server.ts";
import { resendMails } from "../mail/resend.server.ts";
import { mailWork } from "../mail/work.server.ts";
import { startWorker, type Work } from "./worker.server.ts";

export function runWorker(compose: Deliverer["compose"], others: Work[]) {
  const { WORKER, RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl, DATABASE_URL: url } = env();
  if (WORKER === "off" || !url) return;
  if (!key) log.info("RESEND_API_KEY is not set: mails wait in the outbox");
  const send = key ? resendMails({ key, baseUrl }) : null;
  const mails = send ? [mailWork({ db, compose, send, log, now: () => new Date() })] : [];
  const worker = startWorker({ url, log, work: [...mails, ...others] });
  worker.catch((error: unknown) => log.error({ job: "worker", err: error }, "fault"));
  onStop(async () => (await worker).stop());
}
