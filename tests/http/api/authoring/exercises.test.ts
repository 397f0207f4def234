import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { libraryOptions, listExercises } from "#app/features/exercises/library.server.ts";
import { files } from "#db/schema/files.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { proves } from "#tests/http/api/proving.ts";
import { type Caller, call, callerAs, where } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { givenExercise, placeId, starterId } from "#tests/support/training/exercises.ts";
import { authoringCalls } from "./calls.ts";
import { good, listed, refusal, statusOf } from "./given.ts";

/** Proves the calls about exercises and uploads, and that their filters find what the library's page finds. */
let server: SharedServer;
let coach: Awaited<ReturnType<typeof coachingBusiness>>;
let app: Caller;
let other: Caller;

const given = (name: string, more = {}) => ({
  name,
  difficulty: { id: difficultyIds.beginner },
  categories: [{ id: placeId("Strength") }],
  trackableCategoryConfiguration: ["reps", "weight"],
  ...more,
});

beforeAll(async () => {
  server = await sharedServer();
  coach = await coachingBusiness();
  app = await callerAs(server, coach.user);
  other = await callerAs(server, (await coachingBusiness()).user);
});

test("an exercise is added once, changed over its version, and deleted by its author alone", async () => {
  const id = crypto.randomUUID();
  const superiorExercise = { id: starterId("Back squat") };
  const sent = { ...given("Safety-bar squat", { superiorExercise, superiorExercisePercentage: 90 }), id };
  for (const _ of [1, 2]) expect((await good(app, "POST", "/exercises", sent, 201)).id).toBe(id);
  const read = await good(app, "GET", `/exercises/${id}`);
  expect(read).toMatchObject({
    categories: [{ id: placeId("Strength"), name: "Strength" }],
    superiorExercise: { ...superiorExercise, name: "Back squat" },
    creator: { id: coach.user.id },
    isSystem: false,
  });
  const changed = { ...sent, name: "Safety squat", version: read.version };
  expect((await good(app, "PUT", `/exercises/${id}`, changed)).name).toBe("Safety squat");
  expect(await statusOf(app, "PUT", `/exercises/${id}`, { ...changed, name: "x" })).toBe(409);
  expect(await statusOf(other, "PUT", `/exercises/${id}`, changed)).toBe(404);
  expect(await statusOf(other, "GET", `/exercises/${id}`)).toBe(404);
  expect(await statusOf(app, "PUT", `/exercises/${starterId("Back squat")}`, changed)).toBe(403);
  expect(await statusOf(app, "DELETE", `/exercises/${starterId("Back squat")}`)).toBe(403);
  await good(app, "DELETE", `/exercises/${id}`, undefined, 204);
});

test("other names are written and read, stay when they are left out, and are refused by the exercise that has them", async () => {
  const made = await good(app, "POST", "/exercises", given("Named press", { otherNames: ["NP", "Name press"] }), 201);
  expect(made.otherNames).toEqual(["NP", "Name press"]);
  const called = await listed(
    app,
    `/exercises?${where({ field: "otherName", operation: "equals", value: "NAME press" })}`,
  );
  expect(called.items).toMatchObject([{ id: made.id, otherNames: ["NP", "Name press"] }]);
  const kept = await good(app, "PUT", `/exercises/${made.id}`, given("Named press", { version: made.version }));
  expect(kept.otherNames).toEqual(["NP", "Name press"]);
  const fewer = given("Named press", { otherNames: ["NP"], version: kept.version });
  expect((await good(app, "PUT", `/exercises/${made.id}`, fewer)).otherNames).toEqual(["NP"]);
  expect(await refusal(app, "POST", "/exercises", given("Another", { otherNames: ["np"] }))).toEqual({
    status: 422,
    otherNames: "'np' is another name of 'Named press': leave it out",
  });
  expect(await statusOf(app, "POST", "/exercises", given("Another", { otherNames: ["a, b"] }))).toBe(422);
});

test("what the form refuses is refused in its words, by the body's names", async () => {
  const superiorExercise = { id: starterId("Back squat") };
  expect(await refusal(app, "POST", "/exercises", given("", { categories: [], superiorExercise }))).toEqual({
    status: 422,
    name: "Name is required!",
    categories: "Select at least one category",
    superiorExercisePercentage: "Must enter percentage",
  });
  const gone = given("Gone", { difficulty: { id: crypto.randomUUID() }, image: { id: crypto.randomUUID() } });
  expect(await refusal(app, "POST", "/exercises", gone)).toEqual({
    status: 422,
    difficulty: "Exercise difficulty required",
    image: "Choose the image again",
  });
});

/** As the page searches. */
function inAnyName(value: string) {
  return ["name", "otherName"].map((field) => ({ field, operation: "contains", value }));
}

