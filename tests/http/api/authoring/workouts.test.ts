import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { EMPTY_ID } from "#app/domain/ids/ids.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { idsOfWorkout } from "#app/domain/workout/document/find.ts";
import { records } from "#db/schema/records.ts";
import { amount, kilos, line, percent, reps } from "#scripts/demo-data/plan.ts";
import { proves } from "#tests/http/api/proving.ts";
import { givenClient, homeIdOf } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, plainDay, planOf } from "#tests/integration/workouts/given.ts";
import { type Caller, call, callerAs } from "#tests/support/http/api.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { good, listed, refusal, statusOf } from "./given.ts";

/** Proves the calls about a program's days: they are saved, copied, printed and calculated as the editor does it. */
let server: SharedServer;
let coach: Awaited<ReturnType<typeof coachingBusiness>>;
let app: Caller;
let other: Caller;

beforeAll(async () => {
  server = await sharedServer();
  coach = await coachingBusiness({ licence: 50 });
  app = await callerAs(server, coach.user);
  other = await callerAs(server, (await coachingBusiness()).user);
});

const sent = (programId: string, workout: Workout, version = 0) => ({
  ...workout,
  program: { id: programId },
  version,
});
type Written = {
  modules: { moduleExercises: { moduleExerciseRounds: { roundDefinitions: { text: string }[] }[] }[] }[];
};
const names = (items: { name: string }[]) => items.map(({ name }) => name);

test("a day is written, saved over its version, and refused with what stands after somebody else's save", async () => {
  const programId = await givenProgram(coach.ctx);
  const day = plainDay(programId, "2", "Tuesday");
  const made = await good(app, "POST", "/workouts", sent(programId, { ...day, id: EMPTY_ID }), 201);
  expect(made).toMatchObject({ id: day.id, program: { id: programId }, version: 1, day: 2 });
  expect((await good(app, "POST", "/workouts", sent(programId, { ...day, id: EMPTY_ID }), 201)).version).toBe(1);
  const renamed = sent(programId, { ...day, name: "Heavy Tuesday" }, 1);
  for (const _ of [1, 2]) expect((await good(app, "PUT", `/workouts/${day.id}`, renamed)).version).toBe(2);
  const late = await call(app, "PUT", `/workouts/${day.id}`, sent(programId, { ...day, name: "Light" }, 1));
  const { status, current } = await late.json();
  expect([status, current.version, current.values.workouts[0].name]).toEqual([409, 2, "Heavy Tuesday"]);
  expect(await statusOf(other, "PUT", `/workouts/${day.id}`, renamed)).toBe(404);
  expect(await statusOf(app, "PUT", `/workouts/${crypto.randomUUID()}`, renamed)).toBe(404);
  const outside = plainDay(programId, "29", "Beyond");
  expect(await statusOf(app, "POST", "/workouts", sent(programId, outside))).toBe(404);
  const wrong = { ...sent(programId, day), modules: [{ ...day.modules[0], orderNumber: 7 }] };
  expect(await statusOf(app, "POST", "/workouts", wrong)).toBe(422);
});

