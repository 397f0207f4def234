import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { paths } from "#app/paths.ts";
import { rest } from "#app/services/files/breaker.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import type { Db } from "#db/client.ts";
import { files } from "#db/schema/files.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { end, givenCoach, sessionOf, startServer, withSite } from "./site.ts";
import { markHeader, type Visitor } from "./visitor.ts";

/** In milliseconds: an outage has a first call, and one that decides after each rest. */
const outage = 2.5 * rest;
const patience = 3 * rest;
/** In milliseconds: from then on an answer has waited for the bucket. */
const waited = 1_000;
const slowest = 4_000;

type S3 = Awaited<ReturnType<typeof startS3>>;
type Answer = { status: number; text: string; took: number };
type Seen = Record<"pages" | "images" | "uploads" | "readiness", Answer[]>;

/** People read and upload while the bucket hangs, comes back, is not there, and comes back. */
export function bucketRun() {
  return withSite(async (site) => {
    const s3 = await startS3();
    const server = await startServer(site, s3.settings);
    const strict = await startServer(site, { ...s3.settings, READY_WITHOUT_BUCKET: "false" });
    try {
      const person = await givenCoach(site.db, { email: "coach@bucket.test" });
      const visitor = { url: server.url, cookie: await sessionOf(site.db, person) };
      const image = await givenImage(site.db, person, s3);
      const readiness = () => ask(`${strict.url}/health/ready`);
      const hung = await through({ s3, visitor, image, readiness }, async () => {
        await s3.away();
        return (await s3.hang()).end;
      });
      const gone = await through({ s3, visitor, image, readiness }, async () => {
        await s3.away();
        return async () => {};
      });
      return { name: "the bucket hangs, and is away", ...judge([hung, gone]) };
    } finally {
      await Promise.all([end(server.child), end(strict.child)]);
      await s3.stop();
    }
  });
}

async function givenImage(db: Db, { accountId, id: creatorId }: { accountId: string; id: string }, s3: S3) {
  const id = newId();
  const made = { contentType: "image/webp", widths: [480], width: 480, height: 480, byteSize: 3 };
  await db.insert(files).values({ ...made, accountId, creatorId, id });
  await s3.files.put(fileKey(id, 480), new Uint8Array([1, 2, 3]));
  return paths.file(id, 480);
}

type Drill = { s3: S3; visitor: Visitor; image: string; readiness: () => Promise<Answer> };

/** What people saw during one outage, and how long it took until all was there again. */
async function through({ s3, visitor, image, readiness }: Drill, begin: () => Promise<() => Promise<unknown>>) {
  const before = await askAll(visitor, image, 1);
  const strictBefore = await readiness();
  const finish = await begin();
  const seen: Seen = { pages: [], images: [], uploads: [], readiness: [] };
  const begun = performance.now();
  const strictly = readiness();
  while (performance.now() - begun < outage) add(seen, await askAll(visitor, image, 10));
  await finish();
  await s3.back();
  const back = performance.now();
  for (;;) {
    const now = await askAll(visitor, image, 1);
    seen.pages.push(...now.pages);
    if (isWhole(now)) break;
    if (performance.now() - back > patience) throw new Error("The bucket is back, but images are still missing.");
  }
  const turned = [strictBefore.status, (await strictly).status];
  return { seen, wasWhole: isWhole(before), turned, returned: performance.now() - back };
}

/** In milliseconds: a person may send 200 images in an hour. */
const pace = 2_000;

/** In that time: so many images and pages, an upload and a health check. */
async function askAll(visitor: Visitor, image: string, times: number): Promise<Seen> {
  const { url, cookie } = visitor;
  const many = (path: string) =>
    Promise.all(
      Array.from({ length: times }, async (_, at) => {
        await wait((at * pace) / times);
        return ask(url + path, { headers: { Cookie: cookie } });
      }),
    );
  const [images, pages, uploaded, ready] = await Promise.all([
    many(image),
    many(paths.exercises()),
    upload(visitor),
    ask(`${url}/health/ready`),
    wait(pace),
  ]);
  return { images, pages, uploads: [uploaded], readiness: [ready] };
}

async function upload(visitor: Visitor) {
  const body = new FormData();
  for (const [name, value] of Object.entries(await markHeader(visitor))) body.set(name, value);
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#1b6e3c" } });
  body.set("image", new File([new Uint8Array(await picture.png().toBuffer())], "squat.png", { type: "image/png" }));
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie: visitor.cookie };
  return ask(visitor.url + paths.uploads(), { method: "POST", headers, body });
}

async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(address, { redirect: "manual", ...init }).catch(() => Response.error());
  return { status: answer.status, text: await answer.text(), took: performance.now() - begun };
}

function add(seen: Seen, more: Seen) {
  for (const name of ["pages", "images", "uploads", "readiness"] as const) seen[name].push(...more[name]);
}

function isWhole({ pages, images, uploads, readiness }: Seen) {
  const isGiven = [...pages, ...images].every(({ status }) => status === 200);
  return isGiven && uploads.every(({ status }) => status === 201) && readiness.every(({ text }) => text === "ready");
}

function judge(outages: Awaited<ReturnType<typeof through>>[]) {
  const all = (name: keyof Seen) => outages.flatMap(({ seen }) => seen[name]);
  const [pages, images, uploads, readiness] = [all("pages"), all("images"), all("uploads"), all("readiness")];
  const failed = pages.filter(({ status }) => status !== 200).length;
  const refused = images.filter(({ status }) => status === 503);
  const late = refused.filter(({ took }) => took > waited).length;
  const times = refused.map(({ took }) => took).sort((a, b) => a - b);
  const told = uploads.filter(({ status, text }) => status === 503 && text.includes("file store does not respond"));
  const degraded = readiness.filter(({ status, text }) => status === 200 && text.startsWith("ready\ndegraded: "));
  const unready = outages.filter(({ turned }) => turned.join() === "200,503").length;
  const most = Math.max(...times);
  const seconds = (milliseconds = 0) => `${(milliseconds / 1000).toFixed(1)} s`;
  const milliseconds = Math.round(times[Math.floor(times.length / 2)] ?? 0);
  const back = Math.max(...outages.map(({ returned }) => returned));
  const figures =
    `${outages.length} outages of ${outage / 1000} s: ${pages.length} pages, ${failed} failed; ` +
    `${refused.length} of ${images.length} images 503 (p50 ${milliseconds} ms, ${late} waited for the bucket, at most ${seconds(most)}); ` +
    `${told.length} of ${uploads.length} uploads refused with a reason; ${degraded.length} of ${readiness.length} health checks ready and degraded, ` +
    `${unready} of ${outages.length} unready with READY_WITHOUT_BUCKET=false; all is there again within ${seconds(back)}`;
  const others = images.length - refused.length + uploads.length - told.length + readiness.length - degraded.length;
  const isGood = failed + others === 0 && unready === outages.length && most < slowest;
  return { figures, isGood: isGood && outages.every(({ wasWhole }) => wasWhole) };
}
