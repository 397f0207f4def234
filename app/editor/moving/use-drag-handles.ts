import { type RefObject, useEffect, useState } from "react";
import { isCopyKey } from "#app/domain/workout/moving/drag-keys.ts";
import type { Dragged } from "#app/domain/workout/moving/drop.ts";
import { type Held, heldAt, type Way } from "./drag-dom.ts";
import { dragCopy, followPointer, placeCarried, type Session } from "./drag-session.ts";

const starts = [
  { type: "mousedown", way: "mouse", listener: "onMouseDown" },
  { type: "touchstart", way: "touch", listener: "onTouchStart" },
  { type: "keydown", way: "key", listener: "onKeyDown" },
] as const satisfies { type: string; way: Way; listener: string }[];

/** One listener per event for the whole week: only the grabbed thing becomes draggable, at that moment. */
export function useDragHandles(
  form: RefObject<HTMLElement | null>,
  session: Session,
  fromLibrary: (exerciseId: string) => Dragged | null,
): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    const week = form.current;
    const stops = starts.map(({ type, way, listener }) => {
      const start = (event: Event) => {
        const found = session.shown ? null : heldAt(event.target, way, fromLibrary);
        if (!found) return;
        session.mover.commit(() => setHeld(found));
        session.listeners?.[listener]?.(asReactEvent(event));
      };
      week?.addEventListener(type, start, { passive: way === "touch" });
      return () => week?.removeEventListener(type, start);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, session, fromLibrary]);
  return held;
}

function asReactEvent(event: Event) {
  return { nativeEvent: event, target: event.target, preventDefault: () => event.preventDefault() };
}

export function useQuietButtons(session: Session) {
  useEffect(() => {
    let isSpent = false;
    const begin = () => {
      isSpent = false;
    };
    const press = (event: Event) => {
      if (isSpent || session.shown) event.preventDefault();
    };
    const key = (event: KeyboardEvent) => {
      isSpent = session.shown !== null;
      if (session.shown && (event.ctrlKey || event.metaKey)) event.stopPropagation();
    };
    const release = () => {
      isSpent = session.shown !== null;
    };
    const listeners = { mousedown: begin, touchstart: begin, click: press, keydown: key, mouseup: release };
    for (const [type, listen] of Object.entries(listeners)) {
      window.addEventListener(type, listen as EventListener, { capture: true, passive: type === "touchstart" });
    }
    return () => {
      for (const [type, listen] of Object.entries(listeners)) {
        window.removeEventListener(type, listen as EventListener, { capture: true });
      }
    };
  }, [session]);
}

/** Ctrl or Alt copies while held, as in file managers. */
export function useCopyKeys(session: Session) {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (session.shown?.held.way !== "mouse" || !isCopyKey(event.key)) return;
      // why: Alt alone would open the browser's menu
      event.preventDefault();
      dragCopy(session, isCopyKeyHeld(event));
    };
    const types = ["keydown", "keyup"] as const;
    for (const type of types) window.addEventListener(type, follow, { capture: true });
    return () => {
      for (const type of types) window.removeEventListener(type, follow, { capture: true });
    };
  }, [session]);
}

function pointOf(event: Event) {
  if (event instanceof MouseEvent) return event;
  return event instanceof TouchEvent ? event.touches[0] : null;
}

function isCopyKeyHeld({ ctrlKey, altKey }: MouseEvent | KeyboardEvent) {
  return ctrlKey || altKey;
}

export function usePointer(session: Session) {
  useEffect(() => {
    const move = (event: Event) => {
      if (session.shown?.held.way === "key") return placeCarried(session);
      const point = pointOf(event);
      if (point) session.pointer = { x: point.clientX, y: point.clientY };
      if (!session.shown) return;
      followEvent(session, event);
      placeCarried(session);
    };
    const types = ["mousemove", "touchmove", "scroll"];
    for (const type of types) window.addEventListener(type, move, { capture: true, passive: true });
    return () => {
      for (const type of types) window.removeEventListener(type, move, { capture: true });
    };
  }, [session]);
}

function followEvent(session: Session, event: Event) {
  if (event instanceof MouseEvent) dragCopy(session, isCopyKeyHeld(event));
  // why: the event already has the element, and searching a full week is slow
  const isUnder = event instanceof MouseEvent && event.target instanceof Element;
  followPointer(session, isUnder ? (event.target as Element) : null);
}
