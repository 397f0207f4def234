import fc from "fast-check";
import { expect, test } from "vitest";
import { copyWorkout, withFreshIds } from "#app/domain/workout/clipboard/copy.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { exerciseNames } from "#app/domain/workout/document/names.ts";
import { roundsFor } from "#app/domain/workout/document/rounds.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import { forEditing, forSaving } from "#app/domain/workout/document/trim.ts";
import { previewWorkout } from "#app/domain/workout/preview/preview.ts";
import { apply } from "./apply.ts";
import { coalescingKey } from "./coalescing.ts";
import { commandSchema } from "./command-schema.ts";
import type { Command, CommandType } from "./commands.ts";
import { emptyHistory, type History, push, redo, undo } from "./history.ts";
import { commandOf, commandTypes, draws, type RandomCommand } from "./random-support.ts";
import { idOf, threeSets } from "./test-support.ts";

type Edit = { command: Command; before: Workout; after: Workout };

function editsOf(drawn: RandomCommand[], start: Workout): Edit[] {
  const edits: Edit[] = [];
  let present = start;
  for (const random of drawn) {
    const command = commandOf(random, present);
    if (command === null) continue;
    const applied = apply(present, command);
    if (!applied.ok || applied.unchanged) continue;
    edits.push({ command, before: present, after: applied.workout });
    present = applied.workout;
  }
  return edits;
}

function lastOf(drawn: RandomCommand[]): Workout {
  return editsOf(drawn, threeSets()).at(-1)?.after ?? threeSets();
}

test("the random edits are no empty talk: every command changes a workout many times", () => {
  const count = new Map<CommandType, number>();
  for (const drawn of fc.sample(draws, { numRuns: 400, seed: 7 })) {
    for (const { command } of editsOf(drawn, threeSets())) count.set(command.type, (count.get(command.type) ?? 0) + 1);
  }
  for (const type of commandTypes) expect(count.get(type) ?? 0, type).toBeGreaterThan(15);
});

test("no command sequence makes a document that its schema refuses", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      for (const { command, after } of editsOf(drawn, threeSets())) {
        expect(commandSchema.parse(command)).toEqual(command);
        expect(workoutSchema.parse(after)).toEqual(after);
      }
    }),
    { numRuns: 120 },
  );
});

test("order numbers stay 1…n, alternatives 0…k, and every exercise has its set's rounds", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      const { modules } = lastOf(drawn);
      const positions = [...new Set(modules.map(({ orderNumber }) => orderNumber))];
      expect(positions).toEqual(positions.map((_, index) => index + 1));
      for (const position of positions) {
        const variations = modules.filter(({ orderNumber }) => orderNumber === position);
        expect(variations.map((module) => module.orderNumberInAlternatives)).toEqual([...variations.keys()]);
      }
      for (const { moduleExercises, setType, setRounds } of modules) {
        expect(moduleExercises.map(({ orderNumber }) => orderNumber - 1)).toEqual([...moduleExercises.keys()]);
        const rounds = roundsFor(setType, setRounds, moduleExercises.length);
        for (const entry of moduleExercises) expect(entry.moduleExerciseRounds).toHaveLength(rounds);
      }
    }),
    { numRuns: 200 },
  );
});

test("apply, then undo gives the same document, and redo the edited one", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      const start = threeSets();
      const edits = editsOf(drawn, start);
      const pristine = structuredClone(edits);
      let history: History<Workout> = emptyHistory();
      for (const { command, before, after } of edits) {
        const changes = [{ workoutKey: "1", before, after }];
        history = push(history, { label: command.type, coalescingKey: coalescingKey(command), changes });
      }
      const steps = history.past.length;
      let present = edits.at(-1)?.after ?? start;
      for (let travel = undo(history); travel; travel = undo(history)) {
        history = travel.history;
        present = travel.states[0]?.state ?? present;
      }
      expect(present).toEqual(threeSets());
      for (let travel = redo(history); travel; travel = redo(history)) {
        history = travel.history;
        present = travel.states[0]?.state ?? present;
      }
      expect([present, history.past.length]).toEqual([edits.at(-1)?.after ?? start, steps]);
      expect(edits).toEqual(pristine);
    }),
    { numRuns: 150 },
  );
});

const creating: CommandType[] = [
  "workout.paste",
  "workout.setRestDay",
  "set.add",
  "set.addAlternative",
  "set.paste",
  "exercise.add",
  "exercise.addRest",
  "exercise.paste",
];

test("replaying a command that creates ids changes nothing, and the same commands make the same document", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      const edits = editsOf(drawn, threeSets());
      for (const { command, after } of edits) {
        if (!creating.includes(command.type)) continue;
        expect(apply(after, command)).toEqual({ ok: true, workout: after, unchanged: true });
      }
      const again = edits.reduce((present, { command }) => {
        const applied = apply(present, command);
        return applied.ok ? applied.workout : present;
      }, threeSets());
      expect(again).toEqual(edits.at(-1)?.after ?? threeSets());
    }),
    { numRuns: 150 },
  );
});

function partsOf({ modules }: Workout): Map<string, object> {
  const entries = modules.flatMap(({ moduleExercises }) => moduleExercises);
  const rounds = entries.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds);
  return new Map([...modules, ...entries, ...rounds].map((part) => [part.id, part]));
}

test("what an edit did not touch stays the same object", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      for (const { before, after } of editsOf(drawn, threeSets())) {
        const old = partsOf(before);
        for (const [id, part] of partsOf(after)) {
          if (old.get(id) !== part) expect(part).not.toEqual(old.get(id));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("saving and editing again loses nothing that has a category", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      const saved = forSaving(lastOf(drawn));
      expect(workoutSchema.parse(saved)).toEqual(saved);
      expect(forSaving(forEditing(saved))).toEqual(saved);
      expect(forEditing(forEditing(saved))).toEqual(forEditing(saved));
    }),
    { numRuns: 100 },
  );
});

test("a copied workout pasted elsewhere is the same workout with ids of its own", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      const source = lastOf(drawn);
      let made = 0;
      const clip = withFreshIds(copyWorkout(source), () => idOf(`copy ${made++}`));
      const target = { ...threeSets(), id: idOf("elsewhere"), day: 9 };
      const pasted = apply(target, { type: "workout.paste", clip });
      expect(pasted.ok && copyWorkout(pasted.workout)).toEqual(copyWorkout(source));
      expect(pasted.ok && workoutSchema.safeParse(pasted.workout).success).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("every exercise can be told by its name, and every workout previewed", () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      const workout = lastOf(drawn);
      const names = [...exerciseNames(workout).values()];
      expect(new Set(names).size).toBe(names.length);
      expect(previewWorkout(workout).sets).toHaveLength(workout.modules.length);
    }),
    { numRuns: 60 },
  );
});
