import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { splitProgram } from "#app/domain/workout/text/program/sections.ts";
import { linesOf } from "#app/domain/workout/text/words/lines.ts";
import { createNote } from "#app/features/notes/mutations.server.ts";
import { bodyMeasures } from "#db/schema/records.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { plainDay, saveDays } from "#tests/integration/workouts/given.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { givenSale, ownProgram } from "#tests/support/payments/sales.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makePasskey } from "#tests/support/things.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";
import { givenArchive } from "./given.ts";

test("people read it: headings in words with units, programs as they would type them, and PDFs", async () => {
  const { ctx, user } = await coachingBusiness({ hasPaidAccess: true });
  for (const name of ["Base: 1/2", "Base: 1/2"]) {
    const programId = await givenProgram(ctx, { name });
    await saveDays(ctx, programId, [plainDay(programId, "1", "Squat day"), plainDay(programId, "9", "Later")]);
  }
  await givenProgram(ctx, { name: "Nothing in it yet" });
  await ctx.db.insert(bodyMeasures).values(weighed(user, ctx.now));
  await givenSale(ctx.db, user, ownProgram(user));
  const { entries, text } = await givenArchive(ctx);
  expect(text("tables/Body weight and fat.csv")).toBe(
    "\uFEFFDay,Body weight (kg),Body fat (%),Entered by,Entered (UTC)\r\n2026-03-01,81.5,,client,2026-03-02 09:00\r\n",
  );
  expect(text("tables/Profile.csv")).toContain("Roles,Trainer\r\n");
  const written = [
    "programs/Base 1 2 (2).pdf",
    "programs/Base 1 2 (2).txt",
    "programs/Base 1 2.pdf",
    "programs/Base 1 2.txt",
  ];
  expect([...entries.keys()].filter((name) => /^(programs|invoices)/.test(name)).sort()).toEqual([
    expect.stringMatching(/^invoices\/Invoice 2026-\d{5}\.pdf$/),
    ...written,
  ]);
  const notation = text("programs/Base 1 2.txt");
  expect(notation).toMatch(/^== Monday, day 1\n# Squat day\n/);
  const { days } = splitProgram(linesOf(notation), calendar, (_, problem) => expect.unreachable(problem));
  expect(days.map(({ place }) => place.day)).toEqual([1, 9]);
  const pdf = await readPdf(entries.get("programs/Base 1 2.pdf") ?? Buffer.of());
  expect(JSON.stringify(pdf)).toContain("Squat day");
});

test("each JSON is as its schema says", async () => {
  const { ctx, user } = await coachingBusiness({ hasPaidAccess: true });
  const clientId = await givenClient(ctx);
  await createNote(ctx, clientId, newId(), { text: "Sore left knee", notedOn: "2026-03-01" });
  await givenProgram(ctx);
  await givenExercise(ctx, { name: "Own lift" });
  await makePasskey(user);
  await ctx.db.insert(bodyMeasures).values(weighed(user, ctx.now));
  await givenSale(ctx.db, user, ownProgram(user));
  const { entries, text } = await givenArchive(ctx);
  const files = [...entries.keys()].flatMap((name) => /^json\/([a-z-]+\.json)$/.exec(name)?.[1] ?? []);
  const all = Object.fromEntries(files.map((name) => [name, JSON.parse(text(`json/${name}`))]));
  const { "schema.json": schema, ...tables } = all;
  expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(tables).sort());
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  const isRight = ajv.compile(schema);
  expect([isRight(tables), isRight.errors]).toEqual([true, null]);
});

const calendar = {
  span: { continuous: false, duration: 4, timeUnit: "W", startDate: null } as const,
  today: "2026-03-02",
};

function weighed({ accountId, id: userId }: { accountId: string; id: string }, enteredAt: Date) {
  const by = { source: "client", enteredBy: userId, enteredAt } as const;
  return { accountId, userId, id: newId(), measuredOn: "2026-03-01", bodyWeight: 81.5, ...by };
}
