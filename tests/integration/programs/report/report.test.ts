import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { valueKey } from "#app/domain/report/rounds.ts";
import { makeReport, type ReportRequest } from "#app/features/report/make.server.ts";
import { findPrintable, printableView } from "#app/features/report/queries.server.ts";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, giveImage, planOf, readDayOf, saveDays } from "#tests/integration/workouts/given.ts";
import { type ReadPage, readPdf } from "#tests/support/http/pdf.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";

const season = { continuous: true, startDate: "2026-03-04", duration: null, timeUnit: null } as const;
const { signal } = new AbortController();
let admin: Context;
let trainer: Context;

beforeAll(async () => {
  admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  trainer = (await coachingBusiness({ firstName: "Željka", lastName: "Đurić" })).ctx;
});

/** A program of the trainer's with two days of training, and rest around them. */
async function texasMethod() {
  const id = await givenProgram(trainer, {
    name: "Texas Method – čšž đ ł ő α",
    shortDescription: "Three days a week.",
  });
  const squats = line("Back squat", [reps(5, 5, 5), kilos(100, 100, 110)], "Sit between the heels.");
  await saveDays(trainer, id, [
    dayOf(id, "2", planOf("Volume day", { name: "Main lift", lines: [squats] })),
    dayOf(id, "9", planOf("Go 💪", { lines: [squats] })),
  ]);
  return id;
}

async function printed(ctx: Context, id: string, from: string, to: string, more: Partial<ReportRequest> = {}) {
  const made = await makeReport(ctx, id, { from, to, signal, ...more });
  if (!made.ok) throw new Error(`No report was made: ${made.why}`);
  return { ...made, pages: readPdf(made.bytes) };
}

function textsOf(pages: ReadPage[]) {
  return pages.flatMap(({ texts }) => texts);
}

test("a report has a cover, then its days in order, and says which page is which", async () => {
  const { pages, title } = await printed(admin, await texasMethod(), "1", "28");
  expect(title).toBe("Texas Method – čšž đ ł ő α, Day 1 to Day 28");
  const [cover, days, ...others] = pages;
  expect(others).toEqual([]);
  expect(cover?.texts.slice(0, 12)).toEqual([
    ...["Texas Method – čšž đ ł ő α", "Three days a week.", "Author", "Željka Đurić", "Duration", "4 weeks"],
    ...["Difficulty", "Intermediate", "Printed", "Day 1 to Day 28", "Date", "02/03/2026"],
  ]);
  expect(days?.texts).toEqual([
    ...["Texas Method – čšž đ ł ő α", "Day 1 to Day 28", "Day 1", "Rest day", "Day 2 · Volume day"],
    ...["Main lift", "Regular 3 rounds", "a", "Back squat", "2 × 5 @ 100 kg; 1 × 5 @ 110 kg"],
    ...["Sit between the heels.", "Day 3 to Day 8", "Rest days", "Day 9 · Go", "💪"],
    ...["*", "Regular 3 rounds", "a", "Back squat", "2 × 5 @ 100 kg; 1 × 5 @ 110 kg", "Sit between the heels."],
    ...["Day 10 to Day 28", "Rest days", "Page 2 of 2"],
  ]);
  expect(pages.map(({ size }) => size.map(Math.round))).toEqual([
    [595, 842],
    [595, 842],
  ]);
});

