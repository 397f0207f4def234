import { v7 as newId } from "uuid";
import { makeClient, makeExercise, makeProgram } from "#tests/support/things.ts";
import { post } from "#tests/support/visitor.ts";
import type { Person } from "./valid-posts.ts";

/** Addresses of two things, or of one and a query, with both of them there. */
export const placed: Record<string, (person: Person) => Promise<string>> = {
  "/manage-program/:programId/clients/:clientId": follower,
  "/manage-program/:programId/clients/:clientId/delete": async (person) => `${await follower(person)}/delete`,
  "/manage-program/:programId/maximum": async ({ user }) => {
    const [program, exercise, client] = [await makeProgram(user), await makeExercise(user), await makeClient(user)];
    return `/manage-program/${program}/maximum?client=${client}&exercise=${exercise}&category=weight`;
  },
  "/manage-program/:programId/body-weight": async ({ user }) =>
    `/manage-program/${await makeProgram(user)}/body-weight?client=${await makeClient(user)}`,
  "/clients/:userId/maxima/:exerciseId": async ({ user }) =>
    `/clients/${await makeClient(user)}/maxima/${await makeExercise(user)}?category=weight`,
  "/clients/:userId/notes/:noteId": note,
  "/clients/:userId/notes/:noteId/delete": async (person) => `${await note(person)}/delete`,
};

async function follower(person: Person) {
  const [program, client] = [await makeProgram(person.user), await makeClient(person.user)];
  const sent = await post(person, `/manage-program/${program}/clients`, {
    id: newId(),
    client,
    startDate: "2026-12-07",
  });
  if (sent.status !== 302) throw new Error(`The client was not added: ${sent.status}.`);
  return `/manage-program/${program}/clients/${client}`;
}

async function note(person: Person) {
  const [client, id] = [await makeClient(person.user), newId()];
  const sent = await post(person, `/clients/${client}/notes/new`, { id, text: "Left knee", notedOn: "2026-03-02" });
  if (sent.status !== 302) throw new Error(`The note was not written: ${sent.status}.`);
  return `/clients/${client}/notes/${id}`;
}
