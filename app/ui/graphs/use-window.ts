import { useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import {
  type Limits,
  moved,
  openingWindow,
  readWindow,
  type Span,
  serializeWindow,
  zoomed,
} from "#app/domain/graphs/window.ts";
import { momentAt, type Size } from "./size.ts";

export type Step = "in" | "out" | "all" | "earlier" | "later";

const name = "zoom";

/** One window for all graphs of a page. */
export function useWindow(limits: Limits) {
  const [query] = useSearchParams();
  const asked = query.get(name);
  const start = () => readWindow(asked, limits) ?? openingWindow(limits);
  const [{ window, of }, setState] = useState(() => ({ window: start(), of: asked }));
  // why: follows a new address; the page's own links only change it without script
  if (of !== asked) setState({ window: start(), of: asked });
  const show = (next: (window: Span) => Span) => setState((state) => ({ ...state, window: next(state.window) }));
  const take = (step: Step) => show((current) => stepped(current, limits, step));
  const addressOf = (step: Step) => addressWith(query, stepped(window, limits, step));
  return { window, limits, show, take, addressOf };
}

export type TimeAxis = ReturnType<typeof useWindow>;

function stepped(window: Span, limits: Limits, step: Step): Span {
  if (step === "all") return limits.reach;
  if (step === "earlier") return moved(window, limits, -1 / 2);
  if (step === "later") return moved(window, limits, 1 / 2);
  return zoomed(window, limits, step === "in" ? 1 / 2 : 2);
}

function addressWith(query: URLSearchParams, window: Span) {
  const next = new URLSearchParams(query);
  next.set(name, serializeWindow(window));
  return `?${next}`;
}

type Drawn = Pick<TimeAxis, "limits" | "show"> & { sizes: readonly Size[] };

export function useWheel(ref: RefObject<HTMLElement>, drawn: Drawn) {
  const latest = useRef(drawn);
  latest.current = drawn;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      // why: some browsers turn the wheel sideways while shift is held
      const turned = event.deltaY || event.deltaX;
      if (!event.shiftKey || turned === 0) return;
      event.preventDefault();
      const { limits, show, sizes } = latest.current;
      show((window) =>
        zoomed(window, limits, turned < 0 ? 1 / wheelFactor : wheelFactor, momentUnder(element, event, sizes, window)),
      );
    };
    // why: React's listener is passive, so the page would scroll too
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [ref]);
}

const wheelFactor = 1.25;

function momentUnder(element: HTMLElement, { clientX }: WheelEvent, sizes: readonly Size[], window: Span) {
  for (const size of sizes) {
    const { left = 0, width = 0 } = element.querySelector(`[data-size=${size.name}]`)?.getBoundingClientRect() ?? {};
    if (width > 0) return momentAt(clientX - left, width, size, window);
  }
  return undefined;
}

const stepOfKey: Record<string, Step> = { "+": "in", "=": "in", "-": "out", "−": "out" };

export function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Step | null {
  return ctrlKey || metaKey || altKey ? null : (stepOfKey[key] ?? null);
}
