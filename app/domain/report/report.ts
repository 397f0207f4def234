/** What a report of a program says, in words and in order, before it is laid out on paper (document 1 §2, §5). */

export type ReportCover = {
  name: string;
  author: string;
  /** '4 weeks'. */
  duration: string;
  difficulty: string;
  shortDescription: string;
  /** 'Day 1 to Day 28'. */
  range: string;
  /** The day it was made, DD/MM/YYYY. */
  madeOn: string;
  /** Whose calculated values stand beside the program's own; null for nobody's. */
  client: string | null;
  image: ReportImage | null;
};

/** A picture by its id, with its size in pixels; the bytes travel beside the report. */
export type ReportImage = { id: string; width: number; height: number };

/** One day. Of a rest day there is nothing to say but where it stands. */
export type ReportDay =
  | { restDay: true; place: string }
  | {
      restDay: false;
      place: string;
      title: string;
      motivation: string;
      image: ReportImage | null;
      sets: ReportSet[];
    };

export type ReportSet = {
  /** The set's name, or '*'. */
  name: string;
  /** 'Alternative variation of above', or null for the main variation. */
  alternative: string | null;
  /** 'Superset 5 rounds'; empty without type and count. */
  setType: string;
  description: string;
  exercises: ReportExercise[];
};

export type ReportExercise = {
  letter: string | null;
  /** The exercise's name, or 'Rest'. */
  name: string;
  description: string;
  rounds: RoundsTable;
};

/**
 * Rounds side by side: a column for each run of rounds that are alike ('1–5'), a line for each quantity. Without any
 * quantity there are columns alone.
 */
export type RoundsTable = {
  columns: { label: string; isRest: boolean }[];
  lines: { title: string; cells: string[] }[];
};
