/** The content of a program's report, before its layout (document 1 §2, §5). */

export type ReportCover = {
  name: string;
  author: string;
  duration: string;
  difficulty: string;
  shortDescription: string;
  range: string;
  /** DD/MM/YYYY. */
  madeOn: string;
  client: string | null;
  image: ReportImage | null;
};

/** The size in pixels; the bytes travel separately. */
export type ReportImage = { id: string; width: number; height: number };

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
  name: string;
  alternative: string | null;
  /** 'Superset 5 rounds', 'Emom 12 minutes'; empty without type and count. */
  setType: string;
  description: string;
  exercises: ReportExercise[];
};

export type ReportExercise = {
  letter: string | null;
  name: string;
  description: string;
  /** 'tempo 30X1'. */
  details: string[];
  /** One for each run of equal rounds: '5 × 5 @ 80 %'. */
  rounds: string[];
};
