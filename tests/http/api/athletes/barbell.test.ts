import { beforeAll, expect, test } from "vitest";
import { ask } from "#tests/http/api/ask.ts";
import { proves } from "#tests/http/api/proving.ts";
import { callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves how an app reads and changes its person's bar and plates. */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

const path = "/users/current/barbell";
const given = { bar: 15, barUnit: "kilograms", plateUnit: "pounds" };

test("an app changes the bar and plates of its person, from the version that it read", async () => {
  const app = await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user);
  const { json: before } = await ask(app, "GET", path);
  expect(before).toMatchObject({ bar: 20, isOwn: false });
  const plates = [
    { weight: 10, pairs: 1 },
    { weight: 45, pairs: 2 },
  ];
  const put = (version: number, more = {}) => ask(app, "PUT", path, { ...given, plates, version, ...more });
  expect(await put(before.version)).toMatchObject({
    status: 200,
    json: { ...given, plates: plates.toReversed(), isOwn: true, version: before.version + 1 },
  });
  expect((await put(before.version)).status).toBe(200);
  expect((await put(before.version, { bar: 10 })).status).toBe(409);
  for (const wrong of [{ bar: 101 }, { bar: 10.001 }, { plates: [{ weight: 0, pairs: 1 }] }, { barUnit: "stones" }]) {
    expect((await put(before.version + 1, wrong)).status).toBe(422);
  }
  expect((await put(before.version + 1, { plates: [plates[0], plates[0]] })).status).toBe(422);
  expect((await ask(app, "GET", path)).json).toMatchObject({ bar: 15, version: before.version + 1 });
});

proves("athletes/barbell", () => server);
