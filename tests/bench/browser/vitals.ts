/**
 * Milliseconds since the page was asked for: something shown, the largest thing shown, alive; of tasks, what each took
 * over 50 ms once something was shown; and how far things jumped.
 */
export type Vitals = { fcp: number; lcp: number; alive: number | null; blocked: number; cls: number };

declare global {
  interface Window {
    benchVitals: Vitals;
    /** Milliseconds of each interaction, to the frame after it, by Chrome's own count. */
    benchInteractions: Map<number, number>;
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/**
 * Runs in the page before anything of its own. Alive is when React has run the effects of what it hydrated: the router's
 * first one takes over the browser's scrolling. A page without React is alive when its own modules have run, which the
 * browser waits for before it calls the page loaded.
 */
export function watchVitals() {
  const vitals: Vitals = { fcp: 0, lcp: 0, alive: null, blocked: 0, cls: 0 };
  window.benchVitals = vitals;
  window.benchInteractions = new Map();
  const watch = (type: string, found: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(found)).observe({ type, buffered: true, ...options });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    vitals.lcp = entry.startTime;
  });
  watch("longtask", ({ startTime, duration }) => {
    if (vitals.fcp > 0 && startTime >= vitals.fcp) vitals.blocked += duration - 50;
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) vitals.cls += value;
  });
  const settle = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as Interaction;
    if (!interactionId) return;
    window.benchInteractions.set(interactionId, Math.max(duration, window.benchInteractions.get(interactionId) ?? 0));
  };
  watch("event", settle, { durationThreshold: 16 });
  document.addEventListener("DOMContentLoaded", () => {
    const hasModules = document.querySelector("script[type=module][src]") !== null;
    if (hasModules && !("__remixContext" in window)) vitals.alive = performance.now();
  });
  const scrolling = Object.getOwnPropertyDescriptor(History.prototype, "scrollRestoration");
  Object.defineProperty(History.prototype, "scrollRestoration", {
    ...scrolling,
    set(value: ScrollRestoration) {
      if (value === "manual") vitals.alive ??= performance.now();
      scrolling?.set?.call(this, value);
    },
  });
}
