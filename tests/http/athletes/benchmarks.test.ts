import { beforeAll, expect, test } from "vitest";
import { hiddenFields } from "#tests/support/http/html.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { get, pageOf, post, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makeClient } from "#tests/support/things.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { givenWorkout, makeRecord } from "#tests/support/training/performances.ts";

/** Proves that the page, the file and a foreign coach's 404 speak of the same series. */
let server: SharedServer;
let coach: Visitor;
let ids: string[];
const squat = starterId("Back squat");
const graph = `${squat}.weight.kilograms`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

beforeAll(async () => {
  server = await sharedServer();
  const { user } = await coachingBusiness();
  coach = await visitorAs(server, user);
  ids = await Promise.all([makeClient(user), makeClient(user)]);
  for (const [index, id] of ids.entries()) {
    await givenWorkout(id, daysAgo(5), [{ exerciseId: squat, value: 100, reps: 5 }]);
    await givenWorkout(id, daysAgo(2), [{ exerciseId: squat, value: 104 + index, reps: 5 }]);
  }
});

const address = (path: string, graphs: string[]) =>
  `${path}?${new URLSearchParams([["mode", "multiple"], ...ids.map((id) => ["clients", id]), ...graphs.map((one) => ["graph", one])])}`;

test("the file says the series of the page, each client's change among them", async () => {
  const page = await pageOf(coach, address("/benchmarks", [graph, "0.weight.kilograms"]));
  expect(page).toContain("+4 %");
  const answer = await get(coach, address("/benchmarks/graphs.pdf", [graph, "0.weight.kilograms"]));
  expect([answer.status, answer.headers.get("Content-Disposition")]).toEqual([
    200,
    expect.stringContaining('filename="graphs.pdf"'),
  ]);
  const pages = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages[0]?.size.map(Math.round)).toEqual([595, 842]);
  const texts = pages.flatMap(({ texts }) => texts).join(" ");
  for (const words of ["Back squat · Weight (kg)", "Volume Load · Weight (kg)", "100 kg on", "105 kg on", "+5 %"]) {
    expect(texts).toContain(words);
  }
  // 100 kg · 5 and 104 kg · 5
  for (const words of ["500 kg on", "520 kg on"]) expect(texts).toContain(words);
});

test("the numbers of a graph are a table with a column for each client and a row for each day", async () => {
  const answer = await get(coach, address("/benchmarks/graph.csv", [graph]));
  expect(answer.headers.get("Content-Disposition")).toContain("Back squat");
  const [late, early] = [2, 5].map((days) => daysAgo(days).slice(0, 10));
  expect(await answer.text()).toMatch(
    new RegExp(`^Date,[^,]* \\(kg\\),[^,]* \\(kg\\)\r\n${late},104,105\r\n${early},100,100\r\n$`),
  );
});

test("an added graph goes into the address", async () => {
  const chosen = `/benchmarks?clients=${ids[0]}&exercise=${squat}`;
  const { status, headers } = await get(coach, `${chosen}&add=graph`);
  expect([status, headers.get("Location")]).toEqual([302, `${chosen}&graph=${graph}`]);
});

test("the same answer to a reset's question, sent again, takes nothing that was reached since", async () => {
  const owner = (await coachingBusiness()).user;
  const visitor = await visitorAs(server, owner);
  const path = `/benchmarks/records/${await makeRecord(owner)}/reset`;
  const answer = hiddenFields(await pageOf(visitor, path));
  expect([answer.seen, (await post(visitor, path, {})).status]).toEqual(["never", 400]);
  const resetAt = async () => {
    expect((await post(visitor, path, answer)).status).toBe(302);
    return hiddenFields(await pageOf(visitor, path)).seen;
  };
  const once = await resetAt();
  expect([once, await resetAt()]).toEqual([expect.stringMatching(/Z$/), once]);
});

test("to another coach the clients are nobody, on the page and in the file", async () => {
  const stranger = await visitorAs(server, (await coachingBusiness()).user);
  for (const path of ["/benchmarks", "/benchmarks/graphs.pdf"]) {
    expect((await get(stranger, address(path, [graph]))).status).toBe(404);
  }
});
