import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { Unexpected } from "#app/domain/errors.ts";
import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import type { GraphSheet } from "#app/domain/report/layout/graph-pages.ts";
import { oneAtATime, untilAborted } from "#app/services/one-at-a-time.ts";
import type { FromThread, ToThread } from "./messages.ts";
import type { Printed, ReportOrder, ReportPrinter } from "./port.ts";

export type PrintLimits = {
  heapMegabytes: number;
  seconds: number;
  waiting: number;
};

const usual: PrintLimits = { heapMegabytes: 256, seconds: 120, waiting: 5 };

// why: by the package's own import name it is the same file in the build, in development and in tests; Node runs it
// uncompiled
const threadFile = createRequire(import.meta.url).resolve("#app/services/pdf/worker.server.ts");

/**
 * One report and one invoice at a time, each in a thread of its own: the server stays responsive, a report that is too
 * large fails alone, and its memory is freed.
 */
export function threadPrinter(limits = usual): ReportPrinter {
  const [reportsInTurn, invoicesInTurn] = [oneAtATime(limits.waiting), oneAtATime(limits.waiting)];
  return {
    async print(order, signal) {
      const talk = (thread: Thread) => sendReport(thread, order);
      const printed = await reportsInTurn(() => printWithin(limits, talk, signal), signal);
      return printed ?? { ok: false, why: "busy" };
    },
    async printInvoice(sheet, signal) {
      const talk = (thread: Thread) => sendInvoice(thread, sheet);
      const printed = await invoicesInTurn(() => printWithin(limits, talk, signal), signal);
      return printed ?? { ok: false, why: "busy" };
    },
    async printGraphs(sheet, signal) {
      const talk = (thread: Thread) => sendGraphs(thread, sheet);
      const printed = await reportsInTurn(() => printWithin(limits, talk, signal), signal);
      return printed ?? { ok: false, why: "busy" };
    },
  };
}

type Thread = { receive: () => Promise<FromThread>; send: (message: ToThread) => void };

async function printWithin(
  limits: PrintLimits,
  talk: (thread: Thread) => Promise<FromThread>,
  signal: AbortSignal,
): Promise<Printed> {
  const tooLong = AbortSignal.timeout(limits.seconds * 1000);
  const worker = startThread(limits);
  try {
    return await untilAborted(converse(worker, talk), AbortSignal.any([signal, tooLong]));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (tooLong.aborted) return { ok: false, why: "slow" };
    if (isOutOfMemory(error)) return { ok: false, why: "large" };
    throw error;
  } finally {
    await worker.terminate();
  }
}

function startThread({ heapMegabytes }: PrintLimits) {
  return new Worker(threadFile, {
    name: "report",
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
    // why: printing needs none of the server's settings, secrets and arguments
    env: { NODE_ENV: "production" },
    execArgv: [],
    argv: [],
  });
}

async function converse(worker: Worker, talk: (thread: Thread) => Promise<FromThread>): Promise<Printed> {
  const ended = once(worker, "exit").then(([code]) => {
    throw new Unexpected(`The printing thread ended with ${code}.`);
  });
  ended.catch(() => {});
  const receive = async (): Promise<FromThread> => {
    const [message] = await Promise.race([once(worker, "message"), ended]);
    return message;
  };
  await receive();
  const message = await talk({ receive, send: (message) => worker.postMessage(message) });
  if (message.is !== "done") throw new Unexpected("The printing thread asked for another part, but there is none.");
  return { ok: true, bytes: message.bytes, pages: message.pages };
}

async function sendReport({ send, receive }: Thread, { cover, coverImages, parts }: ReportOrder) {
  for await (const part of parts) {
    send({ is: "part", part });
    await receive();
  }
  send({ is: "end", cover, images: coverImages });
  return receive();
}

function sendInvoice({ send, receive }: Thread, sheet: InvoiceSheet) {
  send({ is: "invoice", sheet });
  return receive();
}

function sendGraphs({ send, receive }: Thread, sheet: GraphSheet) {
  send({ is: "graphs", sheet });
  return receive();
}

function isOutOfMemory(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
