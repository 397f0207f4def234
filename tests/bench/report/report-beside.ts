import type { Beside } from "../server/beside.ts";
import type { Rate } from "../server/rounds.ts";
import type { Row } from "./row.ts";

/** Of the processor time that a page cost before. */
const shares: Record<string, number> = { "/exercises": 0.7, "/programs": 0.75, "/manage-program": 0.8 };
const twiceTheRoutes = 1.05;

const rest = { bare: "", empty: "" };

/** What a request costs the processor now, beside the build of a git ref. */
export function againstRows(pages: Beside[], ref: string): Row[] {
  return pages.map((page) => {
    const share = shares[page.name];
    const ratio = ratioOf(page.now, page.other);
    return {
      ...rest,
      what: `${page.name}, processor time per request, against ${ref}`,
      target: share === undefined ? "" : `≤ ${share} times`,
      measured: `${ratio.toFixed(2)}: ${printCpu(page.now)}, against ${printCpu(page.other)}`,
      isMet: share === undefined ? null : ratio <= share,
    };
  });
}

/** What twice as many routes would cost. */
export function routesRows(pages: Beside[]): Row[] {
  return pages.map((page) => {
    const ratio = ratioOf(page.other, page.now);
    return {
      ...rest,
      what: `${page.name}, processor time per request, with twice as many routes`,
      target: `≤ ${twiceTheRoutes} times`,
      measured: `${ratio.toFixed(2)}: ${printCpu(page.other)}, against ${printCpu(page.now)}`,
      isMet: ratio <= twiceTheRoutes,
    };
  });
}

function ratioOf(one: Rate, other: Rate) {
  return one.cpuMs === null || other.cpuMs === null ? Number.NaN : one.cpuMs / other.cpuMs;
}

function printCpu({ cpuMs }: Rate) {
  return cpuMs === null ? "unknown" : `${cpuMs.toFixed(1)} ms`;
}
