import type { Ask } from "#app/domain/workout/text/words/lines.ts";
import { askAboutHeading, askAboutLetteredSet } from "./ask-headings.ts";
import { askAboutLastRest, askAboutLetters, askAboutMeasures, askAboutRestDay, askAboutSquats } from "./ask-lines.ts";
import type { WorkoutDraft } from "./drafts.ts";
import type { Names } from "./resolve.ts";

export function askAbout(draft: WorkoutDraft, { names, ask }: { names: Names; ask: Ask }) {
  const isWholeDay = draft.sets.length === 1;
  for (const set of draft.sets) {
    if (!askAboutLetteredSet(set, ask)) askAboutHeading(set, { names, ask, isWholeDay });
    askAboutSquats(set, names, ask);
    for (const entry of set.entries) {
      askAboutMeasures(entry, ask);
      askAboutLastRest(set, entry, ask);
    }
  }
  askAboutLetters(draft.sets, ask);
  if (isWholeDay) askAboutRestDay(draft.sets[0], ask);
}
