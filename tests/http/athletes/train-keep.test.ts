import { beforeAll, beforeEach, expect, test } from "vitest";
import { givenAthlete } from "#tests/integration/athletes/completions/given.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { get, post, postJson, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves what the workout's script and its form are answered after another device has saved. */
let server: SharedServer;
let visitor: Visitor;
let workout: string;
/** Of the three rounds: their repetitions and their weight. */
let rounds: { reps: string; weight: string }[];

beforeAll(async () => {
  server = await sharedServer();
});

beforeEach(async () => {
  const { athlete, programId, day } = await givenAthlete();
  visitor = await visitorAs(server, athlete.user);
  workout = `/train/workouts/${programId}/1`;
  const [entry] = day.modules.flatMap(({ moduleExercises }) => moduleExercises);
  rounds = (entry?.moduleExerciseRounds ?? []).map(({ id }) => ({ reps: `done_${id}_0`, weight: `done_${id}_1` }));
});

async function fieldsOfPage() {
  return hiddenFields(await (await get(visitor, workout)).text());
}

async function openedPage() {
  const { occurrence, version, units, opened } = await fieldsOfPage();
  return { occurrence: Number(occurrence), version: Number(version), units, opened: JSON.parse(opened ?? "") };
}

const keep = (body: object) => postJson(visitor, `${workout}/keep`, body);

test("the script is told what another device saved in other rounds, and goes on from there", async () => {
  const [first, second] = rounds;
  if (!first || !second) throw new Error("The day has no rounds.");
  const page = await openedPage();
  expect(await (await keep({ ...page, typed: { [first.reps]: "5" } })).json()).toEqual({ version: 1 });
  const merged = await keep({ ...page, typed: { [second.reps]: "4" } });
  expect(merged.status).toBe(200);
  expect(await merged.json()).toEqual({
    version: 2,
    taken: { [first.reps]: "5" },
    message: expect.stringMatching(/^Saved so far, with what you saved in the meantime /),
  });
  const on = { ...page, version: 2, opened: { ...page.opened, typed: { [first.reps]: "5", [second.reps]: "4" } } };
  expect((await keep({ ...on, typed: { [second.reps]: "4" } })).status).toBe(200);
  expect((await openedPage()).opened.typed).toEqual({ [second.reps]: "4" });
});

test("for a round that both changed the script is refused, and the form shows both, then stores", async () => {
  const [first] = rounds;
  if (!first) throw new Error("The day has no rounds.");
  const page = await fieldsOfPage();
  const script = await openedPage();
  await keep({ ...script, typed: { [first.reps]: "5" } });
  const refused = await keep({ ...script, typed: { [first.reps]: "3" } });
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "You changed the same round on another device in the meantime. Press Save so far to see both.",
  ]);
  const asked = await post(visitor, workout, { ...page, [first.reps]: "3", press: "save" });
  expect(asked.status).toBe(409);
  const html = await asked.text();
  expect(html).toContain("Saved in the meantime: 5");
  const again = await post(visitor, workout, { ...hiddenFields(html), [first.reps]: "3", press: "save" });
  expect(again.status).toBe(302);
  expect((await openedPage()).opened.typed).toEqual({ [first.reps]: "3" });
});

test.each([
  "{",
  "[]",
  '{"shown":null,"exercises":"x","typed":{}}',
  JSON.stringify({ shown: null, exercises: [], typed: { x: "y".repeat(300) } }),
])("what no page of ours began with is not merged by: %s", async (opened) => {
  const [first, second] = rounds;
  if (!first || !second) throw new Error("The day has no rounds.");
  const page = await fieldsOfPage();
  await keep({ ...(await openedPage()), typed: { [first.reps]: "5" } });
  const sent = await post(visitor, workout, { ...page, opened, [second.reps]: "4", press: "save" });
  expect(sent.status).toBe(409);
  expect((await openedPage()).opened.typed).toEqual({ [first.reps]: "5" });
});
