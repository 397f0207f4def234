import type { Seen, Step, Visit, Visits } from "../browser/visits.ts";
import type { Row } from "./row.ts";

type Target = { bytes: number; script: number; requests?: number; aliveOn3g: number; shownOn3g?: number };

/** Those of athletes, which send no React. */
const light: Target = { bytes: 45, script: 18, shownOn3g: 1300, aliveOn3g: 2300 };

const targets: Record<string, Target> = {
  "/exercises": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/clients": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/ of a trainer": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/programs": { bytes: 105, script: 85, requests: 12, aliveOn3g: 3000 },
  "/manage-program": { bytes: 150, script: 140, requests: 15, aliveOn3g: 4800 },
  "/train": light,
  "/train/workouts": light,
  "/train/workouts/finish": light,
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
  const limits = target ? limitsOf(target, line.name === "3G", cold) : [];
  const wanted = limits.map(([words]) => words).join(", ");
  const isMet = target ? limits.every(([, isKept]) => isKept) : null;
  return [
    { ...rest, what: `${name} over ${line.name}, empty cache`, target: wanted, measured: printSeen(cold), isMet },
    { ...rest, what: `the same, second visit`, target: "", measured: printSeen(warm), isMet: null },
  ];
}

/** Each in words, and whether it is kept. */
function limitsOf({ bytes, script, requests, aliveOn3g, shownOn3g }: Target, isOn3g: boolean, seen: Seen) {
  const limits: [words: string, isKept: boolean][] = [
    [`≤ ${bytes} kB`, seen.bytes <= bytes * 1000],
    [`script ≤ ${script} kB`, seen.script <= script * 1000],
  ];
  if (requests) limits.push([`≤ ${requests} requests`, seen.requests <= requests]);
  if (isOn3g && shownOn3g) limits.push([`FCP ≤ ${shownOn3g / 1000} s`, seen.fcp <= shownOn3g]);
  if (isOn3g) limits.push([`interactive ≤ ${aliveOn3g / 1000} s`, (seen.alive ?? seen.fcp) <= aliveOn3g]);
  limits.push([`CLS ≤ ${jumps}`, seen.cls <= jumps]);
  return limits;
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
