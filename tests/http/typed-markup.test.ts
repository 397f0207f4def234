import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { setMembers } from "#app/features/groups/mutations.server.ts";
import { paths } from "#app/paths.ts";
import { accounts } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/mails.ts";
import { packages } from "#db/schema/packages.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { placeId, starterId } from "#tests/support/exercises.ts";
import { addUser, coachingBusiness } from "#tests/support/factory.ts";
import { readPdf } from "#tests/support/pdf.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { cookieOf, get, post, type Visitor } from "#tests/support/visitor.ts";
import { givenClient } from "../integration/clients-given.ts";
import { givenProgram } from "../integration/programs-given.ts";
import { dayOf, planOf, saveDays } from "../integration/workouts-given.ts";
import { corpus, markupOf, showing, shown, textsOf } from "./typed-markup.ts";

/** Proves that what people type is text wherever it is shown. Mails are proved by compose (unit). */
let server: TestServer;
let admin: Coach;

type Coach = Awaited<ReturnType<typeof coach>>;

async function coach(...roles: ("TRN" | "SYS" | "PAR" | "WRT")[]) {
  const { account, user, ctx } = await coachingBusiness({ roles });
  await ctx.db.update(accounts).set({ maxUsersOverride: 500 }).where(eq(accounts.id, account.id));
  return { ctx, user, visitor: { url: server.url, cookie: await cookieOf(user) } as Visitor };
}

beforeAll(async () => {
  server = await startServer();
  admin = await coach("SYS");
});

test("a page into which the corpus is written as it is, is found out, and its text is not", () => {
  const missed = corpus
    .slice(0, 19)
    .filter((text) => markupOf(`<p title="${text}" id='${text}'>${text}</p>`).length === 0);
  expect(missed).toEqual(["` onclick=`alert(1)` mcevil=`"]);
  expect(markupOf('<a href="javascript:alert(1)">a</a><a href="//evil.test">b</a>')).toHaveLength(2);
  expect(markupOf("<p>&lt;mcevil&gt;</p>")).toEqual([]);
});

/** Posts each name, with all of the corpus where there is room for it; returns the ids of what was made. */
async function made(visitor: Visitor, address: string, most: number, fields: (name: string) => Record<string, string>) {
  const ids: string[] = [];
  for (const name of textsOf(most)) {
    const id = newId();
    const answer = await post(visitor, address, { id, ...fields(name), step: "proceed" });
    expect([name, answer.status, markupOf(await answer.text())]).toEqual([name, 302, []]);
    ids.push(id);
  }
  return ids;
}

const all = corpus.join("\n");
const video = { videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };

test("a post", async () => {
  const { visitor } = await coach("PAR", "WRT");
  const rest = { description: all, categories: "other", cover: "video", ...video };
  const ids = await made(visitor, paths.newPost(), 200, (title) => ({ title, ...rest }));
  await showing(visitor, [paths.posts(), ...ids.flatMap((id) => [paths.post(id), paths.deletePost(id)])]);
});

test("an exercise", async () => {
  const { visitor } = await coach("TRN");
  const rest = { description: all.slice(0, 2000), difficulty: difficultyIds.beginner, categories: placeId("Strength") };
  const ids = await made(visitor, paths.newExercise(), 200, (name) => ({ name, ...rest, trackableCategories: "reps" }));
  const names = textsOf(200).map((name) => `${paths.exercises()}?${new URLSearchParams({ search: name })}`);
  await showing(visitor, [paths.exercises(), ...ids.flatMap((id) => [paths.exercise(id), paths.deleteExercise(id)])]);
  await shown(visitor, names);
});

test("a folder and a program", async () => {
  const { visitor } = await coach("TRN");
  const folders = await made(visitor, paths.folders(), 100, (name) => ({ name }));
  const rest = { shortDescription: textsOf(300)[0] ?? "", description: all, duration: "2", timeUnit: "W" };
  const ids = await made(visitor, paths.newProgram(), 200, (programName) => ({
    programName,
    ...rest,
    difficulty: difficultyIds.beginner,
    folder: folders[0] ?? "",
  }));
  await showing(visitor, [paths.home(), paths.programs(), paths.folders(), ...folders.map(paths.renameFolder)]);
  await showing(
    visitor,
    ids.flatMap((id) => [paths.editor(id), paths.programDetails(id), paths.deleteProgram(id), paths.copyProgram(id)]),
  );
});

test("a package, whose description is HTML, in the settings and where it is sold", async () => {
  const { visitor } = await coach("TRN");
  const terms = { maxUsers: "5", price: "19.90", billing: "monthly", leaveOut: "on" };
  const ids = await made(admin.visitor, paths.newPackage(), 100, (name) => ({
    name,
    description: `<b>Good</b> <p onclick="mcevil()">${name}</p>`,
    ...terms,
  }));
  await showing(admin.visitor, [paths.packages(), ...ids.map(paths.package), ...ids.map(paths.deletePackage)]);
  await admin.ctx.db.update(packages).set({ published: true });
  const [sold] = await shown(visitor, [paths.subscribe()]);
  expect(sold?.page).toContain("<b>Good</b>");
});

