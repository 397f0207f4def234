import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { setMembers } from "#app/features/groups/mutations.server.ts";
import { paths } from "#app/paths.ts";
import { mails } from "#db/schema/mails.ts";
import { programs } from "#db/schema/programs.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { hiddenFields } from "#tests/support/http/html.ts";
import { cookieOf, get, post } from "#tests/support/http/visitor.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { makePasskey } from "#tests/support/things.ts";
import { all, type Coach, coachAt, made, showing, shown, textsOf, two } from "./typed-markup.ts";

/** Proves the same of what is typed about people, and by them of themselves. */
let server: SharedServer;
let admin: Coach;

beforeAll(async () => {
  server = await sharedServer();
  admin = await coach("SYS");
});

function coach(...roles: Role[]) {
  return coachAt(server, roles);
}

test("a client's name, group and note, and the names of who coaches them", async () => {
  const { ctx, user, visitor } = await coach("TRN");
  const groups = await made(visitor, paths.clientGroups(), 100, (name) => ({ name }));
  const names = textsOf(100);
  const clients: string[] = [];
  // why: a first and a last name each, so half as many clients have the whole corpus
  while (names.length > 0) {
    const [firstName, lastName = ""] = names.splice(0, 2);
    const client = (await coachingBusiness({ roles: ["USR"], firstName, lastName })).user.id;
    await givenClient(ctx, { userId: client });
    await setMembers(ctx, groups[0] ?? "", { members: [client], shown: [client] });
    clients.push(client);
  }
  const [client = ""] = clients;
  const noted = await post(visitor, paths.newClientNote(client), { id: newId(), text: all, notedOn: "2026-03-02" });
  expect(noted.status).toBe(302);
  await showing(visitor, [
    ...clients.map(paths.client),
    paths.editClient(client),
    paths.deleteClient(client),
    paths.clientInGroups(client),
  ]);
  await showing(admin.visitor, [paths.user(client), paths.deleteUser(client)]);
  await showing(visitor, [
    paths.clients(),
    paths.clientGroups(),
    ...two(groups).map(paths.clientGroup),
    ...two(groups).map(paths.renameClientGroup),
    paths.clients({ group: groups[0] }),
  ]);
  await addUser({ id: user.accountId }, { firstName: all.slice(0, 90), lastName: '"><mcevil>' });
  await showing(admin.visitor, [paths.users()]);
});

test("one's own name, in the header of every page", async () => {
  const names = textsOf(100);
  while (names.length > 0) {
    const [firstName, lastName = ""] = names.splice(0, 2);
    const { user } = await coachingBusiness({ firstName, lastName });
    await showing({ url: server.url, cookie: await cookieOf(user) }, [paths.userInfo(), paths.support()]);
  }
});

test("the lines of an import, and the invitations that come of it", async () => {
  const { visitor } = await coach("TRN");
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = textsOf(90).map(
    (text, at) => `${quoted(text)},${at % 2 ? `p${at}@people.test` : quoted(text)},${quoted(text)}`,
  );
  const sent = await post(visitor, paths.importClients(), {
    id: newId(),
    text: ["name,email,group", ...lines].join("\n"),
  });
  const at = sent.headers.get("Location") ?? "";
  expect(sent.status).toBe(302);
  await showing(visitor, [at]);
  const chosen = { email: "1", name: "0", group: "2", encoding: "utf-8", lines: "3", press: "invite" };
  expect((await post(visitor, at, chosen)).status).toBe(302);
  await showing(visitor, [paths.clients({ show: "invites" }), paths.clientGroups()]);
});

test("a message to support, in the outbox", async () => {
  const { ctx, visitor } = await coach("TRN");
  const names = { firstName: textsOf(100)[0] ?? "", lastName: textsOf(100)[1] ?? "", email: "ana@people.test" };
  expect((await post(visitor, paths.support(), { id: newId(), ...names, body: all })).status).toBe(302);
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.kind, "support"));
  await showing(server, [paths.outboxMail(mail?.id ?? "")]);
  await shown(server, [paths.outbox()]);
  await shown(admin.visitor, [paths.mails()]);
});

test("a passkey", async () => {
  const { user, visitor } = await coach("TRN");
  const ids: string[] = [];
  for (const name of textsOf(100)) {
    const id = await makePasskey(user);
    expect((await post(visitor, paths.renamePasskey(id), { name, version: "1" })).status).toBe(302);
    ids.push(id);
  }
  await showing(visitor, [
    paths.passkeys(),
    ...two(ids).flatMap((id) => [paths.renamePasskey(id), paths.deletePasskey(id)]),
  ]);
});

test("what is written about a program that is declined", async () => {
  const { ctx, visitor } = await coach("PAR");
  const programId = await givenProgram(ctx);
  const offered = { status: 2, priceCents: 4900 };
  await ctx.db.update(programs).set(offered).where(eq(programs.id, programId));
  const { version = "" } = hiddenFields(await (await get(admin.visitor, paths.publish(programId))).text());
  const decline = paths.publishStep(programId, "decline");
  expect((await post(admin.visitor, decline, { feedback: all, version })).status).toBe(302);
  await showing(visitor, [paths.home(), paths.publish(programId)]);
  await showing(admin.visitor, [paths.publish(programId)]);
});
