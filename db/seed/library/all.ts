import { barAndFloor } from "./bar-and-floor.ts";
import { barbell } from "./barbell.ts";
import { bodyweight } from "./bodyweight.ts";
import { cable } from "./cable.ts";
import { core } from "./core.ts";
import { dumbbell } from "./dumbbell.ts";
import { erg } from "./erg.ts";
import type { StarterExercise } from "./exercise.ts";
import { field } from "./field.ts";
import { jump } from "./jump.ts";
import { kettlebell } from "./kettlebell.ts";
import { lunge } from "./lunge.ts";
import { machine } from "./machine.ts";
import { mobility } from "./mobility.ts";
import { olympic } from "./olympic.ts";
import { run } from "./run.ts";
import { specialLifts } from "./special-lifts.ts";
import { sprint } from "./sprint.ts";

export const starterExercises: readonly StarterExercise[] = [
  ...barbell,
  ...specialLifts,
  ...dumbbell,
  ...lunge,
  ...bodyweight,
  ...barAndFloor,
  ...core,
  ...kettlebell,
  ...machine,
  ...cable,
  ...olympic,
  ...jump,
  ...sprint,
  ...run,
  ...erg,
  ...mobility,
  ...field,
];
