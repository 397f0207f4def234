import type { Resource } from "#app/http/api/operation.ts";
import { authoringCatalogues } from "./catalogues.ts";
import { editorHelpers } from "./editor-helpers.ts";
import { exercises } from "./exercises.ts";
import { folders } from "./folders.ts";
import { namedGroups } from "./named-groups.ts";
import { ownPrograms } from "./own-programs.ts";
import { ownWorkouts } from "./own-workouts.ts";
import { programAssigns } from "./program-assigns.ts";
import { programChecks } from "./program-checks.ts";
import { programPublish } from "./program-publish.ts";
import { programs } from "./programs.ts";
import { workoutReport } from "./workout-report.ts";
import { workouts } from "./workouts.ts";

/** Document 1 §7, and what athletes train by. */
export const authoring: Resource[] = [
  ownPrograms,
  ownWorkouts,
  exercises,
  ...[programs, programChecks, programPublish, programAssigns, folders],
  ...[workouts, workoutReport, editorHelpers, authoringCatalogues],
  namedGroups,
];
