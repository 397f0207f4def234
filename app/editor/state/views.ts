import type { ProgramSpan } from "#app/domain/schedule/span.ts";
import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";
import type { PreferredUnits } from "#app/domain/trackables/preferred.ts";
import type { ExerciseSnapshot, Workout } from "#app/domain/workout/document/document.ts";
import type { FieldError } from "#app/domain/workout/form/posted.ts";

/** What the server gives the editor: named views, nothing more. */

export type EditedWorkout = { key: string; version: number; workout: Workout };

export type EditorDay = { weekday: number; key: string | null; day: number | null; date: string | null };

export type EditorProgram = {
  id: string;
  name: string;
  facts: string;
  canEdit: boolean;
  /** By whoever looks. */
  isBought: boolean;
  isContinuous: boolean;
  span: ProgramSpan;
  /** Dialogs that whoever looks may open. */
  may: { copy: boolean; assign: boolean; publish: boolean; print: boolean; delete: boolean };
};

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

export type StoredStep = { save: number; label: string };

export type EditorView = {
  program: EditorProgram;
  page: number;
  pages: number;
  /** YYYY-MM-DD. */
  today: string;
  /** On the last week of a continuous program: how far it reaches by now. */
  reach: string | null;
  noWeek: string | null;
  days: EditorDay[];
  /** EditedWorkout[] as `toWire` writes it: a third of the bytes of the loader's own encoding, once compressed. */
  workouts: string;
  explorer: ExplorerView;
  categories: Choice[];
  subcategories: (Choice & { categoryId: string })[];
  setNames: string[];
  /** What Undo and Redo take back without script: the last saves. */
  steps: { undo: StoredStep | null; redo: StoredStep | null };
  user: { id: string; email: string };
  units: PreferredUnits;
  /** For whom the program can be shown; empty for who has no clients to see. Of many, those that a search finds. */
  clients: Choice[];
  /** What was searched for among many clients, and whether more match; null where all of them are listed. */
  clientSearch: { text: string; hasMore: boolean } | null;
  /** The client whom the week is shown for, and what the coach has calculated weights rounded to. */
  client: string | null;
  step: RoundingStep | null;
  /** ClientNumbers of the client whom the week is shown for, as JSON like the workouts; null for nobody. */
  numbers: string | null;
  totals: string | null;
  open: string | null;
  found: Found | null;
  /** Made once a page: a form sent twice is stored once. */
  saveId: string;
  saved: boolean;
};

/** What a failed post answers: the workouts with what could be read, and the fields that could not. */
export type RefusedPost = {
  workouts: EditedWorkout[];
  errors: Record<string, FieldError>;
  conflicts: ConflictView[];
  message: string;
  /** Whom the week shall be shown for, once it can be stored. */
  client: string | null;
};

export type ConflictView = {
  key: string;
  theirs: EditedWorkout;
  changedBy: string;
  /** It is one's own change, made in another tab or on another device. */
  isOwn: boolean;
  changedAt: string;
  saveId: string;
};
