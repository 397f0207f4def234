import { counted } from "#app/domain/text/counted.ts";
import { defaultUnit } from "#app/domain/trackables/allowed.ts";
import { categoryInSentence, categoryName, unitName } from "#app/domain/trackables/names.ts";
import type { TrackableCategory } from "#app/domain/trackables/table.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import type { MeasurementUnit } from "#app/domain/trackables/units.ts";
import type { RoundDefinition, TrackableSlot } from "#app/domain/workout/document/document.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { roundsFor } from "#app/domain/workout/document/rounds.ts";
import { countedBy, roundWord } from "#app/domain/workout/document/set-types.ts";
import { emptyDefinition, isEmptySlot, slotsFor } from "#app/domain/workout/document/slots.ts";
import type { Report } from "#app/domain/workout/text/words/lines.ts";
import { printedWord } from "#app/domain/workout/text/words/words.ts";
import type { EntryContent, EntryDraft, Note, RoundContent, Segment, SetContent, SetDraft } from "./drafts.ts";

export function finishSets(drafts: readonly SetDraft[], report: Report): SetContent[] {
  const sets: SetContent[] = [];
  let main: SetContent | null = null;
  for (const draft of drafts) {
    const set = finishSet(draft, main, report);
    if (!draft.isAlternative) main = set;
    sets.push(set);
  }
  const [tooMany] = drafts.slice(limits.modules);
  if (tooMany) report(tooMany.place, `A workout has at most ${limits.modules} sets, alternatives included.`);
  return sets;
}

/** A note that is too long is reported where it exceeds the limit. */
export function joinNotes(notes: readonly Note[], what: string, most: number, report: Report): string {
  const text = notes.map((note) => note.text).join("\n");
  const [first] = notes;
  if (first && text.length > most) report(first, `${what} has at most ${most} characters.`);
  return text;
}

function finishSet(draft: SetDraft, main: SetContent | null, report: Report): SetContent {
  const setType = draft.inherits && main ? main.setType : draft.setType;
  const setRounds = countRounds({ ...draft, setType }, main, report);
  const rounds = setRounds === undefined ? undefined : roundsFor(setType, setRounds, draft.entries.length);
  const [tooMany] = draft.entries.slice(limits.moduleExercises);
  if (tooMany) report(tooMany.place, `A set has at most ${limits.moduleExercises} exercises.`);
  if (draft.name.length > limits.name) report(draft.place, `A set name has at most ${limits.name} characters.`);
  return {
    isAlternative: draft.isAlternative,
    setType,
    setRounds: setRounds ?? null,
    name: draft.name,
    timing: draft.timing,
    description: joinNotes(draft.notes, "A description", limits.description, report),
    entries: draft.entries.map((entry) => finishEntry(entry, rounds, report)),
  };
}

/** As written, else counted from the lines, else the main variation's, else 1; undefined if invalid. */
function countRounds(draft: SetDraft, main: SetContent | null, report: Report): number | null | undefined {
  const countUnit = countedBy(draft.setType);
  if (countUnit === null) return null;
  const inherited = draft.inherits && main ? main.setRounds : undefined;
  if (countUnit === "minute" && draft.count === undefined && inherited === undefined) {
    report(draft.place, `Write the minutes, like ${printedWord(draft.setType)} 12.`);
    return undefined;
  }
  const written = countUnit === "minute" ? null : draft.entries.map(roundsWritten).find((count) => count !== null);
  const count = draft.count !== undefined ? draft.count : (written ?? (inherited === undefined ? 1 : inherited));
  if (count !== null && (count < 1 || count > limits.rounds)) {
    report(draft.place, `A set has 1 to ${limits.rounds} ${roundWord(draft.setType)}, not ${count}.`);
    return undefined;
  }
  return count;
}

function roundsWritten({ segments }: EntryDraft): number | null {
  if (!segments || segments.length === 0) return null;
  const [only] = segments;
  if (segments.length === 1) return only?.count ?? null;
  return segments.reduce((sum, { count }) => sum + (count ?? 1), 0);
}

