import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/** `readable`: looks that axe found so, on any page that this worker has looked at. */
const anywhere = { rules: rulesOf("color-contrast", "link-in-text-block"), readable: new Set<string>() };
/** In a gym's light, and for whoever asks for more contrast: 7:1, large text too. */
const withMore = { rules: rulesOf("color-contrast-enhanced", "link-in-text-block"), readable: new Set<string>() };

function rulesOf(...values: string[]): RunOptions {
  return { runOnly: { type: "rule", values } };
}

/** The texts that can't be read, by axe: those whose colours, size and layer it has not judged before. */
export async function unreadableOn(page: Page, within?: string) {
  const { rules, readable } = (await page.evaluate(needsMore)) ? withMore : anywhere;
  const { looks, violations } = await page.evaluate(judgeUnseen, [within, [...readable], rules] as const);
  if (violations.length === 0) for (const look of looks) readable.add(look);
  return violations;
}

function needsMore() {
  return location.pathname.startsWith("/train") || matchMedia("(prefers-contrast: more)").matches;
}

/** Runs in the browser, where axe is on the page. */
async function judgeUnseen([within, seen, options]: readonly [string | undefined, readonly string[], RunOptions]) {
  const known = new Set(seen);
  const styles = new Map<Element, CSSStyleDeclaration>();
  const found: { element: Element; look: string }[] = [];
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const hasText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  // why: a link is told from the text around it, and a control's text is not in the page; of any other text the size counts
  const kindOf = (element: Element, { fontSize, fontWeight, textDecorationLine }: CSSStyleDeclaration) => {
    const [size, weight] = [Number.parseFloat(fontSize), Number(fontWeight)];
    const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
    const around = element.parentElement && styleOf(element.parentElement).color;
    if (element.matches("a, [role=link]")) return ["A", fontSize, fontWeight, textDecorationLine, around];
    return [element.matches("input, select, textarea") ? element.tagName : "text", isLarge];
  };
  const lookOf = (element: Element) => {
    const style = styleOf(element);
    const parts = [...kindOf(element, style), style.color, element.matches(":disabled")];
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      const { backgroundColor, backgroundImage, opacity, filter, position } = styleOf(behind);
      const layer = [backgroundColor, backgroundImage, opacity, filter].join(" ");
      if (position !== "static") parts.push(position, behind.className);
      if (layer !== "rgba(0, 0, 0, 0) none 1 none") parts.push(layer);
      if (backgroundColor.startsWith("rgb(") && opacity === "1") break;
    }
    return parts.join(" ");
  };
  for (const element of document.querySelectorAll(within ? `${within}, ${within} *` : "body *")) {
    if (!element.checkVisibility() || !hasText(element)) continue;
    const look = lookOf(element);
    if (known.has(look)) continue;
    known.add(look);
    found.push({ element, look });
  }
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  // why: by itself the rule takes 4.5:1 for large text, and passes what is below that for another rule to find
  const enhanced = { ignoreUnicode: true, contrastRatio: { normal: { expected: 7 }, large: { expected: 7 } } };
  axe.configure({ checks: [{ id: "color-contrast-enhanced", options: enhanced }] });
  const include = found.map(({ element }) => element);
  const { violations } = include.length > 0 ? await axe.run({ include }, options) : { violations: [] };
  const problems = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  return { looks: found.map(({ look }) => look), violations: problems };
}
