import { expect, test } from "vitest";
import { applyPosted, readFields } from "#app/domain/workout/form/posted.ts";
import { postedAsShown } from "#app/domain/workout/form/shown-support.ts";
import { read } from "#app/domain/workout/text/corpus/text-support.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { indexExercises } from "#app/domain/workout/text/words/exercise-index.ts";
import { workoutSchema } from "./schema.ts";
import { forEditing, forSaving } from "./trim.ts";

/** As it stood in the database before minima, ranges and sets to failure came: every type and field of that day. */
const stored =
  '{"id":"00000000-0000-4000-8000-000000000013","day":1,"date":null,"restDay":false,"name":"Squats","motivation":"Go","image":null,"modules":[{"id":"00000000-0000-4000-8000-000000000014","orderNumber":1,"orderNumberInAlternatives":0,"name":"Main","description":"","setType":"regular","setRounds":4,"moduleExercises":[{"id":"00000000-0000-4000-8000-000000000005","exercise":{"id":"00000000-0000-4000-8000-000000000006","name":"Back squat","thumbnailUrl":null,"videoUrl":null,"trackableCategoryConfiguration":["reps","weight"]},"description":"Slow\\ndown","orderNumber":1,"isRest":false,"trackableCategories":[{"trackableCategory":"reps","measurementUnit":"noDimension"},{"trackableCategory":"weight","measurementUnit":"kilograms"}],"moduleExerciseRounds":[{"id":"00000000-0000-4000-8000-000000000001","orderNumber":1,"isRest":false,"isCompleted":true,"roundDefinitions":[{"trackableCategory":"reps","trackableType":"amount","measurementUnit":"noDimension","value":5,"additionalValue":null},{"trackableCategory":"weight","trackableType":"percentage","measurementUnit":"kilograms","value":80,"additionalValue":null}]},{"id":"00000000-0000-4000-8000-000000000002","orderNumber":2,"isRest":false,"isCompleted":false,"roundDefinitions":[{"trackableCategory":"reps","trackableType":"amount","measurementUnit":"noDimension","value":3,"additionalValue":null},{"trackableCategory":"weight","trackableType":"automaticPercentage","measurementUnit":"kilograms","value":-5,"additionalValue":null}]},{"id":"00000000-0000-4000-8000-000000000003","orderNumber":3,"isRest":false,"isCompleted":false,"roundDefinitions":[{"trackableCategory":"reps","trackableType":"forcedReps","measurementUnit":"noDimension","value":8,"additionalValue":2},{"trackableCategory":"weight","trackableType":"dropSet","measurementUnit":"kilograms","value":"80/70/60","additionalValue":null}]},{"id":"00000000-0000-4000-8000-000000000004","orderNumber":4,"isRest":false,"isCompleted":false,"roundDefinitions":[{"trackableCategory":"reps","trackableType":"amount","measurementUnit":"noDimension","value":null,"additionalValue":null},{"trackableCategory":"weight","trackableType":"bodyWeightPercentage","measurementUnit":"kilograms","value":50,"additionalValue":null}]}]},{"id":"00000000-0000-4000-8000-000000000011","exercise":{"id":"00000000-0000-4000-8000-000000000012","name":"Run","thumbnailUrl":null,"videoUrl":null,"trackableCategoryConfiguration":["time","rpe"]},"description":"","orderNumber":2,"isRest":false,"trackableCategories":[{"trackableCategory":"time","measurementUnit":"seconds"},{"trackableCategory":"rpe","measurementUnit":"noDimension"}],"moduleExerciseRounds":[{"id":"00000000-0000-4000-8000-000000000007","orderNumber":1,"isRest":false,"isCompleted":false,"roundDefinitions":[{"trackableCategory":"time","trackableType":"amount","measurementUnit":"seconds","value":90,"additionalValue":null},{"trackableCategory":"rpe","trackableType":"amount","measurementUnit":"noDimension","value":8,"additionalValue":null}]},{"id":"00000000-0000-4000-8000-000000000008","orderNumber":2,"isRest":true,"isCompleted":false,"roundDefinitions":[{"trackableCategory":"time","trackableType":"amount","measurementUnit":"seconds","value":15,"additionalValue":null},{"trackableCategory":"rpe","trackableType":"amount","measurementUnit":"noDimension","value":0,"additionalValue":null}]},{"id":"00000000-0000-4000-8000-000000000009","orderNumber":3,"isRest":false,"isCompleted":false,"roundDefinitions":[{"trackableCategory":"time","trackableType":"percentage","measurementUnit":"seconds","value":70.5,"additionalValue":null},{"trackableCategory":"rpe","trackableType":"amount","measurementUnit":"noDimension","value":null,"additionalValue":null}]},{"id":"00000000-0000-4000-8000-000000000010","orderNumber":4,"isRest":false,"isCompleted":false,"roundDefinitions":[{"trackableCategory":"time","trackableType":"amount","measurementUnit":"seconds","value":4.2,"additionalValue":null},{"trackableCategory":"rpe","trackableType":"amount","measurementUnit":"noDimension","value":10,"additionalValue":null}]}]}]}]}';

test("a document that was stored before newer types came is the same, byte for byte, after a save without changes", () => {
  const editing = forEditing(workoutSchema.parse(JSON.parse(stored)));
  expect(JSON.stringify(forSaving(editing))).toBe(stored);
  const fields = readFields(postedAsShown(editing, "1", editing.modules[0]?.moduleExercises[0]?.id));
  const posted = applyPosted(
    new Map([["1", editing]]),
    fields,
    () => () => "",
    () => true,
  );
  expect(posted.errors).toEqual({});
  expect(JSON.stringify(forSaving(posted.workouts.get("1") ?? editing))).toBe(stored);
});

test("and after its text was read again", () => {
  const workout = workoutSchema.parse(JSON.parse(stored));
  const exercises = workout.modules.flatMap(({ moduleExercises }) =>
    moduleExercises.flatMap(({ exercise }) => exercise ?? []),
  );
  const again = read(printWorkout(workout), workout, indexExercises(exercises));
  expect(JSON.stringify(forSaving(again))).toBe(stored);
});
