import type { Seen, Step, Visit, Visits } from "../browser/visits.ts";
import type { Row } from "./row.ts";

type Target = { bytes: number; script: number; requests: number; aliveOn3g: number };

const targets: Record<string, Target> = {
  "/exercises": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/clients": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/ of a trainer": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/programs": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/manage-program": { bytes: 150, script: 140, requests: 15, aliveOn3g: 4800 },
};
const stepOn3g = 1500;
const jumps = 0.01;

const rest = { bare: "", empty: "" };

/** What a page costs on a slow line: its bytes and requests, and when it is shown and alive. */
export function lineRows({ visits, steps }: Visits): Row[] {
  return [...visits.flatMap(visitRows), ...steps.map(stepRow)];
}

function visitRows({ name, line, cold, warm }: Visit): Row[] {
  const target = targets[name];
  const isSlowest = line.name === "3G";
  const isMet = target
    ? cold.bytes <= target.bytes * 1000 &&
      cold.script <= target.script * 1000 &&
      cold.requests <= target.requests &&
      cold.cls <= jumps &&
      (!isSlowest || (cold.alive ?? 0) <= target.aliveOn3g)
    : null;
  const alive = isSlowest && target ? `, interactive ≤ ${target.aliveOn3g / 1000} s` : "";
  const wanted = target
    ? `≤ ${target.bytes} kB, script ≤ ${target.script} kB, ≤ ${target.requests} requests${alive}, CLS ≤ ${jumps}`
    : "";
  return [
    { ...rest, what: `${name} over ${line.name}, empty cache`, target: wanted, measured: printSeen(cold), isMet },
    { ...rest, what: `the same, second visit`, target: "", measured: printSeen(warm), isMet: null },
  ];
}

function printSeen({ bytes, script, requests, ahead, fcp, lcp, alive, blocked, cls }: Seen) {
  const down = `${kB(bytes)}, script ${kB(script)}, ${requests} requests`;
  const later = ahead > 0 ? ` (then ${kB(ahead)} prefetched when idle)` : "";
  const life = alive === null ? "no script" : `interactive ${seconds(alive)}, blocked ${seconds(blocked)}`;
  return `${down}${later}; FCP ${seconds(fcp)}, LCP ${seconds(lcp)}, ${life}, CLS ${cls.toFixed(3)}`;
}

function stepRow({ line, milliseconds, down }: Step): Row {
  const isSlowest = line.name === "3G";
  return {
    ...rest,
    what: `/programs to the editor by its link, over ${line.name}`,
    target: isSlowest ? `≤ ${stepOn3g / 1000} s` : "",
    measured: `${seconds(milliseconds)}; ${kB(down.bytes)}, ${down.requests} requests`,
    isMet: isSlowest ? milliseconds <= stepOn3g : null,
  };
}

function kB(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function seconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
