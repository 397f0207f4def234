import type { ElementHandle, Locator, Page as Tab } from "@playwright/test";
import { control, dayHeadingsIn, daysIn, valuesIn } from "./week-parts.ts";

/**
 * What of a week is on the screen before anybody scrolls. `daysAcross`: days whose whole width is in sight; `days`: and their
 * whole height; `trainingDays`: those of them that have values. In pixels: `tallestDay`; `firstDay` and `firstValue` from the
 * top of the page. `values` are filled, and `controls` are all other ones.
 */
export type Sight = {
  daysAcross: number;
  days: number;
  trainingDays: number;
  tallestDay: number;
  firstDay: number;
  firstValue: number;
  values: number;
  controls: number;
};

export async function lookAtWeek(tab: Tab): Promise<Sight> {
  const parts = {
    days: await allOf(daysIn(tab)),
    headings: await allOf(dayHeadingsIn(tab)),
    values: await allOf(valuesIn(tab)),
    control,
  };
  if (parts.days.length === 0 || parts.values.length === 0) throw new Error("The bench finds no day or no value.");
  return tab.evaluate(seen, parts);
}

async function allOf(found: Locator) {
  return (await found.elementHandles()) as ElementHandle<Element>[];
}

type Parts = { days: Element[]; headings: Element[]; values: Element[]; control: string };
type Box = { left: number; top: number; right: number; bottom: number };

/** Runs in the page. */
function seen({ days, headings, values, control }: Parts): Sight {
  const filled = values.filter(isFilled).filter((value) => !values.some((one) => one !== value && value.contains(one)));
  const boxes = days.map((day, index) => withHeading(day, headings.length === days.length ? headings[index] : day));
  const across = days.filter((day, index) => isAcross(day, boxes[index]));
  const whole = days.filter((day, index) => across.includes(day) && isHigh(day, boxes[index]));
  const shown = filled.filter(isShown);
  return {
    daysAcross: across.length,
    days: whole.length,
    trainingDays: whole.filter((day) => filled.some((value) => day.contains(value))).length,
    tallestDay: Math.round(Math.max(...boxes.map(({ top, bottom }) => bottom - top))),
    firstDay: Math.round(boxes[0]?.top ?? Number.NaN),
    firstValue: Math.round(filled[0]?.getBoundingClientRect().top ?? Number.NaN),
    values: shown.length,
    controls: [...document.querySelectorAll(control)].filter((one) => !shown.includes(one) && isShown(one)).length,
  };

  function isFilled(value: Element) {
    const isField = value instanceof HTMLInputElement || value instanceof HTMLSelectElement;
    return (isField ? value.value : value.textContent) !== "";
  }

  /** A day's heading may stand above its region. */
  function withHeading(day: Element, heading = day): Box {
    const [one, other] = [day.getBoundingClientRect(), heading.getBoundingClientRect()];
    return {
      left: Math.min(one.left, other.left),
      top: Math.min(one.top, other.top),
      right: Math.max(one.right, other.right),
      bottom: Math.max(one.bottom, other.bottom),
    };
  }

  /** Wholly, and not as the one pixel that hides from the eye what is heard. */
  function isShown(element: Element) {
    const { width } = element.getBoundingClientRect();
    const isDrawn = width > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isDrawn && isAcross(element) && isHigh(element);
  }

  /** Nothing cuts off or covers its left and right. */
  function isAcross(element: Element, box: Box = element.getBoundingClientRect()) {
    const sight = sightOf(element);
    if (box.left < sight.left - 1 || box.right > sight.right + 1) return false;
    const y = (Math.max(box.top, sight.top) + Math.min(box.bottom, sight.bottom)) / 2;
    return [box.left + 4, box.right - 4].every((x) => isOnTop(element, x, y));
  }

  function isHigh(element: Element, box: Box = element.getBoundingClientRect()) {
    const sight = sightOf(element);
    return box.top >= sight.top - 1 && box.bottom <= sight.bottom + 1;
  }

  /** The part of the screen in which it may be drawn: what scrolls cuts off what is outside of it. */
  function sightOf(element: Element): Box {
    const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowX !== "visible") {
        sight.left = Math.max(sight.left, box.left);
        sight.right = Math.min(sight.right, box.right);
      }
      if (overflowY !== "visible") {
        sight.top = Math.max(sight.top, box.top);
        sight.bottom = Math.min(sight.bottom, box.bottom);
      }
    }
    return sight;
  }

  function isOnTop(element: Element, x: number, y: number) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return element.contains(hit) || hit.contains(element) || labels.some((label) => label.contains(hit));
  }
}
