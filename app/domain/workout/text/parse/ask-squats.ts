import type { SetType } from "#app/domain/workout/document/set-types.ts";
import type { Ask } from "#app/domain/workout/text/words/lines.ts";
import type { EntryDraft, SetDraft } from "./drafts.ts";
import { inItsPlace, questionOf } from "./questions.ts";
import type { Names } from "./resolve.ts";

const againstTheClock: ReadonlySet<SetType | null> = new Set(["amrap", "emom", "forTime", "interval", "giant"]);
const squats = /(?<![\p{L}\p{N}-])squats?(?![\p{L}\p{N}])/iu;
const withoutLoad = "Air squat";

/** '15 squats' against the clock and without a load are rather those without a bar. */
export function askAboutSquats({ setType, entries }: SetDraft, names: Names, ask: Ask) {
  if (!againstTheClock.has(setType) || !names.named(withoutLoad)) return;
  for (const entry of entries) if (isBare(entry)) askAboutOne(entry, ask);
}

function isBare({ line, exercise, segments }: EntryDraft): boolean {
  const isLoaded = segments?.some(({ values }) => values.some(({ category }) => category === "weight"));
  const typed = squats.exec(line.raw);
  if (!exercise || isLoaded || !typed || exercise.name === withoutLoad) return false;
  return !new RegExp(`\\p{L}[\\s-]+${typed[0]}`, "iu").test(line.raw) && /squat$/i.test(exercise.name);
}

function askAboutOne({ line, exercise }: EntryDraft, ask: Ask) {
  const choices = [withoutLoad, exercise?.name ?? ""].map((name) => ({
    label: name,
    texts: [inItsPlace(line, line.raw.replace(squats, name))],
  }));
  ask(questionOf(line, line.start, "Which squats do you mean?", choices));
}
