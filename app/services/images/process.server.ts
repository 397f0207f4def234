import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { Unexpected } from "#app/domain/errors.ts";
import { oneAtATime } from "#app/services/one-at-a-time.ts";
import { type CantEncode, type Encoded, type EncodedImage, type ImageEncoder, imageWidths } from "./port.ts";

export type FromEncoder =
  | { ok: true; images: { width: number; height: number; size: number }[] }
  | ({ ok: false } & CantEncode);

export type EncoderLimits = {
  /** Pictures being read or waiting, in all and per person. */
  places: number;
  perPerson: number;
  patience: number;
  seconds: number;
  count: (personId: string) => Promise<number | null>;
};

export const defaultLimits = { places: 8, perPerson: 3, patience: 10, seconds: 30, count: async () => null };

// why: as for printing (pdf/thread.server.ts)
const workerFile = createRequire(import.meta.url).resolve("#app/services/images/worker.js");

/** One picture at a time, each in a process of its own: one that goes on would keep the memory of a large picture. */
export function processEncoder(limits: EncoderLimits = defaultLimits): ImageEncoder {
  const inTurn = oneAtATime(limits.places);
  const sent = new Map<string, number>();
  const busy = { ok: false, why: "busy", retryAfter: limits.patience } as const;

  async function encodeInTurn(bytes: Uint8Array): Promise<Encoded> {
    const patience = AbortSignal.timeout(limits.patience * 1000);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return encodeApart(bytes, limits.seconds);
    };
    const encoded = await inTurn(begin, patience).catch((error) => {
      if (hasBegun || !patience.aborted) throw error;
      return busy;
    });
    return encoded ?? busy;
  }

  return {
    async encode(personId, read) {
      const own = sent.get(personId) ?? 0;
      const all = sum(sent.values());
      if (own >= limits.perPerson || all >= limits.places) return busy;
      sent.set(personId, own + 1);
      try {
        const retryAfter = await limits.count(personId);
        if (retryAfter) return { ok: false, why: "tooMany", retryAfter };
        const bytes = await read();
        return bytes && (await encodeInTurn(bytes));
      } finally {
        sent.set(personId, (sent.get(personId) ?? 1) - 1);
        if (sent.get(personId) === 0) sent.delete(personId);
      }
    },
  };
}

function sum(numbers: Iterable<number>) {
  return [...numbers].reduce((all, number) => all + number, 0);
}

async function encodeApart(bytes: Uint8Array, seconds: number): Promise<Encoded> {
  const worker = spawn(process.execPath, [workerFile, ...[bytes.byteLength, ...imageWidths].map(String)], {
    stdio: ["pipe", "pipe", "ignore"],
    // why: it needs none of the server's secrets; fewer glibc arenas take less memory
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "1" },
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
  });
  const ended = once(worker, "close");
  // why: a worker that ends early leaves input unread, and reports by its exit code
  worker.stdin.on("error", () => {});
  if (worker.pid) setPriority(worker.pid, lowPriority);
  worker.stdin.end(bytes);
  const [output] = await Promise.all([buffer(worker.stdout), ended]);
  // why: whatever a decoder does with a broken picture, the picture is unreadable
  return worker.exitCode === 0 ? readOutput(output) : { ok: false, why: "unreadable" };
}

const lowPriority = 10;

function readOutput(output: Buffer): Encoded {
  const end = output.indexOf("\n");
  if (end < 0) throw new Unexpected("The encoding process wrote no result.");
  const head: FromEncoder = JSON.parse(output.toString("utf8", 0, end));
  if (!head.ok) return head;
  const images: EncodedImage[] = [];
  let at = end + 1;
  for (const { width, height, size } of head.images) {
    images.push({ width, height, bytes: output.subarray(at, at + size) });
    at += size;
  }
  return { ok: true, images };
}
