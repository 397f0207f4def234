import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { storeResponse } from "#app/features/readiness/mutations.server.ts";
import { paths } from "#app/paths.ts";
import { answersOf, questionIds } from "#tests/integration/athletes/readiness-given.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { get, pageOf, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import * as things from "#tests/support/things.ts";

/** Proves what the pages of readiness say and to whom, that graphs come without script, and that they print. */
let server: SharedServer;
let coach: Visitor;
let client: string;
let responseId: string;

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  server = await sharedServer();
  const { user, ctx } = await coachingBusiness();
  coach = await visitorAs(server, user);
  client = await things.makeClient(user);
  const now = { ...ctx, now: new Date() };
  responseId = newId();
  const muscles = [{ muscle: "rightQuadriceps", soreness: 7 }];
  const first = { ...answersOf(4, 3, 4, 5, 4), muscles, bodyWeight: 68.4, bodyFat: 21, comment: "Heavy legs" };
  await storeResponse(now, client, { ...first, id: responseId, on: day(1) });
  await storeResponse(now, client, { ...answersOf(2), id: newId(), on: day(3), bodyWeight: 69 });
  // why: a part of a page as long as this one's graphs would be sent after it, by a script
  for (let ago = 40; ago < 70; ago++) await storeResponse(now, client, { ...answersOf(3), id: newId(), on: day(ago) });
});

test("the table says points, muscles, the body and the total, with the band's word, and the average below", async () => {
  const words = await pageOf(coach, paths.readiness());
  // 20 of 25 is 0.8, less 7 of 50 is 0.66
  for (const said of ["4.00", "3.00", "5.00", "1 painful", "68.40", "21.00", "66 %", "Good", "Average"]) {
    expect(words).toContain(said);
  }
  const week = await pageOf(coach, paths.readiness({ timeframe: "oneWeek" }));
  // (0.66 + 0.4) / 2, (4 + 2) / 2, (68.4 + 69) / 2
  for (const said of ["53 %", "3.00", "68.70", "2 responses"]) expect(week).toContain(said);
});

test("questions that are not chosen have no column, and body weight and fat are two of them", async () => {
  const html = await pageOf(coach, `/readiness?questions=${questionIds[0]},-1`);
  const headers = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(headers).toEqual(["Athlete", "Sleep quality", "Muscle map", "Body weight (kg)", "Total"]);
});

test("a response says what was answered, what its athlete was told, and which muscles hurt", async () => {
  const html = await pageOf(coach, paths.readinessResponse(client, responseId));
  for (const said of ["66 %", "Text shown to user", "You are feeling good!", "A little tired", "Heavy legs"]) {
    expect(html).toContain(said);
  }
  expect(html).toContain("Right quadriceps: painful, 7 of 10");
  expect(html).toContain("Responses of ");
  expect(html).toMatch(/<input type="range"[^>]*disabled=""[^>]*aria-valuetext="Well, 4 of 5"/);
  const kept = await get(coach, `/readiness/responses/${responseId}`);
  expect(kept.headers.get("Location")).toBe(paths.readinessResponse(client, responseId));
  const overPage = await pageOf(coach, `${paths.readinessResponse(client, responseId)}?page=2`);
  expect(overPage).toMatch(
    new RegExp(`href="${paths.readinessOf(client, { page: 2 }).replace("?", "[?]")}"[^>]*>.*Close`),
  );
  const stranger = await visitorAs(server, (await coachingBusiness()).user);
  expect((await get(stranger, paths.readinessResponse(client, responseId))).status).toBe(404);
});

test("graphs stand in the page that the server sends, each beside its numbers, and are zoomed by its address", async () => {
  const html = await pageOf(coach, paths.readinessOf(client, { tab: "graphs" }));
  expect(html).toContain("Use shift + mouse wheel over graph to zoom in and out.");
  expect(html).toMatch(/<svg viewBox="0 0 300 240" role="img" aria-label="Recovery; Sleep quality 3 on /);
  expect(html).not.toContain("Loading...");
  const zoomIn = /href="([^"]*zoom=[^"]*)#body-weight"[^>]*>Zoom in/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const shown = (page: string) => [...page.matchAll(/Shown: ([\d/ :]+) to/g)].map(([, from]) => from);
  const zoomed = shown(await pageOf(coach, zoomIn));
  expect([shown(html).length, zoomed.length, zoomed[0] === shown(html)[0]]).toEqual([1, 1, false]);
});

test("the numbers of one are a table for a spreadsheet", async () => {
  const answer = await get(coach, paths.readinessCsv(client, { graph: "body-weight" }));
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const bytes = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(bytes).toBe(`\ufeffDate,Body weight (kg)\r\n${day(1)},68.4\r\n${day(3)},69\r\n`);
});

test("their PDF is A4 and has the same series", async () => {
  const answer = await get(coach, paths.readinessPdf(client));
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="graphs\.pdf"/);
  const pages = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages[0]?.size.map(Math.round)).toEqual([595, 842]);
  const texts = pages.flatMap((page) => page.texts);
  const [early, last, late] = [day(69), day(3), day(1)].map((date) => date.split("-").reverse().join("/"));
  expect(texts).toEqual(expect.arrayContaining(["Recovery", "Mind", "Body weight (kg)", "Body fat (%)"]));
  expect(texts).toContain(`Mood 3 on ${early}, 5 on ${late}`);
  expect(texts).toContain(`Body weight 69 kg on ${last}, 68.4 kg on ${late}`);
});
