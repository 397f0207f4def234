import { v7 as newId } from "uuid";
import { type Clip, clipOf, clipOfWeek } from "#app/domain/workout/clipboard/clip.ts";
import { fillAt, fillLabel } from "#app/domain/workout/clipboard/fill.ts";
import { formatClip } from "#app/domain/workout/clipboard/format-clip.ts";
import { type Pasted, pasteAt, pasteWeek } from "#app/domain/workout/clipboard/paste.ts";
import type { AddressedCommand } from "#app/domain/workout/commands/apply.ts";
import { commandLabel } from "#app/domain/workout/commands/labels.ts";
import { clearDays, noDaySelected, restDays } from "#app/domain/workout/commands/select-days.ts";
import type { ModuleExercise } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { isRefusal, notFound, type Outcome } from "#app/domain/workout/document/outcome.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { dayBox } from "#app/domain/workout/form/search-names.ts";
import { clipToPaste } from "#app/editor/state/clip-to-paste.ts";
import { storeClip } from "#app/editor/state/clipboard.ts";
import { focusIn } from "#app/editor/state/form-dom.ts";
import { dispatchTogether } from "#app/editor/state/together.ts";
import { paths } from "#app/paths.ts";
import { fetchJson } from "#app/ui/browser/fetch-json.ts";
import type { Desk } from "./desk.ts";

type CopyPress = Extract<Press, { press: "copy" | "copyWeek" }>;
type PastePress = Extract<Press, { press: "paste" | "pasteWeek" }>;

type DayPress = CopyPress | PastePress | Extract<Press, { press: "restDays" | "clearDays" }>;

const dayPresses: readonly Press["press"][] = ["copy", "copyWeek", "paste", "pasteWeek", "restDays", "clearDays"];

export function isDayPress(press: Press): press is DayPress {
  return dayPresses.includes(press.press);
}

export function pressDays(desk: Desk, press: DayPress) {
  if (press.press === "copy" || press.press === "copyWeek") copy(desk, press);
  else if (press.press === "paste" || press.press === "pasteWeek") void paste(desk, press);
  else changeSelected(desk, press.press);
}

export function copy(desk: Desk, press: CopyPress) {
  const clip = clipToCopy(desk, press);
  if (!clip) return desk.announce("Given item not found.");
  storeClip(desk.view.program.id, clip);
  desk.announce(`Copied: ${formatClip(clip)}.`);
}

function clipToCopy({ store, view: { days } }: Desk, press: CopyPress): Clip | null {
  if (press.press === "copyWeek") {
    return clipOfWeek(days.map(({ key }) => (key === null ? null : (store.entries.get(key)?.workout ?? null))));
  }
  const workout = store.entries.get(press.key)?.workout;
  return workout ? clipOf(workout, press.part) : null;
}

export async function paste(desk: Desk, press: PastePress) {
  const clip = await clipToPaste(desk.view.program.id);
  const wanted = isRefusal(clip) ? clip : pasteFrom(desk, clip, press);
  if (isRefusal(wanted)) return desk.announce(wanted.reason);
  runTogether(desk, wanted.commands, press.press === "pasteWeek" ? "paste week" : null, () => {
    if (wanted.made) focusIn(wanted.made, ".cell", "input", "summary");
    else if (document.activeElement === document.body && "key" in press)
      document.getElementById(`day-${press.key}`)?.focus();
  });
}

function pasteFrom({ store, view: { days } }: Desk, clip: Clip, press: PastePress): Outcome<Pasted> {
  if (press.press === "pasteWeek") {
    return pasteWeek(
      clip,
      days.map(({ key }) => key),
      newId,
    );
  }
  const workout = store.entries.get(press.key)?.workout;
  return workout ? pasteAt(clip, { key: press.key, workout, part: press.part }, newId) : notFound();
}

/** The last use is looked up first; typing goes on meanwhile, so the exercise may have values by then. */
export async function fill(desk: Desk, { key, id }: Extract<Press, { press: "fill" }>) {
  const { store, view, announce } = desk;
  const workoutNow = () => store.entries.get(key)?.workout ?? null;
  const before = workoutNow();
  const exercise = before && findExercise(before, id)?.moduleExercise.exercise?.id;
  if (!exercise) return announce(notFound().reason);
  const found = await fetchJson<{ last: ModuleExercise | null }>(paths.lastUse(view.program.id, exercise));
  if (!found) return announce("The server could not be asked about last time. Press again.");
  const workout = workoutNow();
  const wanted = workout ? fillAt(found.last, { key, workout, id }, newId) : notFound();
  if (isRefusal(wanted)) return announce(wanted.reason);
  runTogether(desk, wanted.commands, fillLabel(before, id), () => focusIn(id, ".cell", "input"));
}

function changeSelected(desk: Desk, press: "restDays" | "clearDays") {
  const { form, store, announce } = desk;
  const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>(`[name="${dayBox}"]:checked`) ?? [])];
  if (boxes.length === 0) return announce(noDaySelected);
  const keys = boxes.map(({ value }) => value);
  const isRest = (key: string) => store.entries.get(key)?.workout.restDay === true;
  const commands = press === "restDays" ? restDays(keys) : clearDays(keys, isRest, newId);
  const days = `${keys.length} ${keys.length === 1 ? "day" : "days"}`;
  runTogether(desk, commands, press === "restDays" ? `make ${days} rest` : `clear ${days}`, () => {
    for (const box of boxes) box.checked = false;
    form.current?.querySelector<HTMLElement>(".week")?.focus();
  });
}

/** Without a label, the single command's own. Focus stays if the commands are rejected. */
function runTogether({ store, commit }: Desk, commands: AddressedCommand[], label: string | null, focus: () => void) {
  const [first] = commands;
  const before = first && store.entries.get(first.workoutKey)?.workout;
  const step = label ?? (first && before ? commandLabel(before, first.command) : "");
  commit(() => dispatchTogether(store, commands, step), {
    focus: ({ ok }) => ok && focus(),
    announce: (outcome) => (outcome.ok ? `${step.charAt(0).toUpperCase()}${step.slice(1)}.` : outcome.reason),
  });
}
