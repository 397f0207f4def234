import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";

/** What the server gives the editor: named views, nothing more. */

export type EditedWorkout = { key: string; version: number; workout: Workout };

export type EditorDay = { weekday: number; key: string | null; day: number | null; date: string | null };

export type EditorProgram = { id: string; name: string; facts: string; canEdit: boolean; isContinuous: boolean };

export type ExerciseCard = ExerciseSnapshot & {
  imageUrl: string | null;
  categories: string[];
};

export type ExplorerView = {
  search: string;
  category: string;
  subcategory: string;
  layout: "tile" | "big" | "list";
  exercises: ExerciseCard[];
  hasMore: boolean;
};

export type Found = { key: string; moduleId: string; text: string; exercises: ExerciseCard[] };

export type Choice = { id: string; name: string };

export type EditorView = {
  program: EditorProgram;
  page: number;
  pages: number;
  days: EditorDay[];
  workouts: EditedWorkout[];
  explorer: ExplorerView;
  categories: Choice[];
  subcategories: (Choice & { categoryId: string })[];
  setNames: string[];
  /** The exercise that stands open with its columns and rounds. */
  open: string | null;
  found: Found | null;
  /** Made once a page: a form sent twice is stored once. */
  saveId: string;
  saved: boolean;
};

/** What a failed post answers: the workouts with what could be read, and the fields that could not. */
export type PostAnswer = {
  workouts: EditedWorkout[];
  errors: Record<string, FieldError>;
  conflicts: ConflictView[];
  message: string;
};

export type ConflictView = { key: string; theirs: EditedWorkout; changedBy: string; changedAt: string };

export type SaveAnswer = { saved: { key: string; version: number }[]; conflicts: ConflictView[] };
