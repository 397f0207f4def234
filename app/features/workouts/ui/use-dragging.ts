import { useSubmit } from "@remix-run/react";
import { type DragEvent, useRef } from "react";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import type { Placing } from "#app/domain/overview/taking.ts";
import { paths } from "#app/paths.ts";
import { useOpenedBy } from "#app/ui/elements/post-form.tsx";

/** `search`: of the page. `attempt` and `version` are those of the forms that it posts. */
type Page = { programId: string; search: string; attempt: string; version: number };

/** By the mouse, as the dialogs of days and weeks: it posts their forms, whose refusals they show. */
export function useDragging({ programId, search, attempt, version }: Page) {
  const submit = useSubmit();
  const mark = useOpenedBy();
  const held = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);

  function moveOver(target: HTMLElement | null) {
    delete over.current?.dataset.over;
    over.current = target;
    // why: React would render all weeks to mark one
    if (target) target.dataset.over = "";
  }

  return {
    onDragStart(event: DragEvent) {
      held.current = (event.target as HTMLElement).closest<HTMLElement>("[draggable=true]");
      event.dataTransfer.effectAllowed = "copyMove";
    },
    onDragOver(event: DragEvent) {
      const target = targetAt(held.current, event.target as HTMLElement);
      if (target) event.preventDefault();
      event.dataTransfer.dropEffect = placingOf(event);
      if (target !== over.current) moveOver(target);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      if (!held.current || !over.current) return;
      const fields = { [openedBy]: mark, id: attempt, version: String(version), placing: placingOf(event) };
      const action = actionOf(programId, held.current) + search;
      submit({ ...fields, ...placeOf(over.current) }, { method: "post", action, preventScrollReset: true });
    },
    onDragEnd() {
      moveOver(null);
      held.current = null;
    },
  };
}

/** A week goes over weeks, a day over days, and neither over itself. */
function targetAt(held: HTMLElement | null, under: HTMLElement): HTMLElement | null {
  const target = under.closest<HTMLElement>(held?.tagName === "TH" ? "tbody tr" : "td[id]");
  return held && target !== held && target !== held.closest("tr") ? target : null;
}

function actionOf(programId: string, held: HTMLElement): string {
  if (held.tagName === "TH") return paths.placeWeek(programId, Number(weekOf(held)));
  return paths.placeDay(programId, held.id.slice("day-".length));
}

function placeOf(target: HTMLElement): Record<string, string> {
  const week = weekOf(target);
  return target instanceof HTMLTableCellElement ? { week, weekday: String(target.cellIndex - 1) } : { week };
}

function weekOf(inRow: HTMLElement): string {
  return inRow.closest("tr")?.id.slice("week-".length) ?? "";
}

/** Ctrl or Alt copies, as in the editor. */
function placingOf({ ctrlKey, altKey }: DragEvent): Placing {
  return ctrlKey || altKey ? "copy" : "move";
}
