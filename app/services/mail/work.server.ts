import { mailQueue } from "#db/queues.ts";
import type { Work } from "../jobs/worker.server.ts";
import { type Deliverer, deliver } from "./delivery.server.ts";

/** Sends what is queued, two mails at a time: one a second in all, since the provider refuses more than a few. */
export function mailWork(deliverer: Deliverer, everySeconds = 2): Work {
  return { queue: mailQueue, everySeconds, atOnce: 2, run: ({ id }) => deliver(deliverer, id) };
}
