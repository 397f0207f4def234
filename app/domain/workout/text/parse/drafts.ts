import type {
  ExerciseSnapshot,
  ModuleExercise,
  RoundDefinition,
  TrackableSlot,
} from "#app/domain/workout/document/document.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";
import type { TextPosition } from "#app/domain/workout/text/words/lines.ts";
import type { WrittenValue } from "./read-value.ts";

/** What the lines say, before sets know their rounds and parts their ids. */
export type WorkoutDraft = {
  restDay: TextPosition | null;
  title: Note | null;
  motivation: Note[];
  sets: SetDraft[];
};

export type Note = TextPosition & { text: string };

export type SetDraft = {
  place: TextPosition;
  isAlternative: boolean;
  /** An alternative that says neither type nor rounds has those of its main variation. */
  inherits: boolean;
  setType: SetType | null;
  /** Null for written as empty, undefined for not written. */
  count: number | null | undefined;
  name: string;
  notes: Note[];
  entries: EntryDraft[];
};

export type EntryDraft = {
  place: TextPosition;
  /** Null for a rest. */
  exercise: ExerciseSnapshot | null;
  notes: Note[];
  /** Null where they could not be read. */
  segments: Segment[] | null;
  kept: ModuleExercise | null;
};

/** What stands between two |: so many equal rounds, or (null) one, or one for all. */
export type Segment = { place: TextPosition; count: number | null; isRest: boolean; values: PlacedValue[] };

export type PlacedValue = WrittenValue & { place: TextPosition };

export type SetContent = {
  isAlternative: boolean;
  setType: SetType | null;
  setRounds: number | null;
  name: string;
  description: string;
  entries: EntryContent[];
};

export type EntryContent = {
  kept: ModuleExercise | null;
  exercise: ExerciseSnapshot | null;
  description: string;
  /** The columns that have a category; those without come with the document. */
  slots: TrackableSlot[];
  rounds: RoundContent[];
};

export type RoundContent = { isRest: boolean; definitions: RoundDefinition[] };
