import type { WrittenValue } from "#app/domain/trackables/notation/read-value.ts";
import type { ExerciseDetail, SetTiming } from "#app/domain/workout/document/details.ts";
import type {
  ExerciseSnapshot,
  Module,
  ModuleExercise,
  RoundDefinition,
  TrackableSlot,
} from "#app/domain/workout/document/document.ts";
import type { SetType } from "#app/domain/workout/document/set-types.ts";
import type { Line, TextPosition } from "#app/domain/workout/text/words/lines.ts";

/** The lines before sets know their rounds and parts their ids. */
export type WorkoutDraft = {
  restDay: TextPosition | null;
  title: Note | null;
  motivation: Note[];
  sets: SetDraft[];
};

export type Note = TextPosition & { text: string };

/** `start` and `end` are the set's text in the line that starts it. */
export type HeadingLine = {
  line: Line;
  start: number;
  end: number;
  isTyped: boolean;
  hasColon: boolean;
  /** As written; for an amrap, minutes. */
  count: number | null;
  isQuoted: boolean;
};

export type SetDraft = {
  place: TextPosition;
  heading: HeadingLine | null;
  /** Whether an empty line separates the heading from an exercise that is not indented. */
  isSpaced: boolean;
  isUnread: boolean;
  isAlternative: boolean;
  /** An alternative without type and rounds uses those of its main variation. */
  inherits: boolean;
  setType: SetType | null;
  count: number | null | undefined;
  name: string;
  timing: Timing;
  notes: Note[];
  entries: EntryDraft[];
};

export type Timing = Pick<Module, SetTiming>;

export type EntryDetails = Pick<ModuleExercise, ExerciseDetail>;

export type EntryDraft = {
  place: TextPosition;
  line: Line;
  letter: string | null;
  values: { start: number; end: number };
  exercise: ExerciseSnapshot | null;
  notes: Note[];
  segments: Segment[] | null;
  details: EntryDetails;
  kept: ModuleExercise | null;
};

/** The text between two |: that many equal rounds, or (null) one, or one for all. */
export type Segment = { place: TextPosition; count: number | null; isRest: boolean; values: PlacedValue[] };

/** `end`: the index behind its last character; `text`: as written. */
export type PlacedValue = WrittenValue & { place: TextPosition; end: number; text: string };

export type SetContent = {
  isAlternative: boolean;
  setType: SetType | null;
  setRounds: number | null;
  name: string;
  timing: Timing;
  description: string;
  entries: EntryContent[];
};

export type EntryContent = {
  kept: ModuleExercise | null;
  exercise: ExerciseSnapshot | null;
  description: string;
  /** Only columns with a category; the rest comes from the document. */
  slots: TrackableSlot[];
  rounds: RoundContent[];
  details: EntryDetails;
};

export type RoundContent = { isRest: boolean; definitions: RoundDefinition[] };
