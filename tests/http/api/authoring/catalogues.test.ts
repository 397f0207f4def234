import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { proves } from "#tests/http/api/proving.ts";
import { type Caller, callerAs } from "#tests/support/http/api.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { good, statusOf } from "./given.ts";

/** Proves that administrators keep the catalogues over the API. Their rules are proved by the pages and the use cases. */
let server: SharedServer;
let admin: Caller;
let coach: Caller;

beforeAll(async () => {
  server = await sharedServer();
  admin = await callerAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
  coach = await callerAs(server, (await coachingBusiness()).user);
});

const add = (at: string, more: object) => good(admin, "POST", at, { id: newId(), ...more }, 201);

/** Renames two, alone and together, and removes the first. */
async function keep(at: string, more: object) {
  const [one, other] = [await add(at, { name: `One ${at}`, ...more }), await add(at, { name: `Other ${at}`, ...more })];
  expect(await good(admin, "PUT", `${at}/${one.id}`, { name: `First ${at}` })).toEqual({ ...one, name: `First ${at}` });
  const names = [one, other].map(({ id }, index) => ({ id, name: `Kept ${at} ${index}` }));
  expect(await good(admin, "PUT", `${at}/put-multiple`, names)).toEqual(
    expect.arrayContaining(names.map((renamed) => expect.objectContaining(renamed))),
  );
  expect(await statusOf(coach, "DELETE", `${at}/${one.id}`)).toBe(403);
  expect(await good(admin, "DELETE", `${at}/${one.id}`, undefined, 204)).toBe(null);
  const left: { id: string }[] = await good(coach, "GET", at);
  expect([one, other].map(({ id }) => left.some((kept) => kept.id === id))).toEqual([false, true]);
  return other;
}

test("categories are added, renamed one by one and together, and removed; so are their subcategories", async () => {
  const category = await keep("/exercisecategories", {});
  const subcategory = await keep("/exercisesubcategories", { category: { id: category.id } });
  expect(subcategory.category).toEqual({ id: category.id });
});

test("the categories of posts are read by who writes them", async () => {
  const writer = await callerAs(server, (await coachingBusiness({ roles: ["TRN", "WRT"] })).user);
  expect((await good(writer, "GET", "/postcategories")).length).toBeGreaterThan(1);
});

proves("authoring/catalogues", () => server);