test("an app that leaves out what it does not know keeps it; null and the default take it away", async () => {
  const programId = await givenProgram(coach.ctx);
  const day = dayOf(
    programId,
    "4",
    planOf("Four", { lines: [line("Back squat", [reps(5), percent("weight", 85, 85, 70)])] }),
  );
  const [module] = day.modules;
  const [entry] = module?.moduleExercises ?? [];
  const known = { perSide: true, tempo: "30X1", band: "red", restBetweenRounds: { from: 120, to: 180 } };
  const withDetails = (details: object, percentageOf?: string | null) => {
    const rounds = entry?.moduleExerciseRounds.map((round) => ({
      ...round,
      roundDefinitions: round.roundDefinitions.map((one) =>
        one.trackableCategory === "weight" && percentageOf !== undefined ? { ...one, percentageOf } : one,
      ),
    }));
    const moduleExercises = [{ ...entry, ...details, moduleExerciseRounds: rounds }];
    return { ...sent(programId, day), modules: [{ ...module, interval: { every: 150 }, moduleExercises }] };
  };
  const texts = (made: Written) =>
    made.modules[0]?.moduleExercises[0]?.moduleExerciseRounds.map(({ roundDefinitions }) => roundDefinitions[1]?.text);
  const made = await good(app, "POST", "/workouts", withDetails(known, "trainingMax"), 201);
  expect(made.modules[0]).toMatchObject({ interval: { every: 150 }, moduleExercises: [known] });
  expect(texts(made)).toEqual(["@85%TM", "@85%TM", "@70%TM"]);
  const { interval: _, ...older } = withDetails({}).modules[0] ?? {};
  const put = (modules: object[], version: number, text = "") =>
    good(app, "PUT", `/workouts/${made.id}`, { ...sent(programId, day, version), modules, text });
  const kept = await put([{ ...older, name: "Opener" }], 1, "read-only");
  expect(kept.modules[0]).toMatchObject({ name: "Opener", interval: { every: 150 }, moduleExercises: [known] });
  expect(texts(kept)).toEqual(["@85%TM", "@85%TM", "@70%TM"]);
  const cleared = withDetails({ perSide: false, tempo: null, band: null, restBetweenRounds: null }, null).modules;
  const plain = await put([{ ...cleared[0], interval: null }], 2);
  expect(JSON.stringify(plain)).not.toMatch(/perSide|tempo|band|restBetween|interval":|percentageOf/);
  expect(texts(plain)).toEqual(["@85%", "@85%", "@70%"]);
  const wrong = withDetails({ tempo: "fast" });
  expect(await statusOf(app, "PUT", `/workouts/${made.id}`, { ...wrong, version: 3 })).toBe(422);
});

test("several days are stored together or not at all", async () => {
  const programId = await givenProgram(coach.ctx);
  const [one, two] = [plainDay(programId, "1", "One"), plainDay(programId, "2", "Two")];
  const both = [sent(programId, one), sent(programId, two)];
  expect(names(await good(app, "POST", "/workouts/insert-multiple", both, 201))).toEqual(["One", "Two"]);
  const half = [sent(programId, { ...one, name: "Uno" }, 1), sent(programId, { ...two, name: "Due" })];
  expect(await statusOf(app, "POST", "/workouts/insert-multiple", half)).toBe(409);
  expect(names((await listed(app, `/workouts?programId=${programId}`)).items)).toEqual(["One", "Two"]);
  const elsewhere = sent(await givenProgram(coach.ctx), one);
  expect(await statusOf(app, "POST", "/workouts/insert-multiple", [both[0], elsewhere])).toBe(409);
  expect(await statusOf(app, "POST", "/workouts/insert-multiple", [both[0], both[0]])).toBe(409);
});

test("copies of days go where they say, and every part of them has an id of its own", async () => {
  const programId = await givenProgram(coach.ctx);
  const day = plainDay(programId, "1", "Original");
  await good(app, "POST", "/workouts", sent(programId, day), 201);
  const copy = [{ ...sent(programId, day), id: EMPTY_ID, day: 8 }];
  for (const _ of [1, 2]) {
    const [copied] = await good(app, "POST", "/workouts/copy", copy, 201);
    expect([copied.name, copied.day, copied.version]).toEqual(["Original", 8, 1]);
    const ids = idsOfWorkout(day);
    expect(idsOfWorkout(copied).filter((id) => ids.includes(id))).toEqual([]);
  }
});

test("a program's days are read by range: of a continuous one by dates, for who may open it", async () => {
  const span = { continuous: true, startDate: "2026-01-05", duration: null, timeUnit: null };
  const programId = await givenProgram(coach.ctx, { span });
  const days = ["2026-01-05", "2026-01-12"].map((key) => sent(programId, plainDay(programId, key, key)));
  await good(app, "POST", "/workouts/insert-multiple", days, 201);
  const week = await listed(app, `/workouts?programId=${programId}&dateFrom=2026-01-12&dateTo=2026-01-18`);
  expect([week.total, names(week.items)]).toEqual(["1", ["2026-01-12"]]);
  const first = await listed(app, `/workouts?programId=${programId}&limit=1`);
  expect(names((await listed(app, first.next ?? "")).items)).toEqual(["2026-01-12"]);
  expect(await statusOf(other, "GET", `/workouts?programId=${programId}`)).toBe(404);
  expect(await statusOf(app, "GET", "/workouts")).toBe(400);
});

test("administrators print; a range that the program does not have is refused in the dialog's words", async () => {
  const admin = await callerAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
  const programId = await givenProgram(coach.ctx);
  const answer = await call(admin, "POST", "/workouts/report", { programId, dayFrom: 1, dayTo: 7 });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  const texts = readPdf(new Uint8Array(await answer.arrayBuffer())).flatMap(({ texts }) => texts);
  expect(texts).toContain("Day 1 to Day 7");
  expect(await refusal(admin, "POST", "/workouts/report", { programId, dayFrom: 3 })).toEqual({
    status: 422,
    dayTo: "Choose the last day.",
  });
  expect(await statusOf(app, "POST", "/workouts/report", { programId, dayFrom: 1, dayTo: 7 })).toBe(403);
});

test("names of sets are suggested to the account that used them", async () => {
  const programId = await givenProgram(coach.ctx);
  const day = plainDay(programId, "1", "Named", { set: "Main lift" });
  await good(app, "POST", "/workouts", sent(programId, day), 201);
  expect(await good(app, "GET", "/modules/autocomplete?searchValue=main")).toEqual(["Main lift"]);
  expect(await good(other, "GET", "/modules/autocomplete?searchValue=main")).toEqual([]);
});

test("minima, ranges and sets to failure are saved as they are, refused where they fall, and come to both ends", async () => {
  const programId = await givenProgram(coach.ctx);
  const userId = await givenClient(coach.ctx);
  const [accountId, exerciseId] = [await homeIdOf(userId), starterId("Back squat")];
  const maximum = { id: newId(), allTimeReal: 120, allTimeRealOn: "2026-01-01" };
  await coach.ctx.db.insert(records).values({ accountId, userId, exerciseId, category: "weight", ...maximum });
  const columns = [reps("5+", "8-12", "max"), kilos("70-75%", "60-70", 80)];
  const day = dayOf(programId, "1", planOf("Open", { lines: [line("Back squat", columns)] }));
  const made = await good(app, "POST", "/workouts", sent(programId, day), 201);
  const definitions = (entry: { moduleExerciseRounds: { roundDefinitions: unknown[] }[] }) =>
    entry.moduleExerciseRounds.flatMap(({ roundDefinitions }) => roundDefinitions);
  expect(definitions(made.modules[0].moduleExercises[0])).toMatchObject([
    { trackableType: "minimum", value: 5, additionalValue: null },
    { trackableType: "percentageRange", value: 70, additionalValue: 75 },
    { trackableType: "range", value: 8, additionalValue: 12 },
    { trackableType: "range", value: 60, additionalValue: 70 },
    { trackableType: "toFailure", value: null, additionalValue: null },
    { trackableType: "amount", value: 80, additionalValue: null },
  ]);
  const body = { moduleExercises: made.modules[0].moduleExercises, userId };
  const [entry] = await good(app, "POST", "/module-exercises/calculate", body);
  expect(definitions(entry)).toMatchObject(
    [5, "84-90", "8-12", "60-70", null, 80].map((calculatedValue) => ({ calculatedValue })),
  );
  const wrong = JSON.parse(
    JSON.stringify(sent(programId, day, 1)).replace('"value":8,"additionalValue":12', '"value":12,"additionalValue":8'),
  );
  expect(await statusOf(app, "PUT", `/workouts/${day.id}`, wrong)).toBe(422);
  const allowed = await good(app, "GET", "/workouts/allowed-trackable");
  expect(allowed).toContainEqual(
    expect.objectContaining({ trackableCategory: "rpe", trackableTypes: ["amount", "range"] }),
  );
});

test("percentages come to a client's numbers; times are taken as they are written", async () => {
  const userId = await givenClient(coach.ctx);
  const [accountId, exerciseId] = [await homeIdOf(userId), starterId("Back squat")];
  const maximum = { id: newId(), allTimeReal: 100, allTimeRealOn: "2026-01-01" };
  await coach.ctx.db.insert(records).values({ accountId, userId, exerciseId, category: "weight", ...maximum });
  const columns = [reps(5), percent("weight", 80), amount("time", "90")];
  const plan = planOf("Squats", { rounds: 1, lines: [line("Back squat", columns)] });
  const { moduleExercises = [] } = dayOf(crypto.randomUUID(), "1", plan).modules[0] ?? {};
  const written = JSON.parse(JSON.stringify(moduleExercises).replaceAll('"value":90', '"value":"1:30"'));
  const values = async (caller: Caller, who: string) => {
    const body = { moduleExercises: written, userId: who };
    const [entry] = await good(caller, "POST", "/module-exercises/calculate", body);
    return entry.moduleExerciseRounds[0].roundDefinitions.map(
      (one: { calculatedValue: unknown }) => one.calculatedValue,
    );
  };
  expect(await values(app, userId)).toEqual([5, 80, 90]);
  expect(await values(await callerAs(server, { accountId, id: userId }), userId)).toEqual([5, 80, 90]);
  expect(await values(app, coach.user.id)).toEqual([5, null, 90]);
  const body = { moduleExercises: written, userId };
  expect(await statusOf(other, "POST", "/module-exercises/calculate", body)).toBe(404);
});

test("shares of a training maximum and of the top set are calculated, of a top set as it was done", async () => {
  const userId = await givenClient(coach.ctx);
  const [accountId, exerciseId] = [await homeIdOf(userId), starterId("Back squat")];
  const maximum = { id: newId(), currentReal: 140, currentRealOn: "2026-01-01" };
  await coach.ctx.db.insert(records).values({ accountId, userId, exerciseId, category: "weight", ...maximum });
  const plan = planOf("Squats", { rounds: 2, lines: [line("Back squat", [percent("weight", 85)])] });
  const { moduleExercises = [] } = dayOf(crypto.randomUUID(), "1", plan).modules[0] ?? {};
  const values = async (done: object, details: object = {}) => {
    const shares = [
      { percentageOf: "trainingMax", ...done },
      { value: 80, percentageOf: "topSet" },
    ];
    const written = moduleExercises.map((entry) => ({
      ...entry,
      ...details,
      moduleExerciseRounds: entry.moduleExerciseRounds.map((round, at) => ({
        ...round,
        roundDefinitions: round.roundDefinitions.map((one) =>
          one.trackableCategory ? { ...one, ...shares[at] } : one,
        ),
      })),
    }));
    const [entry] = await good(app, "POST", "/module-exercises/calculate", { moduleExercises: written, userId });
    const rounds: { roundDefinitions: { calculatedValue: unknown }[] }[] = entry.moduleExerciseRounds;
    return rounds.map(({ roundDefinitions }) => roundDefinitions[0]?.calculatedValue);
  };
  // 85 % of 126, and 80 % of that
  expect(await values({})).toEqual([107.1, 85.68]);
  expect(await values({ doneValue: 110 })).toEqual([107.1, 88]);
  expect(await values({ percentageOf: null }, { perSide: null, tempo: null })).toEqual([119, 95.2]);
});

proves("authoring/workouts", () => server);
