import type { Density } from "#app/domain/people/preferences.ts";
import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/field-error.ts";

export type EditedWorkout = { key: string; version: number; workout: Workout };

export type EditorDay = { weekday: number; key: string | null; day: number | null; date: string | null };

export type EditorProgram = {
  id: string;
  name: string;
  facts: string;
  canEdit: boolean;
  isBought: boolean;
  isContinuous: boolean;
  span: ProgramSpan;
  may: { copy: boolean; assign: boolean; publish: boolean; print: boolean; delete: boolean };
};

export type ExerciseCard = ExerciseSnapshot & {
  imageUrl: string | null;
  categories: string[];
  called: string | null;
};

export type ExplorerView = {
  search: string;
  category: string;
  subcategory: string;
  layout: "tile" | "big" | "list";
  exercises: ExerciseCard[];
  /** How many of them are shown. */
  shown: number;
  hasMore: boolean;
  /** Names to search for instead, when nothing is found. */
  nearest: string[];
};

export type Found = { key: string; moduleId: string; text: string; exercises: ExerciseCard[]; nearest: string[] };

export type Choice = { id: string; name: string };

export type StoredStep = { save: number; label: string };

export type EditorView = {
  program: EditorProgram;
  page: number;
  pages: number;
  /** YYYY-MM-DD. */
  today: string;
  reach: string | null;
  noWeek: string | null;
  days: EditorDay[];
  /** EditedWorkout[] by `toWire`: a third of the size of the loader's own encoding, compressed. */
  workouts: string;
  explorer: ExplorerView;
  categories: Choice[];
  subcategories: (Choice & { categoryId: string })[];
  setNames: string[];
  steps: { undo: StoredStep | null; redo: StoredStep | null };
  user: { id: string; email: string };
  units: PreferredUnits;
  density: Density | null;
  clients: Choice[];
  clientSearch: { text: string; hasMore: boolean } | null;
  client: string | null;
  step: RoundingStep | null;
  numbers: string | null;
  totals: string | null;
  open: string | null;
  found: Found | null;
  /** Made once per page: a form sent twice is stored once. */
  saveId: string;
  saved: boolean;
  /** Without the week and what edits it. */
  isUnderDialog?: boolean;
};

export type RefusedPost = {
  workouts: EditedWorkout[];
  errors: Record<string, FieldError>;
  conflicts: ConflictView[];
  message: string;
  client: string | null;
};

export type ConflictView = {
  key: string;
  theirs: EditedWorkout;
  changedBy: string;
  isOwn: boolean;
  changedAt: string;
  saveId: string;
};
