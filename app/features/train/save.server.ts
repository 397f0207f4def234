import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { enteredInUnits } from "#app/domain/completions/change.ts";
import type { PrescribedWorkout } from "#app/domain/completions/document.ts";
import { enteredValues, entrySets, isRoundTyped, pressRounds } from "#app/domain/completions/entry.ts";
import { mergeTyped } from "#app/domain/completions/merge.ts";
import { inOwnUnits } from "#app/domain/completions/own-units.ts";
import { saveDraft } from "#app/features/drafts/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercisesOf, type Training } from "./workout.server.ts";

type Typed = Readonly<Record<string, unknown>>;

/** Names and texts of the form; what is no field of the workout is ignored. */
export const typedSchema = z.record(z.string().max(100), z.union([z.string().max(200), z.literal(true)]));

/** What the page began with. `shown`: its prescription; `exercises`: one for each entry. */
export const openedSchema = z.object({
  shown: z.string().nullable(),
  exercises: z.array(z.string().max(100).nullable()).max(2_000),
  typed: typedSchema,
});

type Opened = z.infer<typeof openedSchema>;

export function printOpened({
  prescriptionId: shown,
  done,
  typed,
}: Pick<Training, "prescriptionId" | "done" | "typed">) {
  return JSON.stringify({ shown, exercises: exerciseIds(done), typed });
}

/** Null for what no page of ours sends. */
export function parseOpened(text: string): Opened | null {
  try {
    return openedSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function exerciseIds(workout: Training["done"]) {
  return exercisesOf(workout).map(({ exercise }) => exercise?.id ?? null);
}

/** `from`: null for an app. */
export function alsoSaved(from: string | null) {
  return `Saved so far, with what you saved in the meantime ${from ? `on ${from}` : "in an app"}.`;
}

export type Posted = { occurrence: number; version: number; device: string | null };
type Sent = Posted & { opened?: Opened | null };

/**
 * `press`: 'save', 'finish', or the id of what is done as prescribed: a round, a set or 'all'. `taken`: what another
 * device, `from`, saved in other rounds since the page was opened. A round that both changed is refused with both values.
 */
export async function saveSoFar(ctx: Context, training: Training, typed: Typed, press: string, sent: Sent) {
  const { base, written, done, units, programId, prescriptionId } = training;
  const { version, before, taken } = startOf(training, typed, sent);
  const here = { ...typed, ...taken };
  const pressedHere = pressed(base, before, here, press);
  const workout = enteredInUnits({ written, stored: done }, { ...here, ...pressedHere }, units);
  const { occurrence, device, opened } = sent;
  const saved = await saveDraft(ctx, { occurrence, version, programId, prescriptionId, workout }, device);
  if (saved.ok) return { ...saved, press, taken, from: training.device };
  const { latest, ...refusal } = saved;
  if (!latest) return refusal;
  const values = enteredValues(inOwnUnits(latest.workout, units));
  const untouched = mergeTyped(base, { opened: opened?.typed ?? {}, here: typed, elsewhere: values }).taken;
  const began = printOpened({ prescriptionId: latest.prescriptionId, done: latest.workout, typed: values });
  return {
    ...refusal,
    theirs: { values, taken: { ...untouched, ...pressedHere, opened: began }, version: latest.version },
  };
}

/** What is saved over: the version that the page opened, or a later one whose changes are in other rounds. */
function startOf(training: Training, typed: Typed, { opened, occurrence, version }: Sent) {
  const asOpened = { version, before: training.typed, taken: {} };
  const isLater = training.version !== version && training.occurrence === occurrence;
  if (!opened || !isLater || !isSameWorkout(training, opened)) return asOpened;
  const merged = mergeTyped(training.base, { opened: opened.typed, here: typed, elsewhere: training.typed });
  return merged.isClash ? asOpened : { version: training.version, before: opened.typed, taken: merged.taken };
}

function isSameWorkout({ prescriptionId, done }: Training, { shown, exercises }: Opened) {
  return prescriptionId === shown && isDeepStrictEqual(exerciseIds(done), exercises);
}

function pressed(workout: PrescribedWorkout, before: Typed, typed: Typed, press: string): Typed {
  const sets = entrySets(workout);
  const rounds = sets.flatMap(({ id, exercises }) => {
    const all = exercises.flatMap((exercise) => exercise.rounds);
    return press === "all" || press === id ? all : all.filter((round) => round.id === press);
  });
  const [round, ...others] = rounds;
  if (!round || others.length > 0 || isRoundTyped(round, before)) return pressRounds(rounds, typed);
  // why: without script its page shows as done what is saved, so a press doesn't undo what is typed since
  const asked = Object.entries(pressRounds([round], {}));
  return Object.fromEntries(asked.map(([name, prescribed]) => [name, typed[name] || prescribed]));
}