function finishEntry(draft: EntryDraft, rounds: number | undefined, report: Report): EntryContent {
  const { exercise, kept, segments, details } = draft;
  const description = joinNotes(draft.notes, "A description", limits.description, report);
  const written = roundsWritten(draft);
  if (written !== null && rounds !== undefined && written !== rounds) {
    report(
      segments?.[0]?.place ?? draft.place,
      `This set has ${counted(rounds, "round")}, but this line has ${written}.`,
    );
  }
  if (exercise && segments?.length === 0) return withoutValues(draft, description, rounds ?? 0);
  const slots = exercise ? columnsOf(segments ?? [], report) : restColumn(segments ?? [], report);
  return { kept, exercise, description, slots, rounds: expand(segments ?? [], slots, rounds ?? 0), details };
}

/** Without values the columns come from the exercise's configuration, as after a click in the explorer. */
function withoutValues({ exercise, kept, details }: EntryDraft, description: string, rounds: number): EntryContent {
  const slots = slotsFor(exercise?.trackableCategoryConfiguration ?? []).filter((slot) => !isEmptySlot(slot));
  const round = { isRest: false, definitions: slots.map(emptyDefinition) };
  return { kept, exercise, description, slots, rounds: Array.from({ length: rounds }, () => round), details };
}

function restColumn(segments: readonly Segment[], report: Report): TrackableSlot[] {
  const [other] = segments.flatMap(({ values }) => values.filter(({ category }) => category !== "time"));
  if (other) report(other.place, "A rest has only its time, like rest 1:30 or rest 90s.");
  return [{ trackableCategory: "time", measurementUnit: "seconds" }];
}

function columnsOf(segments: readonly Segment[], report: Report): TrackableSlot[] {
  const units = new Map<TrackableCategory, MeasurementUnit | null>();
  for (const { values } of segments) {
    const inRound = new Set<TrackableCategory>();
    for (const { category, unit, place, text } of values) {
      if (inRound.has(category)) {
        report(
          place,
          `'${text}' gives ${categoryInSentence(category)} a second time in this round. Separate rounds with |.`,
        );
      }
      inRound.add(category);
      const known = units.get(category) ?? null;
      if (known && unit && known !== unit) {
        report(
          place,
          `${categoryName(category)} is in ${unitName(known)} earlier in this line: an exercise has one unit for it.`,
        );
      }
      units.set(category, known ?? unit);
    }
  }
  return [...units].map(([trackableCategory, unit]) => ({
    trackableCategory,
    measurementUnit: unit ?? defaultUnit(trackableCategory),
  }));
}

function expand(segments: readonly Segment[], slots: readonly TrackableSlot[], rounds: number): RoundContent[] {
  const written = segments.length === 0 ? [blank] : segments;
  const contents = written.map((segment) => ({ isRest: segment.isRest, definitions: define(segment, written, slots) }));
  const [only] = contents;
  if (only && contents.length === 1) return Array.from({ length: rounds }, () => only);
  return contents.flatMap((content, index) => Array.from({ length: written[index]?.count ?? 1 }, () => content));
}

const blank: Pick<Segment, "count" | "isRest" | "values"> = { count: null, isRest: false, values: [] };

function define(
  { isRest, values }: Pick<Segment, "isRest" | "values">,
  written: readonly Pick<Segment, "values">[],
  slots: readonly TrackableSlot[],
): RoundDefinition[] {
  return slots.map((slot) => {
    const value = values.find(({ category }) => category === slot.trackableCategory);
    if (!value)
      return { ...slot, trackableType: isRest ? "amount" : typeIn(written, slot), value: null, additionalValue: null };
    const base = value.percentageOf ? { percentageOf: value.percentageOf } : {};
    return { ...slot, trackableType: value.type, value: value.value, additionalValue: value.additionalValue, ...base };
  });
}

/** A missing value is empty and has the first round's type, unless that is never empty. */
function typeIn(written: readonly Pick<Segment, "values">[], slot: TrackableSlot): TrackableType {
  const values = written.flatMap((segment) => segment.values);
  const type = values.find(({ category }) => category === slot.trackableCategory)?.type ?? "amount";
  return type === "toFailure" ? "amount" : type;
}