test("filters find what the library's page finds with the same", async () => {
  await givenExercise(coach.ctx, { name: "Squat to box", difficultyId: difficultyIds.elite });
  const options = await libraryOptions(coach.ctx);
  const all = {
    search: "",
    difficulty: "",
    category: "",
    subcategory: "",
    whose: "",
    view: "grid",
    sort: "name",
    page: 1,
  };
  const subcategory =
    options.categories.find(({ subcategories }) => subcategories.length > 0)?.subcategories[0]?.id ?? "";
  const pairs: [Partial<typeof all>, object[]][] = [
    [{ search: "split squat" }, [{ operation: "or", value: inAnyName("SPLIT SQUAT") }]],
    [{ difficulty: "elite" }, [{ field: "difficultyCode", operation: "equals", value: "elite" }]],
    [{ category: placeId("Strength") }, [{ field: "categoryId", operation: "equals", value: placeId("Strength") }]],
    [{ subcategory }, [{ field: "subcategoryId", operation: "in", value: [subcategory] }]],
    [{ whose: "library" }, [{ field: "isSystem", operation: "equals", value: true }]],
  ];
  for (const [query, value] of pairs) {
    const page = await listExercises(coach.ctx, { ...all, ...query } as never, options);
    const api = await listed(app, `/exercises?limit=24&${where({ operation: "and", value })}`);
    expect(api.total).toBe(String(page.total));
    expect(new Set(api.items.map(({ id }) => id))).toEqual(new Set(page.items.map(({ id }) => id)));
    expect(page.total).toBeGreaterThan(0);
  }
});

test("the library is read to its end by cursor, each once, in the order of one long page", async () => {
  const whole = await listed(app, "/exercises?limit=100");
  const read: string[] = [];
  for (let path: string | null = "/exercises?limit=30&noCount=true"; path && read.length < 100; ) {
    const page: Awaited<ReturnType<typeof listed>> = await listed(app, path);
    read.push(...page.items.map(({ id }) => id));
    path = page.next;
  }
  expect(read.slice(0, 100)).toEqual(whole.items.map(({ id }) => id).slice(0, read.length));
});

async function upload(caller: Caller, fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, "picture.png");
  }
  return call(caller, "POST", "/files", body);
}

test("an image is kept for its uploader, and shown by what names it; anything else is refused", async () => {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: "#1b6e3c" } });
  const picture = new Blob([new Uint8Array(await plain.png().toBuffer())], { type: "image/png" });
  const kept = await upload(app, { fileType: "image", files: picture });
  expect(kept.status).toBe(201);
  const { id, path } = await kept.json();
  expect(path).toContain(id);
  const [row] = await coach.ctx.db.select().from(files).where(eq(files.id, id));
  expect(row).toMatchObject({ accountId: coach.account.id, creatorId: coach.user.id });
  expect((await good(app, "POST", "/exercises", given("Pictured", { image: { id } }), 201)).image.id).toBe(id);
  expect(await statusOf(other, "POST", "/exercises", given("Stolen", { image: { id } }))).toBe(422);

  const fieldsOf = async (answer: Response) => {
    const { errors } = await answer.json();
    return [answer.status, ...errors.map(({ field, message }: Record<string, string>) => `${field}: ${message}`)];
  };
  const text = new Blob(["no picture"], { type: "image/png" });
  expect((await fieldsOf(await upload(app, { fileType: "image", files: text })))[1]).toMatch(
    /^files: This file is not/,
  );
  expect(await fieldsOf(await upload(app, { fileType: "image" }))).toEqual([422, "files: Choose an image first"]);
  expect(await fieldsOf(await upload(app, { fileType: "video", files: picture }))).toEqual([
    422,
    "fileType: Only images can be uploaded.",
  ]);
  const athlete = await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user);
  expect((await upload(athlete, { fileType: "image", files: picture })).status).toBe(403);
});

test("a video's title and thumbnail; null for what is no address of one", async () => {
  const url = encodeURIComponent("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  expect((await good(app, "GET", `/videos?url=${url}`)).videoId).toBe("dQw4w9WgXcQ");
  expect(await good(app, "GET", "/videos?url=nothing")).toBeNull();
});

test("every call of document 1 §7 is described, and what a personal token must be for", async () => {
  const { paths } = await good({ url: server.url }, "GET", "/openapi.json");
  const described = (call: string) => {
    const [method = "", path = ""] = call.split(" ");
    return paths[path]?.[method.toLowerCase()]?.["x-scope"];
  };
  expect(authoringCalls.filter((call) => described(call) === undefined)).toEqual([]);
});

test.each(["difficulties", "timeunits", "programperiods", "workouts/allowed-trackable", "workouts/names-trackable"])(
  "/%s is everybody's, and not sent again to who has it",
  async (path) => {
    const athlete = await callerAs(server, (await coachingBusiness({ roles: ["USR"] })).user);
    const answer = await call(athlete, "GET", `/${path}`);
    const etag = answer.headers.get("ETag") ?? "";
    expect([answer.status, etag !== "", Object.keys(await answer.json()).length > 0]).toEqual([200, true, true]);
    const again = await call(athlete, "GET", `/${path}`, undefined, { "If-None-Match": etag });
    expect(again.status).toBe(304);
  },
);

proves("authoring/exercises", () => server);
