/** Document 2 §3, in the form's order. */
export const postCategoryNames = {
  sportsPerformance: "Sports performance",
  assessment: "Assessment",
  fitness: "Fitness",
  injuryPreventionRehab: "Injury prevention and rehab",
  nutrition: "Nutrition",
  recovery: "Recovery",
  scienceForSport: "Science for sport",
  other: "Other",
} as const;

export type PostCategory = keyof typeof postCategoryNames;

export const postCategories = Object.keys(postCategoryNames) as PostCategory[];

export function isPostCategory(text: string): text is PostCategory {
  return text in postCategoryNames && Object.hasOwn(postCategoryNames, text);
}
