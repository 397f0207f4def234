import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type RefObject, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { dragCodes } from "#app/domain/workout/moving/drag-keys.ts";
import { type DayName, dropEffect } from "#app/domain/workout/moving/landing.ts";
import { useEditor } from "#app/editor/state/context.ts";
import type { EditorStore } from "#app/editor/state/store.ts";
import type { ExerciseCard } from "#app/editor/state/views.ts";
import type { Held } from "./drag-dom.ts";
import {
  cancelDrag,
  carry,
  type DragView,
  endDrag,
  nothingCarried,
  placeCarried,
  type Session,
  type Shown,
  startDrag,
  useSession,
} from "./drag-session.ts";
import { fromLibrary } from "./move.ts";
import { useCopyKeys, useDragHandles, usePointer, useQuietButtons } from "./use-drag-handles.ts";

export type DragProps = {
  form: RefObject<HTMLFormElement | null>;
  dayName: DayName;
  exercises: ExerciseCard[];
};

/**
 * A sibling of the week, not around it: dnd-kit knows one dragged thing and one drop zone, and the DOM tells what is
 * under the pointer. So dragging never renders the week, however full.
 */
export function DragLayer({ form, dayName, exercises }: DragProps) {
  const id = useId();
  const { store } = useEditor();
  const session = useSession({ store, form, dayName });
  const held = useDragHandles(form, session, useLibrary(exercises, store));
  useQuietButtons(session);
  usePointer(session);
  useCopyKeys(session);
  return (
    <DndContext
      id={id}
      sensors={useCarriers(session)}
      collisionDetection={wherever}
      autoScroll={useScrolling(session)}
      accessibility={{ announcements: silent, restoreFocus: false }}
      onDragStart={() => held && startDrag(session, held)}
      onDragEnd={() => endDrag(session)}
      onDragCancel={() => cancelDrag(session)}
    >
      {held && <DraggedThing key={held.id} held={held} session={session} />}
      <Week form={form} />
      <Carried session={session} />
    </DndContext>
  );
}

/** Always the week; the DOM and the session do the rest. */
const wherever: CollisionDetection = ({ droppableContainers }) => droppableContainers.map(({ id }) => ({ id }));
const silent: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

function nothing() {
  return undefined;
}

function useCarriers(session: Session) {
  const coordinateGetter = useCallback<KeyboardCoordinateGetter>(
    (event) => {
      carry(session, event);
      // why: the overlay follows its place, wherever that is scrolled to
      return undefined;
    },
    [session],
  );
  return useSensors(
    useSensor(mouse, { activationConstraint: { distance: 6 } }),
    useSensor(touch, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter }),
  );
}

/** Milliseconds between the moves that dnd-kit hears of, which it renders: it only scrolls by them. */
const heardEvery = 100;

type Heard = Pick<ConstructorParameters<typeof MouseSensor>[0], "onMove" | "onEnd" | "onCancel">;

function hearingSeldom<Sensor extends typeof MouseSensor | typeof TouchSensor>(sensor: Sensor): Sensor {
  return new Proxy(sensor, { construct: (Own, [props]) => new Own(seldom(props)) });
}

function seldom<Props extends Heard>(props: Props): Props {
  let latest: Parameters<Heard["onMove"]>[0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    timer = undefined;
    props.onMove(latest);
  };
  const stopBefore = (end: () => void) => () => {
    clearTimeout(timer);
    end();
  };
  return {
    ...props,
    onMove: (to: typeof latest) => {
      latest = to;
      timer ??= setTimeout(hear, heardEvery);
    },
    onEnd: stopBefore(props.onEnd),
    onCancel: stopBefore(props.onCancel),
  };
}

const mouse = hearingSeldom(MouseSensor);
const touch = hearingSeldom(TouchSensor);

/** Enter opens the dialog with day and place. Tab is disabled while dragging. */
const keyboardCodes = { start: dragCodes("pickUp"), cancel: dragCodes("putBack"), end: dragCodes("drop") };

function useLibrary(exercises: ExerciseCard[], { units }: EditorStore) {
  return useCallback((exerciseId: string) => fromLibrary(exercises, exerciseId, units), [exercises, units]);
}

function DraggedThing({ held, session }: { held: Held; session: Session }) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: held.id });
  useLayoutEffect(() => {
    setNodeRef(held.node);
    setActivatorNodeRef(held.handle);
    session.listeners = listeners;
  });
  return null;
}

function Week({ form }: Pick<DragProps, "form">) {
  const { setNodeRef } = useDroppable({ id: "week" });
  useLayoutEffect(() => setNodeRef(form.current?.querySelector<HTMLElement>(".week-fields") ?? null));
  return null;
}

/** Outside the week the page scrolls; the week only scrolls under the pointer, not from the explorer. */
function useScrolling(session: Session) {
  return useMemo(() => {
    const canScroll = (element: Element) => {
      if (element === document.scrollingElement) return true;
      const { x, y } = session.pointer ?? { x: -1, y: -1 };
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom;
    };
    // why: once a frame is enough; by default each frame is laid out three times
    return { canScroll, interval: 16, acceleration: 16 };
  }, [session]);
}

/** Not dnd-kit's overlay, which moves a frame after the pointer; this one is placed while its event is handled. */
function Carried({ session }: { session: Session }) {
  const [{ shown, announcement }, render] = useState<DragView>(nothingCarried);
  const carried = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    session.render = render;
    session.carried = carried.current;
    session.mark = mark.current;
    placeCarried(session);
  });
  return (
    <>
      {shown && (
        <div aria-hidden="true">
          <div className="group" ref={mark}>
            <i className={line} />
            <i className={line} />
            <i className={line} />
            <i className={line} />
          </div>
          <div className={layer} ref={carried}>
            <Chip shown={shown} />
          </div>
        </div>
      )}
      <p className="sr-only [contain:size_layout]" role="status" aria-live="assertive" id="drag-said">
        {announcement}
      </p>
    </>
  );
}

/**
 * Chromium lays all layers out again when a thing moves, unless it has an animation, which need not begin, and when a layer
 * changes its size: this one has a size and a background of its own, whatever the chip in it says.
 */
const layer =
  "fixed top-0 left-0 z-[999] h-32 w-68 [contain:size_layout] pointer-events-none bg-[linear-gradient(transparent,transparent)] will-change-transform animate-[drag-carried_1s_9999s]";

/** Of the mark where it would land. A shadow of that place itself would be drawn with all of its day, at each move. */
const line =
  "fixed top-0 left-0 z-[1] size-px origin-top-left [transform:scale(0)] pointer-events-none bg-accent group-data-not:bg-bad " +
  "will-change-transform animate-[drag-carried_1s_9999s] forced-color-adjust-none forced-colors:bg-[Highlight]";

function Chip({ shown: { held, title, target: place, landed } }: { shown: Shown }) {
  return (
    <div className="drag-chip">
      <b>{dropEffect(held.dragged) === "copy" ? `Copy of ${title}` : title}</b>
      {place && landed && <span className="text-ink-2">{landed.ok ? landed.where : landed.reason}</span>}
    </div>
  );
}
