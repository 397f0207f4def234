import type { OneRepetitionMaximumFormula } from "#app/domain/strength/one-repetition-maximum.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { ExerciseSnapshot } from "#app/domain/workout/document/document.ts";
import type { IconName } from "#app/ui/elements/icon-names.ts";

/** A drawing and its tint. */
export type Mark = { icon: IconName; tint: string };

/** An exercise as the editor's explorer and search box offer it: a document's snapshot, and what helps choosing. */
export type ExerciseCard = ExerciseSnapshot & { imageUrl: string | null; categories: string[] };

export type LibraryItem = {
  id: string;
  name: string;
  pictureUrl: string | null;
  hasVideo: boolean;
  difficulty: string;
  /** Its categories and subcategories. */
  place: string;
  /** What can be measured. */
  tracked: string;
  /** What stands for a picture. */
  mark: Mark;
  /** Whose it is: 'Library', 'Mine', or the name of who made it. */
  owner: string;
};

/** An exercise with all its fields, and what the actor may do with it. */
export type ExerciseView = {
  id: string;
  accountId: string;
  creatorId: string | null;
  isSystem: boolean;
  name: string;
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

/** What the video site says of a video; null for what is no address of one. */
export type FoundVideo = { videoId: string; title: string | null } | null;
