import type { Resource } from "#app/http/api/operation.ts";
import { authoring } from "./authoring/authoring.ts";
import { exerciseCategories } from "./exercise-categories.ts";
import { exerciseSubcategories } from "./exercise-subcategories.ts";
import { passwords } from "./passwords.ts";
import { postCategoryList, posts } from "./posts.ts";
import { security } from "./security.ts";
import { tokenResource } from "./tokens.ts";

/** Every resource of the API, in the order in which its page shows them. */
export const resources: Resource[] = [
  // access
  tokenResource,
  security,
  passwords,
  // exercises
  exerciseCategories,
  exerciseSubcategories,
  // programs, and what athletes train by
  ...authoring,
  // content
  posts,
  postCategoryList,
];
