import { describe, expectTypeOf, test } from "vitest";
import { defineForm, type ProblemsOf, rows, text } from "#app/domain/forms/form.ts";
import type { saveCategories } from "#app/features/exercises/categories/mutations.server.ts";
import type { createExercise, updateExercise } from "#app/features/exercises/mutations.server.ts";
import type { createProgram, updateProgram } from "#app/features/programs/mutations.server.ts";
import type { formLoader } from "#app/http/screens/form.server.ts";
import type { FieldOf } from "#app/ui/forms/form-page.ts";

/** A type test (tsc): unknown field names must not compile. Running it proves nothing. */
const fields = { name: text({ label: "Name" }), note: text({ label: "Note" }), items: rows({}) };
type Names = typeof fields;

type Starts<Given extends object> = Awaited<
  ReturnType<Parameters<typeof formLoader<Names, undefined, { starts: Given }>>[2]>
>;
type Cross<Given extends object> = ReturnType<
  NonNullable<Parameters<typeof defineForm<Names, undefined, Given>>[0]["cross"]>
>;

describe("a misspelt field does not compile", () => {
  test("in `starts`, beside others that are right either", () => {
    expectTypeOf<{ starts: { name: string } }>().toExtend<Starts<{ name: string }>>();
    expectTypeOf<{ starts: { nmae: string } }>().not.toExtend<Starts<{ nmae: string }>>();
    expectTypeOf<{ starts: { name: string; nmae: string } }>().not.toExtend<Starts<{ name: string; nmae: string }>>();
  });

  test('in `field("…")`', () => {
    expectTypeOf<Parameters<FieldOf<Names>>>().toEqualTypeOf<["name" | "note" | "items"]>();
  });

  test("in `cross`, in one of its branches either", () => {
    type Right = { name: string } | { note: null };
    type Wrong = { name: string } | { note: null; nmae: string };
    expectTypeOf<Right>().toExtend<Cross<Right>>();
    expectTypeOf<Wrong>().not.toExtend<Cross<Wrong>>();
    defineForm({ id: "it", fields, cross: ({ name }) => (name ? { name } : { note: null }) });
  });

  test("in a use case's problems", () => {
    expectTypeOf<keyof ProblemsOf<Names>>().toEqualTypeOf<"" | "name" | "note" | "items" | `items[${number}].name`>();
    expectTypeOf<ProblemNames<typeof createExercise>>().toEqualTypeOf<ProblemNames<typeof updateExercise>>();
    expectTypeOf<"superiorExercise" | "image">().toExtend<ProblemNames<typeof createExercise>>();
    expectTypeOf<"superiorExercises">().not.toExtend<ProblemNames<typeof createExercise>>();
    expectTypeOf<"timeUnit">().toExtend<ProblemNames<typeof createProgram>>();
    expectTypeOf<"timeUnits">().not.toExtend<ProblemNames<typeof createProgram>>();
    expectTypeOf<"durations">().not.toExtend<ProblemNames<typeof updateProgram>>();
    expectTypeOf<"items[0].name" | "addedName">().toExtend<ProblemNames<typeof saveCategories>>();
    expectTypeOf<"items[0].nmae">().not.toExtend<ProblemNames<typeof saveCategories>>();
  });
});

type ProblemNames<UseCase extends (...args: never[]) => Promise<unknown>> = keyof Extract<
  Awaited<ReturnType<UseCase>>,
  { ok: false }
>["problems"];
