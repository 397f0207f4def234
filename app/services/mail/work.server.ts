import { mailQueue } from "#db/queues.ts";
import type { Work } from "../jobs/worker.server.ts";
import { type Deliverer, deliver } from "./delivery.server.ts";

/** One mail a second, since the provider allows only a few. */
export function mailWork(deliverer: Deliverer, everySeconds = 2): Work {
  return { queue: mailQueue, everySeconds, atOnce: 2, run: ({ id }) => deliver(deliverer, id) };
}
