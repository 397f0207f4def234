import { eq } from "drizzle-orm";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { dataExports } from "#db/schema/exports.ts";
import { programs } from "#db/schema/programs.ts";
import { get, markFor, pageOf, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";
import { makeFile, makeProgram } from "#tests/support/things.ts";

/** Proves that a server whose bucket is away from the start on starts, serves pages, and says what is missing. */
let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
let coach: Awaited<ReturnType<typeof coachingBusiness>>;
let visitor: Visitor;

beforeAll(async () => {
  s3 = await startS3();
  await s3.away();
  server = await startServer(s3.settings);
  coach = await coachingBusiness();
  visitor = await visitorAs(server, coach.user);
});

afterAll(async () => {
  await s3.back();
  await s3.stop();
});

async function postPicture(path: string, fields: Record<string, string>) {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#1b6e3c" } });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(await markFor(visitor)), ...fields })) body.set(name, value);
  body.set("image", new File([new Uint8Array(await picture.png().toBuffer())], "squat.png", { type: "image/png" }));
  const headers = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", Cookie: visitor.cookie ?? "" };
  return fetch(server.url + path, { method: "POST", redirect: "manual", body, headers });
}

const refusal =
  "The image can't be stored: the server's file store does not respond. Save without it, and choose it again later.";

test("it is ready, and tells what is missing", async () => {
  const answer = await fetch(`${server.url}/health/ready`);
  const missing = "The store of uploaded files can't be reached. Images are missing and uploads are refused.";
  expect([answer.status, await answer.text()]).toEqual([200, `ready\ndegraded: ${missing}`]);
});

test("pages go on, and an image is answered with 503 and when to come back", async () => {
  const id = await makeFile(coach.user, 480);
  expect(await pageOf(visitor, paths.exercises())).toContain("Exercises");
  const image = await get(visitor, paths.file(id, 480));
  expect([image.status, image.headers.get("Cache-Control")]).toEqual([503, "private, no-cache"]);
  expect(Number(image.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test.each([
  ["an exercise", paths.newExercise(), { id: newId(), name: "Typed before", step: "proceed" }],
  ["an account", paths.userInfo(), { version: "1", firstName: "Typed before", lastName: "Kos" }],
])("the form of %s keeps what was typed and says at the image why it was refused", async (_, path, fields) => {
  const answer = await postPicture(path, fields);
  const page = await wordsOf(answer);
  expect(answer.status).toBe(400);
  expect(page).toContain('value="Typed before"');
  expect(page).toMatch(new RegExp(`<p[^>]*id="[^"]*image[^"]*error"[^>]*>${refusal}`));
});

test("an image that is sent ahead of its form may be sent again", async () => {
  const answer = await postPicture(paths.uploads(), {});
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await answer.json()).toMatchObject({ reason: refusal });
});

test("a report that would lack its image leads to the dialog, which says so", async () => {
  const { ctx, user } = coach;
  const id = await makeProgram(user);
  await ctx.db
    .update(programs)
    .set({ imageId: await makeFile(user, 480) })
    .where(eq(programs.id, id));
  const admin = await visitorAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
  const answer = await get(admin, `${paths.reportPdf(id)}?from=1&to=7`);
  const dialog = answer.headers.get("Location") ?? "";
  expect([answer.status, dialog]).toEqual([302, `${paths.report(id)}?from=1&to=7&refused=away`]);
  expect(await pageOf(admin, dialog)).toContain("The images of this report can't be read");
});

test("an archive that can't be read leads back to its page, which says so", async () => {
  const { ctx, user } = coach;
  const id = newId();
  const now = new Date();
  const finished = { askedAt: now, finishedAt: now, byteSize: 3 };
  await ctx.db.insert(dataExports).values({ ...finished, id, accountId: user.accountId, userId: user.id });
  const answer = await get(visitor, paths.dataArchive(id));
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, paths.yourData()]);
  const cookie = [visitor.cookie, answer.headers.getSetCookie().map((one) => one.split(";")[0])].flat().join("; ");
  expect(await pageOf({ ...visitor, cookie }, paths.yourData())).toContain("Your archive can't be read at the moment.");
});

test("the log has one line for all that", async () => {
  const lines = server.lines().map((line) => (line.startsWith("{") ? JSON.parse(line).msg : null));
  expect(lines.filter((msg) => msg === "fault" || msg === "files away")).toEqual(["files away"]);
});
