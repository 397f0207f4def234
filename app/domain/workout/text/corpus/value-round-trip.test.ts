import fc from "fast-check";
import { expect, test } from "vitest";
import { type TrackableCategory, trackableCategories, trackables } from "#app/domain/trackables/table.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import { parseValue } from "#app/domain/trackables/value-problems.ts";
import { exercise, idOf, threeSets } from "#app/domain/workout/commands/test-support.ts";
import type { ModuleExercise, Round, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { forEditing } from "#app/domain/workout/document/trim.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import { contentOf, emptyDay, read } from "./text-support.ts";

const anyColumn = fc.constantFrom(...trackableCategories).chain((category) =>
  fc.record({
    category: fc.constant(category),
    unit: fc.constantFrom(...trackables[category].units),
    values: fc.array(
      fc.record({
        type: fc.constantFrom(...trackables[category].types),
        text: fc.constantFrom(...typedTexts()),
        isRest: fc.boolean(),
      }),
      { minLength: 4, maxLength: 4 },
    ),
  }),
);

function typedTexts() {
  return [
    "",
    "0",
    "1",
    "5",
    "-5",
    "+2.5",
    "82.25",
    "1000000",
    "1:30",
    "4.2",
    "75.5",
    "1:00:00",
    "8+",
    "8-12",
    "4.2-75.5",
    "0:45-1:30",
    "5-5",
    "1:30+",
    "max",
    "8+2",
    "8.5+0",
    "80/70/60",
    "0.5/0",
  ];
}

type Column = {
  category: (typeof trackableCategories)[number];
  unit: TrackableSlot["measurementUnit"];
  values: Typed[];
};
type Typed = { type: TrackableType; text: string; isRest: boolean };

/** Text that its type rejects leaves the value empty. */
function entryWith(columns: Column[], measured: TrackableCategory[]): ModuleExercise {
  const slots = columns.map(({ category, unit }) => ({ trackableCategory: category, measurementUnit: unit }));
  const rounds: Round[] = [0, 1, 2, 3].map((index) => ({
    id: idOf(`round ${index}`),
    orderNumber: index + 1,
    isRest: columns[0]?.values[index]?.isRest ?? false,
    isCompleted: false,
    roundDefinitions: columns.map(({ category, unit, values }) => {
      const { type, text } = values[index] ?? { type: "amount", text: "" };
      const parsed = parseValue({ category, unit, type }, text);
      const { value, additionalValue } = parsed.ok ? parsed : { value: null, additionalValue: null };
      return { trackableCategory: category, measurementUnit: unit, trackableType: type, value, additionalValue };
    }),
  }));
  const known = { id: idOf("entry"), description: "", orderNumber: 1, isRest: false };
  return { ...known, exercise: exercise("Row", ...measured), trackableCategories: slots, moduleExerciseRounds: rounds };
}

test("every value of every category, unit and type is read back as it was printed, in any order of columns", () => {
  const columns = fc.uniqueArray(anyColumn, { selector: ({ category }) => category, minLength: 1, maxLength: 5 });
  let filled = 0;
  fc.assert(
    fc.property(
      columns,
      fc.uniqueArray(fc.constantFrom(...trackableCategories), { maxLength: 4 }),
      (commands, measured) => {
        const [first] = threeSets().modules;
        if (!first) return;
        const module = { ...first, setRounds: 4, moduleExercises: [entryWith(commands, measured)] };
        const workout = { ...threeSets(), modules: [module] };
        filled += commands.flatMap(({ values }) => values).filter(({ text }) => text !== "").length;
        const text = printWorkout(workout);
        expect(contentOf(read(text, emptyDay(), indexExercises([exercise("Row", ...measured)]))), text).toEqual(
          contentOf(forEditing(workout)),
        );
      },
    ),
    { numRuns: 800 },
  );
  expect(filled).toBeGreaterThan(2000);
});
