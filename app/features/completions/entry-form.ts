import { maxCommentLength } from "#app/domain/completions/document.ts";
import { type EntryRound, type EntrySet, isEntryField } from "#app/domain/completions/entry.ts";
import { choice, day, defineForm, type Fields, text, tick } from "#app/domain/forms/form.ts";
import { type Typed, typedIn } from "#app/domain/forms/typed.ts";
import { dayMessage } from "#app/features/records/forms.ts";

const maxMinutes = 1_440;

/** CR-10 in half steps. */
export const ratings = Array.from({ length: 21 }, (_, half) => String(half / 2));

export const feedbackFields = {
  sessionRpe: choice({ label: "Session RPE", among: ratings, wrong: "Choose a rating from 0 to 10" }),
  minutes: text({ label: "Minutes", check: minutesProblem }),
  comment: text({ label: "Comment", max: maxCommentLength }),
  successfullyCompleted: tick({ label: "Successfully completed" }),
};

const summary = {
  on: day({ label: "Day*", required: "Enter the day", wrong: "Enter the day" }),
  ...feedbackFields,
};

export type EntryFacts = { today: string };

type Problems = (typed: Readonly<Record<string, unknown>>) => Record<string, string>;

/** A field for each value of the workout. `problems`: of the values, which the server alone reads. */
export function entryForm(sets: readonly EntrySet[], problems: Problems = () => ({})) {
  const fields: Fields & typeof summary = { ...roundFields(sets), ...summary };
  return defineForm({
    id: "entry",
    fields,
    size: "list",
    cross: (typed, { today }: EntryFacts) => ({ ...problems(typed), on: dayMessage(typed, today) }),
  });
}

export function roundFields(sets: readonly EntrySet[]): Fields {
  const rounds = sets.flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.rounds));
  return Object.fromEntries(rounds.flatMap(fieldsOfRound));
}

/** In characters; far above any value. */
const maxValue = 100;

function fieldsOfRound({ cells, tick: done }: EntryRound): [string, Fields[string]][] {
  const typed = cells.map(({ name, label }): [string, Fields[string]] => [name, text({ label, max: maxValue })]);
  return done ? [...typed, [done.name, tick({ label: done.label })]] : typed;
}

/** For the page of a workout that is gone: what was typed into it, without knowing into which round. */
export function typedEntry(posted: FormData): Typed[] {
  const fields = [...posted.keys()].filter(isEntryField).map((name) => [name, text({ label: "Done" })]);
  return typedIn({ id: "entry", fields: { ...Object.fromEntries(fields), ...summary } }, posted);
}

function minutesProblem(typed: string) {
  const isRight = /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= maxMinutes;
  return isRight ? null : `Enter whole minutes from 1 to ${maxMinutes}.`;
}
