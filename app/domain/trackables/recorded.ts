import { categoryInSentence, categoryName } from "./names.ts";
import { type TrackableCategory, trackableCategories } from "./table.ts";
import { typeName } from "./types.ts";

/**
 * What results and records are of. A body weight and what was added to it is compared with its like alone (decisions
 * §11).
 */
export type RecordedCategory = TrackableCategory | typeof offset;

const offset = "bodyWeightOffset";
export const recordedCategories: RecordedCategory[] = [...trackableCategories, offset];

/** Whose units and rules it has. */
export function measuredAs(category: RecordedCategory): TrackableCategory {
  return category === offset ? "weight" : category;
}

export function recordedName(category: RecordedCategory): string {
  return category === offset ? typeName(offset) : categoryName(category);
}

export function recordedInSentence(category: RecordedCategory): string {
  return category === offset ? typeName(offset).toLowerCase() : categoryInSentence(category);
}
