import { useNavigate } from "@remix-run/react";
import { type RefObject, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { v7 as newId } from "uuid";
import type { Command } from "#app/domain/workout/commands.ts";
import type { Press } from "#app/domain/workout/form/presses.ts";
import { explorerNames } from "#app/domain/workout/form/search-names.ts";
import { commandLabel } from "#app/domain/workout/labels.ts";
import type { Focus } from "./context.ts";
import { focusIn, followPress, neighbourOf, showTexts } from "./form-dom.ts";
import type { EditorStore } from "./store.ts";
import type { EditorView, ExerciseCard } from "./types.ts";
import type { Explorer } from "./use-explorer.ts";
import { formEvents } from "./use-form-events.ts";
import { useSetSearch } from "./use-set-search.ts";

type Parts = {
  view: EditorView;
  store: EditorStore;
  form: RefObject<HTMLFormElement | null>;
  explorer: Explorer;
  save: () => void;
};

/** What the buttons of the week's form do where there is scripting, and what a screen reader is told about it. */
export function usePresses({ view, store, form, explorer, save }: Parts) {
  const [open, setOpen] = useState(view.open);
  const [announcement, announce] = useState("");
  const { found, find, clear } = useSetSearch(view.program.id, view.found);
  const focus = useMemo<Focus>(() => ({ open, found }), [open, found]);
  const navigate = useNavigate();

  function run(key: string, command: Command) {
    const before = store.get(key)?.workout;
    const outcome = flushSync(() => store.dispatch({ workoutKey: key, command }));
    if (form.current) showTexts(form.current);
    announce(outcome.ok && before ? sentence(commandLabel(before, command)) : outcome.ok ? "" : outcome.reason);
    return outcome.ok;
  }

  function add(key: string, moduleId: string, exercise: ExerciseCard | undefined) {
    if (!exercise) return announce("Given item not found.");
    const { imageUrl: _, categories: __, ...snapshot } = exercise;
    const moduleExerciseId = newId();
    if (!run(key, { type: "exercise.add", moduleId, moduleExerciseId, exercise: snapshot })) return;
    if (found?.moduleId === moduleId) clear(form.current);
    focusIn(moduleExerciseId, ".cell, input");
  }

  function addToTarget(exerciseId: string) {
    const target = form.current?.elements.namedItem(explorerNames.target);
    const [key = "", moduleId = ""] = target instanceof HTMLSelectElement ? target.value.split(" ") : [];
    if (moduleId === "") return announce("Untick a rest day first: exercises are added to a set.");
    add(
      key,
      moduleId,
      explorer.exercises.find(({ id }) => id === exerciseId),
    );
  }

  function goToWeek(text: string) {
    const field = form.current?.elements.namedItem("week");
    const week = Number(text === "typed" && field instanceof HTMLInputElement ? field.value : text);
    if (!Number.isInteger(week) || week < 1 || week > view.pages) return;
    navigate(`?week=${week}`, { preventScrollReset: true });
  }

  function onPress(press: Press, button: HTMLElement) {
    const neighbour = neighbourOf(button);
    switch (press.press) {
      case "command":
        run(press.key, press.command);
        break;
      case "add":
        return add(
          press.key,
          press.moduleId,
          found?.exercises.find(({ id }) => id === press.exerciseId),
        );
      case "addToTarget":
        return addToTarget(press.exerciseId);
      case "open":
      case "fold":
        flushSync(() => setOpen(press.press === "open" ? press.id : null));
        break;
      case "find":
        return find(press, fieldBefore(button), true);
      case "explore":
        return press.shown === null ? explorer.search(explorer.filters, 0) : explorer.loadMore();
      case "week":
        return goToWeek(press.week);
      case "take":
        return store.revert(press.key);
      default:
        return saveOrShowProblem();
    }
    if (form.current) followPress(form.current, press, button, neighbour);
  }

  /** What was typed and could not be taken is put right first: saving would lose it. */
  function saveOrShowProblem() {
    const { firstError } = store.summary();
    if (firstError === null) return save();
    document.getElementById(firstError)?.focus();
    announce("Put this field right, then save again.");
  }

  const events = formEvents({
    store,
    onPress,
    save: saveOrShowProblem,
    onFind(set, text, isSubmitted) {
      const first = found?.moduleId === set.moduleId && found.text === text ? found.exercises[0] : undefined;
      if (isSubmitted && first) add(set.key, set.moduleId, first);
      else find(set, text, isSubmitted);
    },
    onExplore: (target, isTyped) => explorer.search(explorerFilters(target), isTyped ? undefined : 0),
  });
  return { focus, announcement, events };
}

function explorerFilters(form: HTMLFormElement) {
  const read = (name: string) => String(new FormData(form).get(name) ?? "");
  return {
    search: read(explorerNames.search),
    category: read(explorerNames.category),
    subcategory: read(explorerNames.subcategory),
  };
}

function fieldBefore(button: HTMLElement) {
  const field = button.previousElementSibling;
  return field instanceof HTMLInputElement ? field.value : "";
}

function sentence(label: string) {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}.`;
}
