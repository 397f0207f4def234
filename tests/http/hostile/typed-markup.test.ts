import { beforeAll, expect, test } from "vitest";
import type { Role } from "#app/domain/policy/roles.ts";
import { paths } from "#app/paths.ts";
import { packages } from "#db/schema/packages.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { line, reps } from "#scripts/demo-data/plan.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { get, post } from "#tests/support/http/visitor.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { givenExercise, placeId, starterId } from "#tests/support/training/exercises.ts";
import { all, type Coach, coachAt, corpus, made, markupOf, showing, shown, textsOf, two } from "./typed-markup.ts";

/** Proves that what people type is text wherever it is shown. Mails are proved by compose (unit). */
let server: SharedServer;
let admin: Coach;

beforeAll(async () => {
  server = await sharedServer();
  admin = await coach("SYS");
});

function coach(...roles: Role[]) {
  return coachAt(server, roles);
}

test("a page into which the corpus is written as it is, is found out, and its text is not", () => {
  const missed = corpus
    .slice(0, 19)
    .filter((text) => markupOf(`<p title="${text}" id='${text}'>${text}</p>`).length === 0);
  expect(missed).toEqual(["` onclick=`alert(1)` mcevil=`"]);
  expect(markupOf('<a href="javascript:alert(1)">a</a><a href="//evil.test">b</a>')).toHaveLength(2);
  expect(markupOf("<p>&lt;mcevil&gt;</p>")).toEqual([]);
});

const video = { videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };

test("a post", async () => {
  const { visitor } = await coach("PAR", "WRT");
  const rest = { description: all, categories: "other", cover: "video", ...video };
  const ids = await made(visitor, paths.newPost(), 200, (title) => ({ title, ...rest }));
  await showing(visitor, [paths.posts(), ...two(ids).flatMap((id) => [paths.post(id), paths.deletePost(id)])]);
});

test("an exercise", async () => {
  const { visitor } = await coach("TRN");
  const rest = { description: all.slice(0, 2000), difficulty: difficultyIds.beginner, categories: placeId("Strength") };
  const ids = await made(visitor, paths.newExercise(), 200, (name) => ({ name, ...rest, trackableCategories: "reps" }));
  const names = textsOf(200).map((name) => `${paths.exercises()}?${new URLSearchParams({ search: name })}`);
  await showing(visitor, [
    paths.exercises(),
    ...two(ids).flatMap((id) => [paths.exercise(id), paths.deleteExercise(id)]),
  ]);
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
  await showing(visitor, [paths.home(), paths.programs(), paths.folders(), ...two(folders).map(paths.renameFolder)]);
  await showing(
    visitor,
    two(ids).flatMap((id) => [
      paths.editor(id),
      paths.programDetails(id),
      paths.deleteProgram(id),
      paths.copyProgram(id),
    ]),
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
  await showing(admin.visitor, [
    paths.packages(),
    ...two(ids).flatMap((id) => [paths.package(id), paths.deletePackage(id)]),
  ]);
  await admin.ctx.db.update(packages).set({ published: true });
  const [sold] = await shown(visitor, [paths.subscribe()]);
  expect(sold?.page).toContain("<b>Good</b>");
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

test("categories and subcategories, which everybody's library and each exercise show", async () => {
  const { visitor } = await coach("TRN");
  const add = (name: string) => ({ addedName: name, add: "on" });
  const categories = await made(admin.visitor, paths.exerciseCategories(), 100, add);
  const [category = ""] = categories;
  const within = (name: string) => ({ ...add(name), addedCategory: category });
  const subcategories = await made(admin.visitor, paths.exerciseSubcategories(), 100, within);
  await showing(admin.visitor, [
    paths.exerciseCategories(),
    paths.exerciseSubcategories(),
    ...two(categories).map(paths.deleteExerciseCategory),
    ...two(subcategories).map(paths.deleteExerciseSubcategory),
  ]);
  const places = { categories, subcategories };
  const exerciseId = await givenExercise(admin.ctx, { name: "In each of them", ...places });
  const programId = await givenProgram(admin.ctx);
  const search = `?${new URLSearchParams({ search: "In each", category })}`;
  await showing(visitor, [
    paths.exercises(),
    paths.exercises() + search,
    paths.newExercise(),
    paths.exercise(exerciseId),
  ]);
  await showing(admin.visitor, [paths.exercise(exerciseId), paths.editor(programId)]);
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
