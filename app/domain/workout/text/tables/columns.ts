/** What a column of a sheet says about the exercise of each row, and in which unit, or of which week. */
export type Column = { kind: ColumnKind; unit: string };
type ColumnKind =
  | "place"
  | "name"
  | "sets"
  | "reps"
  | "rounds"
  | "round"
  | "load"
  | "intensity"
  | "rpe"
  | "rir"
  | "rest"
  | "tempo"
  | "note"
  | "week"
  | "day";

type Words = { kind: ColumnKind; example: string; shape: string };

/** Heading words in English, German and Croatian. */
export const columnWords: readonly Words[] = [
  { kind: "place", example: "Order", shape: "order|#|no\\.?|nr\\.?|group|code|rb\\.?" },
  { kind: "name", example: "Vježba", shape: "exercises?|exercise name|lifts?|movements?|name|übung(?:en)?|vježb[ae]" },
  {
    kind: "sets",
    example: "Sätze",
    shape: "(?:working )?sets?|(?:#|no\\.?) ?(?:of )?sets|serij[ae]|sätze|satz|rounds",
  },
  {
    kind: "reps",
    example: "Reps / Time",
    shape:
      "(?:target )?reps?(?: range)?|rep range|(?:#|no\\.?) ?(?:of )?reps|repetitions|time|duration|distance|" +
      "reps? ?(?:/|or) ?(?:time|duration|distance)|ponavljanja|pon\\.?|wdh\\.?|wiederholungen",
  },
  {
    kind: "rounds",
    example: "Sets x Reps",
    shape: "(?:sets?|serije|sätze) ?(?:x|/|&|and|i|und|\\*) ?(?:reps?|ponavljanja|pon\\.?|wdh\\.?)|scheme|prescription",
  },
  { kind: "round", example: "Set 1", shape: "(?:set|serija|satz|s) ?\\d{1,2}|\\d{1,2}\\. ?(?:set|serija|satz)" },
  { kind: "week", example: "Week 2", shape: "(?:w|wk|week|woche|tjedan) ?\\d{1,2}" },
  { kind: "day", example: "Day", shape: "day|tag|dan" },
  { kind: "rpe", example: "Target RPE", shape: "(?:target )?rpe" },
  { kind: "rir", example: "RIR", shape: "rir" },
  { kind: "rest", example: "Pauza", shape: "rest(?: time| period)?|pause|pauza|odmor" },
  { kind: "tempo", example: "Tempo", shape: "tempo" },
  {
    kind: "note",
    example: "Napomena",
    shape:
      "notes?|comments?|cues?|instructions?|remarks?|done|actual|results?|video|demo|link|muscles?(?: group)?|equipment|napomen[ae]|bilješk[ae]|notiz(?:en)?|anmerkung(?:en)?",
  },
  { kind: "intensity", example: "Intensity", shape: "(?:target )?intensity|intenzitet|intensität" },
  {
    kind: "load",
    example: "Weight (lbs)",
    shape: "(?:(?:target |working )?(?:weight|load)|percent(?:age)?|gewicht|težina|opterećenje)?",
  },
];

const unit =
  "(?<unit>kgs?|lbs?|%(?: ?(?:of )?(?:the |my )?(?:max|e?1 ?rm|tm|training max|\\d{1,2} ?rm))?|s|secs?|sek\\.?|seconds|mins?|minutes)";
const shapes = columnWords.map(
  ({ kind, shape }) => [kind, new RegExp(`^(?:${shape})(?: ?[([]?(?:in )?${unit}[)\\]]?)?$`, "iu")] as const,
);

export function columnOf(heading: string): Column | null {
  const text = heading.replace(/[:*_]+/g, "").trim();
  if (text === "") return null;
  for (const [kind, shape] of shapes) {
    const found = shape.exec(text);
    if (found && kind === "week") return { kind, unit: text };
    if (found) return { kind, unit: unitOf(found.groups?.unit ?? (/^percent/i.test(text) ? "%" : "")) };
  }
  return null;
}

function unitOf(written: string): string {
  const text = written.toLowerCase().replace(/\s/g, "");
  if (text.startsWith("%"))
    return /tm$|training/.test(text) ? "%TM" : `%${/([2-9]|\d\d)rm$/.exec(text)?.[0].toUpperCase() ?? ""}`;
  return /^(?:kg|lb|min|s)/.exec(text)?.[0] ?? "";
}
