import type { Resource } from "#app/http/api/operation.ts";
import { exerciseCategories } from "./exercise-categories.ts";
import { exerciseSubcategories } from "./exercise-subcategories.ts";
import { exerciseUser } from "./exercise-user.ts";
import { postCategoryList, posts } from "./posts.ts";
import { questionnaire } from "./questionnaire.ts";
import { questionnaireGraphs } from "./questionnaire-graphs.ts";

/** Every resource of the API, in the order in which its page shows them. */
export const resources: Resource[] = [
  // exercises
  exerciseCategories,
  exerciseSubcategories,
  // training
  exerciseUser,
  // content
  posts,
  postCategoryList,
  // training
  questionnaire,
  questionnaireGraphs,
];
