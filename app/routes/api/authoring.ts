import type { Resource } from "#app/http/api/operation.ts";
import { folders } from "./folders.ts";
import { namedGroups } from "./named-groups.ts";
import { ownPrograms } from "./own-programs.ts";
import { programChecks } from "./program-checks.ts";
import { programPublish } from "./program-publish.ts";
import { programs } from "./programs.ts";

/** What document 1 §7 calls, but the catalogue of exercises. */
export const authoring: Resource[] = [ownPrograms, programs, programChecks, programPublish, folders, namedGroups];
