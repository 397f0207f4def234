import type { DraggableSyntheticListeners } from "@dnd-kit/core";
import { type RefObject, useRef } from "react";
import { carryIntent, isCarryStep } from "#app/domain/workout/moving/drag-keys.ts";
import {
  announceOver,
  announcePickedUp,
  dropEffect,
  type Landing,
  titleOf,
} from "#app/domain/workout/moving/landing.ts";
import { commitIn } from "#app/editor/state/commit.ts";
import { isTextField } from "#app/editor/state/form-dom.ts";
import { type DropTarget, dropTargetAt, dropTargetsFor, type Held, nextDropTarget, ownDropTarget } from "./drag-dom.ts";
import { copyOf, dropAt, landingOf, type Mover, workoutsOf } from "./move.ts";

export type Shown = { held: Held; title: string; target: DropTarget | null; landed: Landing | null };

export type DragView = { shown: Shown | null; announcement: string };

export const nothingCarried: DragView = { shown: null, announcement: "" };

/** Outside React: moving the pointer renders what is carried at most. */
export type Session = {
  mover: Mover;
  render: (view: DragView) => void;
  listeners: DraggableSyntheticListeners;
  pointer: { x: number; y: number } | null;
  shown: Shown | null;
  carried: HTMLElement | null;
  /** Its children are the sides of a box. */
  mark: HTMLElement | null;
  unfold: ReturnType<typeof setTimeout> | undefined;
  name: ReturnType<typeof setTimeout> | undefined;
};

/** Milliseconds that the pointer rests. */
const [nameAfter, unfoldAfter] = [100, 600];

/** Turns off scroll snapping while dragging. */
const dragging = "data-dragging";

type FormRef = RefObject<HTMLFormElement | null>;

export function useSession({ store, form, dayName }: Pick<Mover, "store" | "dayName"> & { form: FormRef }) {
  const commit = commitIn(store, form, (announcement) => show(session.current, null, announcement));
  const mover = { store, form: form.current, dayName, commit };
  const session = useRef<Session>({
    mover,
    render: () => undefined,
    listeners: undefined,
    pointer: null,
    shown: null,
    carried: null,
    mark: null,
    unfold: undefined,
    name: undefined,
  });
  session.current.mover = mover;
  return session.current;
}

export function startDrag(session: Session, held: Held) {
  // why: blur commits the current input first
  if (isTextField(document.activeElement)) document.activeElement.blur();
  const { store, dayName } = session.mover;
  const title = titleOf(workoutsOf(store), held.dragged);
  held.node.dataset.held = "";
  session.mover.form?.setAttribute(dragging, "");
  if (held.way === "key") session.pointer = null;
  const shown = { held, title, target: null, landed: null };
  const announcement = announcePickedUp(workoutsOf(store), dayName, held.dragged);
  if (held.way !== "key") return show(session, shown, announcement);
  show(session, shown, "");
  // why: dnd-kit handles keys from the next task on, and the person may press one at once
  setTimeout(() => session.shown === shown && show(session, shown, announcement), 1);
}

export function followPointer(session: Session, under: Element | null) {
  const { shown, pointer } = session;
  if (!shown || !pointer) return;
  const found = under ?? document.elementFromPoint(pointer.x, pointer.y);
  const target = dropTargetAt(found, pointer, shown.held.dragged.kind);
  if (shown.target?.id !== target?.id) moveOver(session, target, shown);
}

export function placeCarried(session: Session) {
  const { carried, pointer, shown } = session;
  if (!carried || !shown) return;
  placeMark(session, shown);
  const { x, y } = pointer ?? beside((shown.target ?? shown.held).node);
  const [right, bottom] = [window.innerWidth - 260, window.innerHeight - 80];
  const [across, down] = [Math.max(0, Math.min(x + 12, right)), Math.max(0, Math.min(y + 12, bottom))];
  carried.style.transform = `translate(${across}px, ${down}px)`;
}

function placeMark({ mark }: Session, { target, landed }: Shown) {
  if (!mark) return;
  const side = landed && (landed.ok ? landed.side : "not");
  mark.toggleAttribute("data-not", side === "not");
  const box = target && side ? sidesOf(target.node.getBoundingClientRect(), side) : [];
  for (const [at, line] of [...mark.querySelectorAll("i")].entries()) line.style.transform = box[at] ?? "scale(0)";
}

