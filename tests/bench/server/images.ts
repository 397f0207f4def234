import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import type { FilledDatabase } from "../data/database.ts";
import type { Server } from "./processes.ts";
import { exchangeWell } from "./wire.ts";

/** Megabytes of the server with what it started, `own` without; milliseconds of pages that were asked for while 24 images came at once. */
export type ImageFigures = {
  megapixels: number;
  megabytes: number;
  /** Before, at most while ten images came one after the other, and after them; null where /proc is not. */
  memory: { before: number; most: number; ownMost: number; after: number } | null;
  /** The same while 24 came at once, and how many of those were kept. */
  atOnce: { most: number; kept: number; programs: number[] };
};

const side = 7990;

/** Sends ten large images in turn and 24 at once, and looks at the memory and at other pages meanwhile. */
export async function measureImages(
  server: Server,
  { cookie, own }: Pick<FilledDatabase, "cookie" | "own">,
): Promise<ImageFigures> {
  const image = await largePicture();
  const send = () => sendImage(server, own, image);
  await send();
  const before = residentOf(server.pid);
  const inTurn = await watched(server.pid, async () => {
    for (let n = 0; n < 10; n++) if (!(await send())) throw new Error("An image was not kept.");
  });
  const after = residentOf(server.pid);
  const programs: number[] = [];
  let kept = 0;
  const atOnce = await watched(server.pid, async () => {
    let isOver = false;
    const all = Promise.all(Array.from({ length: 24 }, send)).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const started = performance.now();
      await exchangeWell(`${server.url}/programs`, { headers: { cookie } });
      programs.push(performance.now() - started);
    }
    kept = (await all).filter(Boolean).length;
  });
  return {
    megapixels: (side * side) / 1e6,
    megabytes: image.size / 1e6,
    memory: before && after ? { before, most: inTurn.most, ownMost: inTurn.own, after } : null,
    atOnce: { most: atOnce.most, kept, programs },
  };
}

/** Noise, as a photo's weight. */
async function largePicture() {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 45 };
  const small = sharp({ create: { width: 1000, height: 1000, channels: 3, background: "#888", noise } }).png();
  const large = sharp(await small.toBuffer()).resize(side, side);
  return new Blob([new Uint8Array(await large.jpeg({ quality: 75 }).toBuffer())], { type: "image/jpeg" });
}

/** Whether it was kept. */
async function sendImage(server: Server, { cookie = "", [openedBy]: mark = "" }: FilledDatabase["own"], image: Blob) {
  const body = new FormData();
  body.set(openedBy, mark);
  body.set("image", image, "photo.jpg");
  const headers = { cookie, origin: server.url, accept: "application/json" };
  const { status } = await fetch(`${server.url}/files`, { method: "POST", headers, body });
  if (status !== 201 && status !== 503) throw new Error(`An image was answered with ${status}.`);
  return status === 201;
}

/** The most that the process took while that was done, alone and with what it started. */
async function watched(pid: number, work: () => Promise<void>) {
  const seen = { most: 0, own: 0 };
  const timer = setInterval(() => {
    const own = residentOf(pid) ?? 0;
    const children = childrenOf(pid).reduce((sum, child) => sum + (proportionalOf(child) ?? 0), 0);
    seen.own = Math.max(seen.own, own);
    seen.most = Math.max(seen.most, own + children);
  }, 20);
  await work().finally(() => clearInterval(timer));
  return seen;
}

/** A child shares the program itself with the server: its pages count once. */
function proportionalOf(pid: number) {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
    return kilobytes ? Number(kilobytes) / 1000 : null;
  } catch {
    return null;
  }
}

function residentOf(pid: number) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes ? Number(kilobytes) / 1000 : null;
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((id) => readFileSync(`/proc/${pid}/task/${id}/children`, "utf8").split(" "));
    return children.map(Number).filter((child) => child > 0);
  } catch {
    return [];
  }
}