describe("of people", () => {
  test("a client's name, group and note, and the names of who coaches them", async () => {
    const { ctx, user, visitor } = await coach("TRN");
    const groups = await made(visitor, paths.clientGroups(), 100, (name) => ({ name }));
    const names = textsOf(100);
    // why: a first and a last name each, so half as many clients have the whole corpus
    while (names.length > 0) {
      const [firstName, lastName = ""] = names.splice(0, 2);
      const client = (await coachingBusiness({ roles: ["USR"], firstName, lastName })).user.id;
      await givenClient(ctx, { userId: client });
      await setMembers(ctx, groups[0] ?? "", { members: [client], shown: [client] });
      const noted = await post(visitor, paths.newClientNote(client), { id: newId(), text: all, notedOn: "2026-03-02" });
      expect(noted.status).toBe(302);
      await showing(visitor, [
        paths.client(client),
        paths.editClient(client),
        paths.deleteClient(client),
        paths.clientInGroups(client),
      ]);
      await showing(admin.visitor, [paths.user(client), paths.deleteUser(client)]);
    }
    await showing(visitor, [
      paths.clients(),
      paths.clientGroups(),
      ...groups.map(paths.clientGroup),
      ...groups.map(paths.renameClientGroup),
      paths.clients({ group: groups[0] }),
    ]);
    await addUser({ id: user.accountId }, { firstName: all.slice(0, 90), lastName: '"><mcevil>' });
    await showing(admin.visitor, [paths.users()]);
  });

  test("one's own name, in the header of every page", async () => {
    for (const name of textsOf(100)) {
      const { user } = await coachingBusiness({ firstName: name, lastName: name });
      await showing({ url: server.url, cookie: await cookieOf(user) }, [
        paths.home(),
        paths.userInfo(),
        paths.support(),
      ]);
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
});

test("a week: titles, sets, notes, in the editor, as text, as a preview and as a PDF", async () => {
  const { ctx } = admin;
  const programId = await givenProgram(ctx, { name: textsOf(200)[0] });
  const days = textsOf(100)
    .slice(0, 12)
    .map((text, at) => {
      const set = { name: text, lines: [line("Back squat", [reps(5)], text)] };
      return dayOf(programId, String(at + 1), planOf(text, set));
    });
  await saveDays(ctx, programId, days);
  await showing(admin.visitor, [
    paths.editor(programId),
    paths.editor(programId, 2),
    paths.text(programId, 1),
    paths.workout(programId, "1"),
    paths.preview(programId, "2"),
    paths.workoutText(programId, "3"),
    paths.history(programId),
    paths.report(programId),
  ]);
  await shown(admin.visitor, [paths.totals(programId)]);
  const answer = await get(admin.visitor, `${paths.reportPdf(programId)}?from=1&to=14`);
  expect(answer.status).toBe(200);
  const texts = readPdf(new Uint8Array(await answer.arrayBuffer()))
    .flatMap((page) => page.texts)
    .join("");
  expect(texts).toContain("<mcevil>");
});

test("what stands in an address, and what a refused form shows again", async () => {
  const { ctx, visitor } = await coach("TRN");
  const client = await givenClient(ctx);
  const names = ["search", "returnUrl", "email", "token", "url", "show", "page", "sort", "group"];
  const query = new URLSearchParams(names.map((name) => [name, all]));
  const answers = [
    await get(server, `${paths.login()}?${query}`),
    await get(server, `${paths.signUp()}?${query}`),
    await get(server, paths.resetPassword(encodeURIComponent(all))),
    await get(visitor, `${paths.clients()}?${query}`),
    await get(visitor, `${paths.exercises()}?${query}`),
    await get(visitor, `/${encodeURIComponent(all)}`),
    await post(server, paths.login(), { email: all, password: all, "kept-form": all }),
    await post(server, paths.forgotPassword(), { email: all }),
    await post(server, paths.signUp(), { name: all, surname: all, email: all, password: all }),
    await post(visitor, paths.inviteClient(), { email: all, isClient: all }),
    await post(visitor, paths.newExercise(), { name: all, videoUrl: all, superiorExercise: all, description: all }),
    await post(visitor, paths.newProgram(), { programName: all, duration: all, startDate: all, description: all }),
    await post(visitor, paths.importClients(), { text: `"${all}` }),
    await post(visitor, paths.clientMaximum(client, starterId("Back squat"), "weight"), { value: all, on: all }),
  ];
  for (const answer of answers) {
    expect([answer.url, answer.status < 500, markupOf(await answer.text())]).toEqual([answer.url, true, []]);
  }
});