test("a report is tagged in English, with its title, headings, and without what repeats on each page", async () => {
  const { bytes } = await printed(admin, await texasMethod(), "1", "28");
  const pdf = Buffer.from(bytes).toString("latin1");
  for (const said of ["/Marked true", "/Lang (en)", "/DisplayDocTitle true", "/Type /StructTreeRoot"])
    expect(pdf).toContain(said);
  expect(pdf).toMatch(/\/Title \(/);
  const tags = [...pdf.matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag);
  const countOf = (wanted: string) => tags.filter((tag) => tag === wanted).length;
  expect(["Document", "H1", "H2", "H3"].map(countOf)).toEqual([1, 1, 2, 2]);
  expect(countOf("P")).toBeGreaterThan(5);
});

test("signs, ticks and emoji are drawn, and what no font has is named beside its word", async () => {
  const id = await givenProgram(trainer, { name: "Signs" });
  await saveDays(trainer, id, [dayOf(id, "1", planOf("≥ 5 → ✓ 🔥 漢字"))]);
  const texts = textsOf((await printed(admin, id, "1", "1")).pages);
  expect(texts).toEqual(expect.arrayContaining(["≥", "→", "✓", "🔥", "\uFFFD\uFFFD (Chinese)"]));
});

test("only the days that were asked for are printed", async () => {
  const texts = textsOf((await printed(admin, await texasMethod(), "9", "9")).pages);
  expect(texts).toEqual(expect.arrayContaining(["Day 9 · Go", "💪"]));
  expect(texts).not.toContain("Day 2 · Volume day");
});

test("a client's values stand in brackets, and the report says whose they are", async () => {
  const id = await texasMethod();
  const { workout } = await readDayOf(admin, id, "2");
  const last = workout.modules[0]?.moduleExercises[0]?.moduleExerciseRounds[2]?.id ?? "";
  const valuesOf = async () => new Map([[valueKey(last, 1), "88 kg"]]);
  const visualised = { clientName: "Ivo Novak", valuesOf };
  const texts = textsOf((await printed(admin, id, "2", "2", { visualised })).pages);
  expect(texts).toEqual(
    expect.arrayContaining(["2 × 5 @ 100 kg; 1 × 5 @ 110 kg (88 kg)", "calculated for Ivo Novak", "Day 2 · Ivo Novak"]),
  );
});

test("images of the program and of its days are printed, and one that is lost leaves no hole", async () => {
  const id = await texasMethod();
  const picture = await sharp({ create: { width: 600, height: 300, channels: 4, background: "#4060ff80" } }).png();
  const bytes = await picture.toBuffer();
  const [ofProgram, ofDay, lost] = [await givenImage(bytes), await givenImage(bytes), await givenImage(bytes)];
  await trainer.db.update(programs).set({ imageId: ofProgram }).where(eq(programs.id, id));
  await giveImage(trainer, id, "2", ofDay);
  await giveImage(trainer, id, "9", lost);
  await Promise.all([480, 600].map((width) => trainer.services.files.remove(`${lost}.${width}.webp`)));
  const { pages } = await printed({ ...admin, services: trainer.services }, id, "1", "28");
  expect(pages.map(({ images }) => images)).toEqual([1, 1]);
});

async function givenImage(bytes: Uint8Array) {
  const stored = await storeImage(trainer, bytes, trainer.actor.accountId);
  if (!stored.ok) throw new Error(stored.reason);
  return stored.id;
}

describe("what can be printed", () => {
  test("is every day of a program of fixed length", async () => {
    const days = printableView(await findPrintable(admin, await texasMethod())).days;
    expect(days).toEqual({ from: "1", to: "28", rangeText: "Day 1 to Day 28" });
  });

  test("lies between the first and the last workout of a continuous program; rest days that were saved don't count", async () => {
    const id = await givenProgram(trainer, { name: "Season", span: season });
    const rest = { ...dayOf(id, "2026-03-20", planOf("Rest")), restDay: true, modules: [] };
    await saveDays(trainer, id, [dayOf(id, "2026-03-06", planOf("One")), dayOf(id, "2026-03-10", planOf("Two")), rest]);
    const { isContinuous, days } = printableView(await findPrintable(admin, id));
    expect({ isContinuous, days }).toEqual({
      isContinuous: true,
      days: { from: "2026-03-06", to: "2026-03-10", rangeText: "06/03/2026 to 10/03/2026" },
    });
    const texts = textsOf((await printed(admin, id, "2026-03-06", "2026-03-10")).pages);
    expect(texts).toEqual(expect.arrayContaining(["Friday 06/03/2026 · One", "Tuesday 10/03/2026 · Two"]));
    expect(await makeReport(admin, id, { from: "2026-03-05", to: "2026-03-10", signal })).toEqual({
      ok: false,
      why: "range",
    });
  });

  test("is nothing of a continuous program without workouts", async () => {
    const id = await givenProgram(trainer, { name: "Empty season", span: season });
    expect(printableView(await findPrintable(admin, id)).days).toBeNull();
    expect(await makeReport(admin, id, { from: "2026-03-04", to: "2026-03-04", signal })).toEqual({
      ok: false,
      why: "range",
    });
  });

  test.each([
    ["", ""],
    ["2", "1"],
    ["1", "29"],
    ["0", "1"],
  ])("is not from '%s' to '%s' of four weeks", async (from, to) => {
    const id = await givenProgram(trainer);
    expect(await makeReport(admin, id, { from, to, signal })).toEqual({ ok: false, why: "range" });
  });
});

test("only administrators print: a trainer may not print even an own program, and others' don't exist for them", async () => {
  const own = await givenProgram(trainer);
  const others = await givenProgram((await coachingBusiness()).ctx);
  const request = { from: "1", to: "1", signal };
  await expect(makeReport(trainer, own, request)).rejects.toThrow(Forbidden);
  await expect(makeReport(trainer, others, request)).rejects.toThrow(NotFound);
});
