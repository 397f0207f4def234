import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { builtEntries } from "#tests/support/http/built-routes.ts";
import { post, wordsOf } from "#tests/support/http/visitor.ts";
import { sharedServer } from "#tests/support/servers/server.ts";
import { makeGroup } from "#tests/support/things.ts";
import { send, typedPost } from "./typed-posts.ts";
import { type Person, peopleAt, personFor, rowOf } from "./valid-posts.ts";

/**
 * Every form of a thing is posted without script after that thing was deleted: what was typed goes on to the form that
 * makes such a thing, or stands on the page that says what is gone. A new form is found by itself.
 */
let people: Person[];

beforeAll(async () => {
  people = await peopleAt(await sharedServer());
});

const forms = builtEntries().filter(({ kind, address }) => {
  const row = rowOf(address);
  return kind === "action" && row?.thing && !row.post?.json && !address.endsWith("/delete");
});

const measured = { value: "102.5", on: "2030-01-02" };
const decided = { price: "49,90", feedback: "typed words" };
const part = newId();

/** What is typed where the page of a thing that was just made has no such form, or no field to type in. */
const typedInto: Record<string, Record<string, string>> = {
  "": {
    "1.name": "typed title",
    "1.motivation": "typed words",
    [`1.set:${part}.description`]: "typed notes of a set",
    [`1.ex:${part}.description`]: "typed notes of an exercise",
    [`1.ex:${part}.value.0.0`]: "12345",
  },
  "/workouts/:key": { "1.name": "typed title" },
  "/clients": { startDate: "2030-01-02" },
  "/clients/:clientId": { startDate: "2030-01-02" },
  "/maximum": measured,
  "/clients/:userId/programs/new": { startDate: "2030-01-02" },
  "/clients/:userId/maxima/:exerciseId": measured,
  "/clients/:userId/training-maxima/:exerciseId": measured,
  "/clients/:userId/workouts/new/:programId/:workoutKey": {
    [`done_${part}_0`]: "82,5",
    ...{ on: "2030-01-02", minutes: "12345", comment: "typed words" },
  },
  "/train/programs/:programId/begin": { startDate: "2030-01-02" },
  "/train/workouts/:programId/:key": { [`done_${part}_0`]: "82,5" },
  "/train/workouts/:programId/:key/finish": { minutes: "12345", comment: "typed words" },
  "/train/done/:completionId/change": {
    [`done_${part}_0`]: "82,5",
    ...{ on: "2026-03-01", minutes: "12345", comment: "typed words" },
  },
  "/clients/:userId/notes/:noteId": { text: "typed words", notedOn: "2030-01-02" },
  "/body-weight": measured,
  "/publish": decided,
  "/publish/suggest": decided,
  "/publish/accept": decided,
  "/publish/decline": decided,
};

/** Answers to a question, choices and buttons: nothing is typed. */
const nothingTyped =
  /\/(move|instead\/:entryId|folder|add-week|copy|repeat|restore|image|rounding|density|move\/:partId|days\/:key|weeks\/:week|invites\/:inviteId|mails\/:mailId|payments\/:findingId|groups\/:groupId|:userId\/groups|import\/:importId|sign-out|payment\/:packageId|by-invoice|buy|reset|revoke|end-licence|coaches\/:[a-zA-Z]+\/(accept|decline|end|block|unblock))$/;

test("what was deleted by one press says so to the second one", async () => {
  const person = personFor(people, rowOf("/clients/groups/:groupId/delete"));
  const path = paths.deleteClientGroup(await makeGroup(person.user));
  expect((await post(person, path)).status).toBe(302);
  const again = await post(person, path);
  const page = await again.text();
  expect(again.status).toBe(404);
  expect(page).toContain("<title>This is no longer there · ");
  expect(page).toContain("It has already been deleted.");
});

test("there are forms of all kinds", () => {
  expect(forms.length).toBeGreaterThan(20);
});

describe.each(forms.map(({ address }) => address).filter((address) => !nothingTyped.test(address)))("%s", (address) => {
  test("keeps what was typed into it", async () => {
    const person = personFor(people, rowOf(address));
    const form = await typedPost(address, person);
    const more = typedInto[address.replace("/manage-program/:programId", "")];
    const typed = more ? Object.entries(more) : form.typed;
    expect(typed).not.toEqual([]);
    const body = [["saveId", newId()] as const, ...form.body.filter(([name]) => !more?.[name]), ...typed];
    const sent = await send(person, form.path.replace(/[0-9a-f-]{36}/, newId()), body, form.hasFile);
    if (sent.status === 307) return expect(sent.headers.get("Location")).toMatch(/\/(new|folders|groups)$/);
    const page = await wordsOf(sent);
    expect(sent.status).toBe(404);
    expect(page).toContain("<title>This is no longer there · ");
    expect(typed.filter(([, text]) => !page.includes(`>${text}</textarea>`))).toEqual([]);
  });
});
