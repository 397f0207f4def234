import { beforeAll, expect, test } from "vitest";
import { givenAthlete } from "#tests/integration/athletes/completions/given.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, pageOf, post, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves how often an athlete's pages ask the database, with the session and the message after a press. */
let server: TestServer;
let visitor: Visitor;
let workout: string;
const most = 7;

beforeAll(async () => {
  server = await startServer();
  const { athlete, programId } = await givenAthlete();
  visitor = await visitorAs(server, athlete.user);
  workout = `/train/workouts/${programId}/1`;
});

async function statementsOf(response: Response) {
  const id = response.headers.get("X-Request-Id");
  const { queries } = await server.logged((line) => line.id === id && line.msg === "request");
  return Number(queries);
}

/** The page that a press leads to, in the browser that pressed. */
async function follow(pressed: Response) {
  const cookies = pressed.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const cookie = [visitor.cookie, ...cookies].join("; ");
  return get({ ...visitor, cookie }, pressed.headers.get("Location") ?? "");
}

test("Today, Me, Workout and Finish ask seven times at most, also with the message of what was saved", async () => {
  for (const path of ["/train", "/me"]) {
    expect(await statementsOf(await get(visitor, path))).toBeLessThanOrEqual(most - 1);
  }
  const opened = await get(visitor, workout);
  expect(opened.status).toBe(200);
  expect(await statementsOf(opened)).toBeLessThanOrEqual(most - 1);

  const typed = async () => hiddenFields(await pageOf(visitor, workout));
  await post(visitor, workout, { ...(await typed()), press: "all" });
  const saved = await follow(await post(visitor, workout, { ...(await typed()), press: "save" }));
  const statements = await statementsOf(saved);
  expect(await saved.text()).toContain("Saved so far. It waits on your other devices, too.");
  expect(statements).toBeLessThanOrEqual(most);

  await post(visitor, workout, { ...(await typed()), press: "all" });
  const finish = await get(visitor, `${workout}/finish`);
  expect(finish.status).toBe(200);
  expect(await statementsOf(finish)).toBeLessThanOrEqual(most - 1);
});
