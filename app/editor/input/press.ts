import { v7 as newId } from "uuid";
import { noWeek } from "#app/domain/schedule/week.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import { commandLabel } from "#app/domain/workout/commands/labels.ts";
import { fieldCommand } from "#app/domain/workout/form/field-command.ts";
import { parseFieldName } from "#app/domain/workout/form/fields.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { explorerNames } from "#app/domain/workout/form/search-names.ts";
import { movable } from "#app/domain/workout/moving/destinations.ts";
import { announceMoved } from "#app/domain/workout/moving/landing.ts";
import { fromLibrary } from "#app/editor/moving/move.ts";
import { dispatch } from "#app/editor/state/dispatch.ts";
import { focusIn } from "#app/editor/state/form-dom.ts";
import { keepMine, keepTheirs, travel } from "#app/editor/state/steps.ts";
import type { ExerciseCard } from "#app/editor/state/views.ts";
import type { Desk } from "./desk.ts";
import { fill, isDayPress, pressDays } from "./desk-days.ts";
import { followPress, neighbourOf } from "./follow-press.ts";

export function onPress(desk: Desk, press: Press, button: HTMLElement) {
  const neighbour = neighbourOf(button);
  const follow = () => desk.form.current && followPress(desk.form.current, press, button, neighbour);
  if (isDayPress(press)) return pressDays(desk, press);
  switch (press.press) {
    case "command":
      return run(desk, press.key, press.command, follow);
    case "open":
    case "fold":
      return desk.commit(() => desk.setOpen(press.press === "open" ? press.id : null), { focus: follow });
    case "place":
      return openMoveOf(desk, press.key, press.id);
    case "placeFound":
      return desk.openMove(fromLibrary(desk.explorer.exercises, press.exerciseId, desk.store.units));
    case "add":
      return add(desk, press, desk.store.focus.found?.exercises.find(hasId(press.exerciseId)));
    case "addToTarget":
      return addToTarget(desk, press.exerciseId);
    case "fill":
      return void fill(desk, press);
    case "find":
      return desk.search.find(press, fieldBefore(button), true);
    case "explore":
      return press.shown === null ? desk.explorer.search(desk.explorer.filters, 0) : desk.explorer.showMore();
    case "week":
      return goToWeek(desk, press.week);
    case "density":
      return desk.keepDensity(press.density);
    case "convert":
      return convert(desk, press);
    case "undo":
    case "redo":
      return travelBy(desk, press.press);
    case "keep":
    case "take":
      return decideDay(desk, press);
    default:
      return saveOrShowProblem(desk);
  }
}

function openMoveOf({ store, openMove }: Desk, key: string, id: string) {
  const workout = store.entries.get(key)?.workout;
  openMove(workout ? movable(key, workout, id) : null);
}

function decideDay(desk: Desk, { press, key }: Extract<Press, { press: "keep" | "take" }>) {
  const { store, commit } = desk;
  const theirs = store.entries.get(key)?.theirs;
  const choose = press === "keep" ? keepMine : keepTheirs;
  if (theirs) commit(() => choose(store, { key, theirs }));
  if (press === "keep") saveOrShowProblem(desk);
}

export function add(desk: Desk, set: { key: string; moduleId: string }, exercise: ExerciseCard | undefined) {
  if (!exercise) return desk.announce("Given item not found.");
  const { imageUrl: _, categories: __, ...snapshot } = exercise;
  const { key, moduleId } = set;
  const moduleExerciseId = newId();
  run(desk, key, { type: "exercise.add", moduleId, moduleExerciseId, exercise: snapshot }, (isDone) => {
    if (!isDone) return;
    if (desk.store.focus.found?.moduleId === moduleId) desk.search.clear(desk.form.current);
    focusIn(moduleExerciseId, ".cell", "input");
  });
}

export function travelBy({ store, commit }: Desk, direction: "undo" | "redo") {
  const done = direction === "undo" ? "Undone" : "Done again";
  commit(() => travel(store, direction), {
    announce: (label) => (label === null ? `Nothing to ${direction}.` : `${done}: ${label}.`),
  });
}

function convert(desk: Desk, { name, converts }: Extract<Press, { press: "convert" }>) {
  const { store, form, commit, showField } = desk;
  const place = parseFieldName(name);
  const field = form.current?.elements.namedItem(name);
  const before = place && store.entries.get(place.key)?.workout;
  if (!before || !(field instanceof HTMLInputElement)) return;
  const text = field.value;
  const command = fieldCommand(before, place, text, newId, converts);
  if (!command) return;
  commit(() => dispatch(store, { workoutKey: place.key, command }, { name, text }), {
    focus: () => showField(name),
    announce: (outcome) => (outcome.ok ? sentence(commandLabel(before, command)) : outcome.reason),
  });
}

/** Saving would lose rejected input. */
export function saveOrShowProblem({ store, save, announce, showField }: Desk) {
  const { firstError } = store.summary;
  if (firstError === null) return save();
  showField(firstError);
  announce("Correct this field, then save again.");
}

function run({ store, commit, dayName }: Desk, key: string, command: Command, focus: (isDone: boolean) => void) {
  const before = store.entries.get(key)?.workout;
  commit(() => dispatch(store, { workoutKey: key, command }), {
    focus: ({ ok }) => focus(ok),
    announce(outcome) {
      if (!outcome.ok) return outcome.reason;
      return !before
        ? null
        : (announceMoved(before, outcome.workout, dayName, command) ?? sentence(commandLabel(before, command)));
    },
  });
}

function addToTarget(desk: Desk, exerciseId: string) {
  const target = desk.form.current?.elements.namedItem(explorerNames.target);
  const [key = "", moduleId = ""] = target instanceof HTMLSelectElement ? target.value.split(" ") : [];
  if (moduleId === "") return desk.announce("Untick a rest day first: exercises are added to a set.");
  add(desk, { key, moduleId }, desk.explorer.exercises.find(hasId(exerciseId)));
}

function goToWeek({ form, pages, goToWeek: go, announce }: Desk, text: string) {
  const field = form.current?.elements.namedItem("week");
  const typed = text === "typed" && field instanceof HTMLInputElement ? field : null;
  const value = typed ? typed.value : text;
  const reason = noWeek(value, pages);
  if (reason === null) return go(Number(value));
  announce(reason);
  if (typed) reportAt(typed, reason);
}

/** The message stays until the field changes. */
function reportAt(field: HTMLInputElement, reason: string) {
  field.setCustomValidity(reason);
  field.reportValidity();
  field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
}

function hasId(wanted: string) {
  return ({ id }: { id: string }) => id === wanted;
}

function fieldBefore(button: HTMLElement) {
  const field = button.previousElementSibling;
  return field instanceof HTMLInputElement ? field.value : "";
}

function sentence(label: string) {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}.`;
}
