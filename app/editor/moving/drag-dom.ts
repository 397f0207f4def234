import type { CarryStep } from "#app/domain/workout/moving/drag-keys.ts";
import type { Dragged, Over } from "#app/domain/workout/moving/drop.ts";
import { dropEffect } from "#app/domain/workout/moving/landing.ts";

export type Held = { id: string; dragged: Dragged; node: HTMLElement; handle: HTMLElement; way: Way };

export type DropTarget = { id: string; over: Over; node: HTMLElement };

export type Way = "touch" | "mouse" | "key";

/** With a mouse a thing can be dragged by its head, too; with touch that would block scrolling. */
const handles: Record<Way, string> = {
  key: ".ib-place",
  touch: ".ib-place, .found-list > li",
  mouse: ".ib-place, .ex-name, .set > summary, .found-list > li",
};

export function heldAt(
  target: EventTarget | null,
  way: Way,
  fromLibrary: (exerciseId: string) => Dragged | null,
): Held | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>(handles[way]) : null;
  const node = handle?.closest<HTMLElement>(".found-list > li, .ex, .set");
  if (!handle || !node) return null;
  const dragged = node.matches("li") ? fromLibrary(libraryId(node)) : draggedIn(node);
  return dragged && { id: node.id || "library", dragged, node, handle, way };
}

export type Point = { x: number; y: number };

/** `under`: what the browser finds at `point`; while something is dragged, of a day that is only the day (drag.css). */
export function dropTargetAt(under: Element | null, point: Point, kind: Dragged["kind"]): DropTarget | null {
  const day = under?.closest(".day");
  const card = day?.querySelector<HTMLElement>(".card");
  if (!day || !card) return null;
  const element = innermostAt(day, point);
  const position = element.closest<HTMLElement>(".pos");
  if (kind === "set") return position ? positionTarget(position) : dayTarget(card);
  const exercise = element.closest<HTMLElement>(".ex");
  if (exercise) return exerciseTarget(exercise);
  const set = element.closest<HTMLElement>(".set");
  return set ? setTarget(set) : dayTarget(card);
}

function innermostAt(day: Element, { x, y }: Point): Element {
  let found = day;
  for (const part of [".pos", ".set", ".ex"]) {
    const parts = [...found.querySelectorAll(part)];
    found =
      parts.find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return x >= left && x < right && y >= top && y < bottom;
      }) ?? found;
  }
  return found;
}

export function dropTargetsFor(form: HTMLElement, { dragged, node }: Held): DropTarget[] {
  const cards = [...form.querySelectorAll<HTMLElement>(".card")];
  const leaving = dropEffect(dragged) === "move" ? node : null;
  if (dragged.kind !== "set") return cards.flatMap((card) => [...setsOf(card, leaving), dayTarget(card)]);
  return cards.flatMap((card) => {
    const positions = [...card.querySelectorAll<HTMLElement>(".pos")].map(positionTarget);
    return card.contains(leaving) ? positions : [...positions, dayTarget(card)];
  });
}

export function nextDropTarget(targets: DropTarget[], from: DropTarget | null, step: CarryStep): DropTarget | null {
  const index = targets.findIndex(({ id }) => id === from?.id);
  if (step === "after") return targets[index + 1] ?? null;
  if (step === "before") return targets[index - 1] ?? null;
  const days = [...new Set(targets.map(({ over }) => over.workoutKey))];
  const day = days[days.indexOf(targets[index]?.over.workoutKey ?? "") + (step === "dayAfter" ? 1 : -1)];
  return targets.find(({ over }) => over.workoutKey === day) ?? null;
}

export function ownDropTarget({ dragged, node }: Held): DropTarget | null {
  if (dragged.kind === "library") return null;
  const position = node.closest<HTMLElement>(".pos");
  return dragged.kind === "set" ? position && positionTarget(position) : exerciseTarget(node);
}

/** A folded set only has its end as a place; for a thing of the set itself, that is the last entry's place. */
function setsOf(card: HTMLElement, leaving: HTMLElement | null): DropTarget[] {
  return [...card.querySelectorAll<HTMLElement>(".set")].flatMap((set) => {
    const isShown = !(set instanceof HTMLDetailsElement) || set.open;
    const exercises = isShown ? [...set.querySelectorAll<HTMLElement>(".ex")].map(exerciseTarget) : [];
    return set.contains(leaving) ? exercises : [...exercises, setTarget(set)];
  });
}

function draggedIn(node: HTMLElement): Dragged {
  const workoutKey = keyOf(node);
  if (node.matches(".ex")) return { kind: "exercise", workoutKey, moduleExerciseId: node.id };
  return { kind: "set", workoutKey, moduleId: node.id };
}

function exerciseTarget(node: HTMLElement): DropTarget {
  return target(node, { kind: "exercise", workoutKey: keyOf(node), moduleExerciseId: node.id }, node.id);
}

function setTarget(node: HTMLElement): DropTarget {
  return target(node, { kind: "set", workoutKey: keyOf(node), moduleId: node.id }, node.id);
}

/** Alternatives move together, under the main variation's id. */
function positionTarget(node: HTMLElement): DropTarget {
  const moduleId = node.querySelector(".set")?.id ?? "";
  return target(node, { kind: "set", workoutKey: keyOf(node), moduleId }, moduleId);
}

function dayTarget(card: HTMLElement): DropTarget {
  const zone = card.querySelector<HTMLElement>(".drop-zone") ?? card;
  return target(zone, { kind: "workout", workoutKey: keyOf(card) }, card.id);
}

function target(node: HTMLElement, over: Over, id: string): DropTarget {
  return { id: `over ${id}`, over, node };
}

function keyOf(node: HTMLElement) {
  return node.closest(".card")?.id.slice("day-".length) ?? "";
}

function libraryId(node: HTMLElement) {
  return node.querySelector<HTMLButtonElement>(".ib-add")?.value.split(" ")[1] ?? "";
}
