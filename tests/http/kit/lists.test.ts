import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { get, post, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";
import { makeProgram } from "#tests/support/things.ts";

/** What listLoader adds to the use cases: only an address shows that. */
let trainer: Visitor;
let programId: string;

beforeAll(async () => {
  const server = await sharedServer();
  const { user } = await coachingBusiness();
  for (let count = 0; count < 25; count++) programId = await makeProgram(user);
  trainer = await visitorAs(server, user);
});

async function placeOf(path: string) {
  const { status, headers } = await get(trainer, path);
  return [status, headers.get("Location")];
}

test("a page beyond the end leads to the last one, with the filters that there are", async () => {
  expect(await placeOf("/programs?page=9999&search=program&folder=gone")).toEqual([
    302,
    "/programs?search=program&page=2",
  ]);
  expect(await placeOf("/programs?search=nothing&page=2")).toEqual([302, "/programs?search=nothing"]);
  expect(await placeOf("/exercises?view=list&page=9999&category=gone")).toEqual([
    302,
    expect.stringMatching(/^\/exercises\?view=list&page=\d+$/),
  ]);
  expect(await placeOf("/programs?page=2")).toEqual([200, null]);
});

test("Show more exercises asks for ten more than are shown", async () => {
  const at = paths.editor(programId);
  const further = async (path: string) =>
    /value="(explore[^"]*)"[^>]*>Show more exercises/.exec(await (await get(trainer, path)).text())?.[1];
  expect(await further(at)).toBe("explore 20");
  const sent = await post(trainer, at, { saveId: newId(), do: "explore 20" });
  expect(await further(sent.headers.get("Location") ?? "")).toBe("explore 30");
});

test("a page of a program's history beyond the end leads to the last one", async () => {
  const at = `${paths.history(programId)}?week=2&history=`;
  expect(await placeOf(`${at}99`)).toEqual([302, `${at}1`]);
  expect(await placeOf(`${at}1`)).toEqual([200, null]);
});

test("a week that there is not is said, and a press that asks for one stays at its week", async () => {
  const page = async (query: string) => (await get(trainer, paths.editor(programId) + query)).text();
  const words = "Enter a week from 1 to 2.";
  for (const query of ["?week=99", "?week=0", "?week=1.5", "?week=", "?week=2&asked=99"]) {
    expect(await page(query)).toContain(`role="alert">${words}`);
  }
  for (const query of ["", "?week=2"]) expect(await page(query)).not.toContain(words);
  const typed = async (week: string) => {
    const fields = { saveId: newId(), do: "week typed", week };
    const sent = await post(trainer, `${paths.editor(programId)}?week=2`, fields);
    return sent.headers.get("Location")?.split("?")[1];
  };
  expect(await typed("99")).toBe("week=2&asked=99");
  expect(await typed("")).toBe("week=2&asked=");
  expect(await typed("1")).toBe("week=1");
});

test("a search for what no database takes gets its page", async () => {
  for (const path of ["/exercises?search=%00", "/programs?search=%00"]) {
    const answer = await get(trainer, path);
    expect([answer.status, (await answer.text()).includes('aria-label="Main"')]).toEqual([200, true]);
  }
});

test("a filter that names nothing to choose filters nothing, in the list as in its form", async () => {
  const page = await (await get(trainer, "/programs?difficulty=%27+or+1%3D1&folder=gone&page=1")).text();
  expect(page).toContain("25 programs<");
  expect(page).not.toContain("Clear filters");
});

test("a list is read as data from the place of its page", async () => {
  const { status } = await get(trainer, "/programs.data?page=9999");
  expect(status).toBe(202);
});

test("a header that sorts says how the list is sorted, and leads to the other way with the filters that there are", async () => {
  const headerOf = async (query: string) => {
    const page = await (await get(trainer, `/all?search=cycle${query}`)).text();
    const [, order, link] =
      /<th scope="col"(?: aria-sort="(\w+)")?><a [^>]*href="([^"]+)"[^>]*>Program name/.exec(page) ?? [];
    return [order, link?.replaceAll("&amp;", "&")];
  };
  expect(await headerOf("&page=2")).toEqual(["ascending", "/all?search=cycle&sort=-name"]);
  expect(await headerOf("&sort=-name")).toEqual(["descending", "/all?search=cycle"]);
  expect(await headerOf("&sort=workouts")).toEqual([undefined, "/all?search=cycle"]);
});