/** Pixels. */
const thickness = { before: 3, after: 3, into: 2, not: 4 };

/** Of the box that something would land in, or the one where it would: a line of one pixel is stretched. */
function sidesOf({ left, top, width, height }: DOMRect, side: keyof typeof thickness): string[] {
  const thick = thickness[side];
  const line = (x: number, y: number, wide: number, high: number) =>
    `translate(${left + x}px, ${top + y}px) scale(${wide}, ${high})`;
  const [above, below] = [line(0, 0, width, thick), line(0, height - thick, width, thick)];
  if (side === "before") return [above];
  if (side === "after") return [below];
  return [above, below, line(0, 0, thick, height), line(width - thick, 0, thick, height)];
}

function beside(node: HTMLElement) {
  const { left, top } = node.getBoundingClientRect();
  return { x: left + 24, y: top };
}

export function dragCopy(session: Session, isCopy: boolean) {
  const { shown } = session;
  if (!shown || shown.held.dragged.kind === "library" || isCopied(shown) === isCopy) return;
  const dragged = isCopy ? copyOf(shown.held.dragged) : { ...shown.held.dragged, copyId: undefined };
  const changed = { ...shown, held: { ...shown.held, dragged } };
  const target = shown.target ?? (shown.held.way === "key" ? ownDropTarget(shown.held) : null);
  if (target) moveOver(session, target, changed);
  else show(session, changed, isCopy ? "It will be copied." : "It will be moved.");
}

function isCopied({ held }: Shown) {
  return dropEffect(held.dragged) === "copy";
}

export function carry(session: Session, event: KeyboardEvent) {
  const { shown, mover } = session;
  const intent = carryIntent(event);
  if (shown && !event.repeat && intent === "copy") return dragCopy(session, !isCopied(shown));
  if (!shown || !mover.form || !isCarryStep(intent)) return;
  event.preventDefault();
  const targets = dropTargetsFor(mover.form, shown.held);
  const next = nextDropTarget(targets, shown.target ?? ownDropTarget(shown.held), intent);
  if (!next) return;
  next.node.scrollIntoView({ block: "nearest", inline: "nearest" });
  moveOver(session, next, shown);
}

export function endDrag(session: Session) {
  const { shown, mover } = session;
  clear(session);
  if (!shown) return;
  const { held, target } = shown;
  if (target) return dropAt(mover, held.dragged, target.over);
  held.handle.focus();
  show(session, null, "Put back.");
}

export function cancelDrag(session: Session) {
  const handle = session.shown?.held.handle;
  clear(session);
  handle?.focus();
  show(session, null, "Put back.");
}

function moveOver(session: Session, target: DropTarget | null, shown: Shown) {
  const { mover } = session;
  leave(session);
  const landed = target && landingOf(mover, shown.held.dragged, target.over);
  const set = target?.node;
  if (session.pointer && set instanceof HTMLDetailsElement && !set.open) session.unfold = unfoldLater(set);
  const announcement =
    target && landed ? announceOver(mover.dayName, shown.held.dragged, target.over, landed) : "Not over a place.";
  const now = { ...shown, target, landed };
  if (session.pointer && shown.held === session.shown?.held) showLater(session, now, announcement);
  else show(session, now, announcement);
}

function unfoldLater(set: HTMLDetailsElement) {
  return setTimeout(() => {
    set.open = true;
  }, unfoldAfter);
}

function leave({ unfold, name }: Session) {
  clearTimeout(unfold);
  clearTimeout(name);
}

function clear(session: Session) {
  leave(session);
  delete session.shown?.held.node.dataset.held;
  session.mover.form?.removeAttribute(dragging);
  session.pointer = null;
  session.shown = null;
}

function show(session: Session, shown: Shown | null, announcement: string) {
  clearTimeout(session.name);
  session.shown = shown;
  session.render({ shown, announcement });
}

/** Places that the pointer only passes are marked, but not named: words take a quarter of the time to the frame. */
function showLater(session: Session, shown: Shown, announcement: string) {
  session.shown = shown;
  session.name = setTimeout(() => session.render({ shown, announcement }), nameAfter);
}
