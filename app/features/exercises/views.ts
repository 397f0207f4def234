import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import type { IconName } from "#app/ui/elements/icon-names.ts";

export type Mark = { icon: IconName; tint: string };

/** The other name that a search found, if it did not find the name. */
type Called = { called: string | null };

export type ExerciseCard = ExerciseSnapshot & Called & { imageUrl: string | null; categories: string[] };

/** Where the search is written in all that is found: in the names, also in other names, or nowhere just so. */
export type FoundBy = "name" | "otherName" | "slip";

export type LibraryItem = Called & {
  id: string;
  name: string;
  pictureUrl: string | null;
  hasVideo: boolean;
  difficulty: string;
  place: string;
  tracked: string;
  mark: Mark;
  owner: string;
};

export type SuggestedName = Called & { name: string };

export type ExerciseView = {
  id: string;
  accountId: string;
  creatorId: string | null;
  isSystem: boolean;
  name: string;
  otherNames: string[];
  description: string;
  videoUrl: string | null;
  thumbnailUrl: string | null;
  imageId: string | null;
  difficulty: { id: string; code: string; name: string };
  categoryIds: string[];
  subcategoryIds: string[];
  trackableCategoryConfiguration: TrackableCategory[];
  oneRepetitionMaxFormula: OneRepetitionMaximumFormula | null;
  superiorExercise: { id: string; name: string } | null;
  superiorExercisePercentage: number | null;
  version: number;
  canEdit: boolean;
  canDelete: boolean;
  canCopy: boolean;
};

export type CategoryOption = { id: string; name: string; subcategories: { id: string; name: string }[] };

export type LibraryOptions = {
  difficulties: { id: string; code: string; name: string }[];
  categories: CategoryOption[];
};

export type FoundVideo = { videoId: string; title: string | null } | null;
