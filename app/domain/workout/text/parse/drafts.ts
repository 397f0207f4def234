import type {
  ExerciseSnapshot,
  ModuleExercise,
  RoundDefinition,
  TrackableSlot,
} from "#app/domain/workout/document/document.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";
import type { Line, TextPosition } from "#app/domain/workout/text/words/lines.ts";
import type { WrittenValue } from "./read-value.ts";

/** What the lines say, before sets know their rounds and parts their ids. */
export type WorkoutDraft = {
  restDay: TextPosition | null;
  title: Note | null;
  motivation: Note[];
  sets: SetDraft[];
};

export type Note = TextPosition & { text: string };

/** The line that starts a set, and from where to where its text stands there. */
export type HeadingLine = {
  line: Line;
  start: number;
  end: number;
  isTyped: boolean;
  hasColon: boolean;
  /** As it is written; of an amrap it is minutes. */
  count: number | null;
  isQuoted: boolean;
};

export type SetDraft = {
  place: TextPosition;
  /** Null for a set that is its exercise's line alone. */
  heading: HeadingLine | null;
  /** Whether an empty line stands between the heading and the first exercise, which is not indented. */
  isSpaced: boolean;
  isUnread: boolean;
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
  line: Line;
  /** 'A1' of 'A1) Back squat'. */
  letter: string | null;
  /** Where in the line its values start, and where its text ends. */
  values: { start: number; end: number };
  /** Null for a rest. */
  exercise: ExerciseSnapshot | null;
  notes: Note[];
  /** Null where they could not be read. */
  segments: Segment[] | null;
  kept: ModuleExercise | null;
};

/** What stands between two |: so many equal rounds, or (null) one, or one for all. */
export type Segment = { place: TextPosition; count: number | null; isRest: boolean; values: PlacedValue[] };

/** `end`: the index in the line behind its last sign. */
export type PlacedValue = WrittenValue & { place: TextPosition; end: number };

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
