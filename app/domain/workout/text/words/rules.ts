import { coachRules } from "./coach-rules.ts";
import { valueRules } from "./value-rules.ts";

export type NotationRule = {
  text: string;
  meaning: string;
};

export type NotationSection = {
  id:
    | "day"
    | "sets"
    | "rounds"
    | "values"
    | "details"
    | "empty"
    | "percentages"
    | "alternatives"
    | "rests"
    | "notes"
    | "week"
    | "spelling"
    | "coaches";
  title: string;
  about: string;
  rules: readonly NotationRule[];
};

export const notationRules: readonly NotationSection[] = [
  {
    id: "day",
    title: "The day",
    about: "The first lines name the day. If a text has several lines, put the mark on each.",
    rules: [
      { text: "# Press day", meaning: "Title: Press day" },
      { text: "> Leave one in the tank.", meaning: "Motivational text: Leave one in the tank." },
      { text: "rest day", meaning: "A rest day" },
    ],
  },
  {
    id: "sets",
    title: "Sets",
    about:
      "A heading starts a set: its type, its rounds (for an EMOM the minutes), a colon and its name. A name alone starts " +
      "a Regular set. Write exercises below it, indented or one directly under the other up to an empty line. An " +
      "exercise at the margin that belongs to no heading is a set of its own. If a name mentions a type or rounds, or " +
      "consists of exercises, the page asks what you mean. After a type and a colon, in quotation marks, it is always " +
      "a name.",
    rules: [
      { text: "Main lift\n  Back squat 5 @80%", meaning: "Regular, 1 round, named Main lift: Back squat" },
      {
        text: "Superset x5: Assistance\n  Chin-up 8\n  Dip 8",
        meaning: "Superset, 5 rounds, named Assistance: Chin-up, Dip",
      },
      { text: "Giant x3\nDip 8\nBurpee 8\nSit-up 8", meaning: "Giant, 3 rounds: Dip, Burpee, Sit-up" },
      {
        text: "EMOM 12\n  Kettlebell swing 15 @24kg\n  Burpee 10\n  Row 12cal",
        meaning: "Emom, 12 minutes: Kettlebell swing, Burpee, Row",
      },
      { text: "AMRAP: Cindy\n  Pull-up 5", meaning: "Amrap, named Cindy: Pull-up" },
      { text: "AMRAP 20: Cindy\n  Pull-up 5", meaning: "Amrap, time cap 20:00, named Cindy: Pull-up" },
      {
        text: "For time x3, cap 12:00\n  Burpee 15",
        meaning: "For time, 3 rounds, time cap 12:00: Burpee",
      },
      { text: "Interval x5, every 2:00\n  Row 250m", meaning: "Interval, 5 rounds, every 2:00: Row" },
      { text: "Interval x8, 20s/10s\n  Bike 10cal", meaning: "Interval, 8 rounds, 20s work and 10s rest: Bike" },
      { text: "For time x3: Fran\n  Pull-up 21 | 15 | 9", meaning: "For time, 3 rounds, named Fran: Pull-up" },
      { text: "Interval x8: Hills\n  Hill sprint 0:30", meaning: "Interval, 8 rounds, named Hills: Hill sprint" },
      { text: "Cluster x4\n  Back squat 2 @85%", meaning: "Cluster, 4 rounds: Back squat" },
      { text: "Complex x3\n  Clean 3", meaning: "Complex, 3 rounds: Clean" },
      { text: "Compound x3\n  Clean 3", meaning: "Compound, 3 rounds: Clean" },
      { text: "Regular: Back squat\n  Back squat 5", meaning: "Regular, 1 round, named Back squat: Back squat" },
      { text: "No type x2: Warm-up\n  Jog 5:00", meaning: "No type, 2 rounds, named Warm-up: Jog" },
      { text: 'Superset: "3 rounds"\n  Dip 8', meaning: "Superset, 1 round, named 3 rounds: Dip" },
      { text: "No type x_", meaning: "No type, no count of rounds, without exercises" },
      { text: "Back squat 5x5 @80%\nDip 3x8", meaning: "Regular, 5 rounds: Back squat; Regular, 3 rounds: Dip" },
    ],
  },
  {
    id: "rounds",
    title: "Rounds",
    about:
      "Separate rounds with |. Values without | apply to every round of the set. An exercise without values gets " +
      "the columns that the library gives it.",
    rules: [
      { text: "Back squat 5x5 @80%", meaning: "5 rounds of Reps 5, Weight 80 % of the maximum" },
      {
        text: "Back squat 5 @70% | 3 @80%",
        meaning: "Reps 5, Weight 70 % of the maximum; Reps 3, Weight 80 % of the maximum",
      },
      { text: "Back squat 2x5 | 3", meaning: "2 rounds of Reps 5; Reps 3" },
      { text: "15/15 run 0:15 | rest 0:15", meaning: "Time 0:15; rest round of Time 0:15" },
      { text: "Run 2x400m | 1x rest", meaning: "2 rounds of Distance 400 m; rest round of Distance empty" },
      { text: "Run 400m | rest | 400m", meaning: "Distance 400 m; rest round of Distance empty; Distance 400 m" },
      { text: "Chin-up 3x", meaning: "3 rounds without values" },
      { text: "Box jump", meaning: "Reps empty, Height empty" },
      { text: "Deadlift 1RM", meaning: "Reps 1, Weight 100 % of the maximum" },
    ],
  },
  ...valueRules,
  {
    id: "details",
    title: "Behind the values",
    about: "Write them at the end of the line, each after a semicolon.",
    rules: [
      { text: "Dip 3x8; per side", meaning: "per side" },
      { text: "Back squat 5x3 @80%; tempo 30X1", meaning: "tempo 30X1" },
      { text: "Chin-up 3x8; band red", meaning: "band red" },
      { text: "Back squat 5x5; rest 2:00-3:00", meaning: "rest 2:00-3:00 between rounds" },
      { text: "Dip 3x8; tempo 31X0; rest 90s", meaning: "tempo 31X0, rest 1:30 between rounds" },
    ],
  },
  {
    id: "alternatives",
    title: "Alternatives",
    about: "Write them below a set. They have its type and its rounds, unless the line says otherwise.",
    rules: [
      {
        text: "Chin-up 3x8\n#2\n  Lat pulldown 12",
        meaning: "Regular, 3 rounds: Chin-up; alternative 2, Regular, 3 rounds: Lat pulldown",
      },
      {
        text: "Chin-up 3x8\n#2: At home\n  Inverted row 12",
        meaning: "Regular, 3 rounds: Chin-up; alternative 2, Regular, 3 rounds, named At home: Inverted row",
      },
      {
        text: "Chin-up 3x8\n#2 Superset x2\n  Dip 8\n  Push-up 8",
        meaning: "Regular, 3 rounds: Chin-up; alternative 2, Superset, 2 rounds: Dip, Push-up",
      },
    ],
  },
  {
    id: "rests",
    title: "Rests between exercises",
    about: "A line that starts with rest, with or without a time.",
    rules: [
      { text: "Superset x3\n  Dip 8\n  rest 1:30\n  Burpee 8", meaning: "Superset, 3 rounds: Dip, Rest, Burpee" },
      { text: "rest 90s", meaning: "Regular, 1 round: Rest" },
    ],
  },
  {
    id: "notes",
    title: "Notes",
    about: "Write them after //, or on lines of their own for the set or the exercise above.",
    rules: [
      {
        text: "Cluster x4 // rack the bar\n  Back squat 2 // slow",
        meaning: "Cluster, 4 rounds (rack the bar): Back squat (slow)",
      },
      { text: "Back squat 5x5\n// deep\n// and slow", meaning: "Regular, 5 rounds: Back squat (deep / and slow)" },
    ],
  },
  {
    id: "week",
    title: "The week",
    about: "In the text of the week each day starts with its name. Days that the text leaves out stay as they are.",
    rules: [
      {
        text: "== Monday\nBack squat 5x5\n\n== Tuesday\nrest day",
        meaning: "Day 1: Regular, 5 rounds: Back squat. Day 2: A rest day.",
      },
      { text: "== day 3\n# Easy run", meaning: "Day 3: Title: Easy run." },
    ],
  },
  {
    id: "spelling",
    title: "Other ways to write it",
    about:
      "Capitals, accents, hyphens and a plural s don't matter, nor do tabs, bullets, typographic signs and empty lines. " +
      "An exercise may be called by what it is also called, and DB, KB, BB and RDL stand for their words in every name. " +
      "An exercise that nobody has yet is new, with its name in quotation marks; saving the text adds it to yours. " +
      'Put a name that could mean something else in quotation marks: "Rest". A line that starts with ! stands for ' +
      "what the notation can't say: leave it, move it or delete it.",
    rules: [
      { text: "back squats 5 × 5 at 82,5 kg", meaning: "Back squat  5x5 @82.5kg" },
      { text: "• Sled push – 20 m, 50% bw", meaning: "Sled push  20m bw 50%" },
      { text: "Push-up 3x to failure", meaning: "Push-up  3x max" },
      { text: "Back squat 5x8–12 70%-75%", meaning: "Back squat  5x8-12 @70-75%" },
      { text: "Row 12+ cal", meaning: "Row  12cal+" },
      { text: "OHP 5x5 @60%", meaning: "Barbell press  5x5 @60%" },
      { text: "DB bench press 3x10", meaning: "Dumbbell bench press  3x10" },
      { text: "10 burpees", meaning: "Burpee  10" },
      { text: 'new "Cuban rotation" 3x12', meaning: "Cuban rotation  3x12" },
      { text: "Deadlift 3 sets of 5 @80%", meaning: "Deadlift  3x5 @80%" },
      { text: "A1) Bike for 10 min with 90 rpm", meaning: "Bike  10:00 90rpm" },
      { text: "30 m sprint 4x ft 4.20s", meaning: "30 m sprint  4x fastest 4.2s" },
    ],
  },
  coachRules,
];
