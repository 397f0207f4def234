import fc from "fast-check";
import { expect, test } from "vitest";
import { metricUnits } from "#app/domain/trackables/preferred.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import { commandOf, draws, type RandomCommand } from "#app/domain/workout/commands/random-support.ts";
import { edit, idOf, threeSets } from "#app/domain/workout/commands/test-support.ts";
import { differences } from "#app/domain/workout/difference/difference.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { type Field, fieldName } from "#app/domain/workout/form/fields.ts";
import { pressButton } from "#app/domain/workout/form/presses.ts";
import { typedName } from "#app/domain/workout/form/search-names.ts";
import { fieldsShown, postedAsShown } from "#app/domain/workout/form/shown-support.ts";
import { dispatch } from "#app/editor/state/dispatch.ts";
import { keepMine } from "#app/editor/state/steps.ts";
import { createEditorStore, dirtyDays } from "#app/editor/state/store.ts";
import { type DayOfPost, planPost } from "./plan-post.ts";
import { type Entries, readPostedWeek } from "./posted-week.ts";

const key = "1";
const nothing = { open: null, found: null };
const none = { exercise: null, clip: null, last: null };

type Draws = RandomCommand[];
type Typing = { nth: number; text: string }[];

const typing: fc.Arbitrary<Typing> = fc.array(
  fc.record({
    nth: fc.nat(1000),
    text: fc.oneof(
      fc.constantFrom("", "on", "5", "80", "12", "1:30", "80/70/60", "amrap", "emom", "weight", "reps", "range"),
      fc.integer({ min: 1, max: 8 }).map(String),
      fc.string({ maxLength: 5 }),
    ),
  }),
  { minLength: 1, maxLength: 8 },
);

function built(drawn: Draws, from: Workout = threeSets()) {
  return drawn.reduce((workout, draw) => {
    const command = commandOf(draw, workout);
    const applied = command && apply(workout, command);
    return applied?.ok ? applied.workout : workout;
  }, from);
}

function typedInto(workout: Workout, typed: Typing, open: string | null = null): Entries {
  const fields = fieldsShown(workout, key, open);
  const changed = typed.map(({ nth, text }): [string, string] => [
    fieldName(fields[nth % fields.length] as Field),
    text,
  ]);
  return [...postedAsShown(workout, key, open), ...changed];
}

function post(day: Pick<DayOfPost, "version" | "workout" | "shown">, entries: Entries, press = "save") {
  const own: Entries = [
    ["saveId", idOf("save")],
    [`${key}.version`, String(day.shown.version)],
    ["do", press],
  ];
  const posted = readPostedWeek([...own, ...entries]);
  if (!posted) throw new Error("This is no post.");
  return planPost(posted, [{ key, ...day, typed: posted.days[0]?.typed }], none);
}

function kept(
  theirs: { version: number; workout: Workout },
  refused: { version: number; workout: Workout },
  typed: Typing,
) {
  const { version, workout } = refused;
  const entries = [...typedInto(workout, typed), [typedName(key), JSON.stringify(workout)] as const];
  const shown = version === theirs.version ? theirs : { version, workout: threeSets() };
  return post({ ...theirs, shown }, entries, pressButton({ press: "keep", key, version: theirs.version }));
}

test("without script, by plain posts", () => {
  let conflicts = 0;
  fc.assert(
    fc.property(draws, draws, typing, typing, fc.nat(), (before, meanwhile, typed, later, nth) => {
      const first = { version: 1, workout: built(before) };
      const theirs = { version: 2, workout: built(meanwhile, first.workout) };
      const entries = first.workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
      const open = entries[nth % Math.max(1, entries.length)]?.id ?? null;
      const refused = post({ ...theirs, shown: first }, typedInto(first.workout, typed, open));
      if (refused.ok || refused.status !== 409) return;
      conflicts += 1;
      const [mine] = refused.workouts;
      if (!mine) throw new Error("The refused page lost the day.");
      // the same as if nobody else had saved
      expect(mine.workout).toEqual(alone(first, typedInto(first.workout, typed, open)));
      expect(stored(kept(theirs, mine, []))).toEqual({ version: 2, workout: mine.workout });

      const more = kept(theirs, mine, later);
      const [again] = more.ok ? more.changes : more.workouts;
      const both = alone({ version: 1, workout: mine.workout }, typedInto(mine.workout, later));
      // why: if both are the same by then, nothing is stored
      if (again || differences(theirs.workout, both).length > 0) expect(again?.workout).toEqual(both);
    }),
    { numRuns: 300 },
  );
  expect(conflicts).toBeGreaterThan(100);
});

function alone(day: { version: number; workout: Workout }, entries: Entries) {
  const plan = post({ ...day, shown: day }, entries);
  const [change] = plan.ok ? plan.changes : plan.workouts;
  return change?.workout ?? day.workout;
}

function stored(plan: ReturnType<typeof post>) {
  return plan.ok ? plan.changes[0] : plan;
}

test("with script, in the editor", () => {
  fc.assert(
    fc.property(draws, draws, draws, (before, meanwhile, typed) => {
      const first = built(before);
      const store = createEditorStore(
        { page: 1, workouts: [{ key, version: 1, workout: first }] },
        nothing,
        metricUnits,
      );
      for (const draw of typed) {
        const command = commandOf(draw, store.entries.get(key)?.workout ?? first);
        if (command) dispatch(store, { workoutKey: key, command });
      }
      const mine = store.entries.get(key)?.workout;
      const theirs = { key, version: 2, workout: built(meanwhile, first) };
      keepMine(store, { key, theirs });
      expect(store.entries.get(key)).toMatchObject({ version: 2, saved: theirs.workout });
      expect(store.entries.get(key)?.workout).toBe(mine);
    }),
    { numRuns: 100 },
  );
});

test("a day that both changed alike is stored as it is", () => {
  const theirs = { version: 2, workout: edit(threeSets(), { type: "workout.rename", name: "Same" }) };
  const plan = post({ ...theirs, shown: { version: 1, workout: threeSets() } }, [["1.name", "Same"]]);
  expect(plan).toMatchObject({ ok: true, changes: [] });
});

test("a refused page marks the unsaved days alone, over the versions that they were typed over", () => {
  const workouts = ["1", "2"].map((day) => ({ key: day, version: 2, workout: threeSets() }));
  const unsaved = { key: "1", version: 1, workout: edit(threeSets(), { type: "workout.rename", name: "Mine" }) };
  const store = createEditorStore({ page: 1, workouts }, nothing, metricUnits, { workouts: [unsaved], errors: {} });
  expect(dirtyDays(store).map(({ key: day, version }) => [day, version])).toEqual([["1", 1]]);
});
