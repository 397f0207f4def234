import type { Column } from "./columns.ts";

export type Cell = { column: Column; text: string };

/** What one line of a sheet says: rounds, and what stands behind all rounds of the exercise. */
export type Row = { place: string; name: string; rounds: string[]; details: string[]; notes: string[] };

const bareNumber = /^\d+(?:[.,]\d+)?(?:\s?[-/]\s?\d+(?:[.,]\d+)?)*$/;
const nothing = /^(?:[-–—]|n\/?a)?$/i;

export function cellsIn(columns: readonly Column[], texts: readonly string[]): Cell[] {
  return texts.flatMap((text, at) => {
    const column = columns[at] ?? { kind: "reps", unit: "" };
    return nothing.test(text.trim()) ? [] : [{ column, text: text.trim() }];
  });
}

/** Whether a load says no unit, neither in its column nor in its row. */
export function openLoads(cells: readonly Cell[]): number[] {
  const open = cells.filter(
    ({ column, text }) => column.kind === "load" && column.unit === "" && bareNumber.test(text),
  );
  return open.flatMap(({ text }) => text.split(/[-/]/).map((one) => Number(one.replace(",", "."))));
}

/** `unit`: of loads that say none. */
export function rowOf(cells: readonly Cell[], unit: string): Row {
  const of = (kind: Column["kind"]) => cells.filter(({ column }) => column.kind === kind);
  const behind = [
    ...[...of("load"), ...of("intensity")].map((cell) => loadOf(cell, unit)),
    ...of("rpe").map(({ text }) => (bareNumber.test(text) ? `rpe ${text}` : text)),
    ...of("rir").map(({ text }) => (bareNumber.test(text) ? `${text}RIR` : text)),
  ].join(" ");
  return {
    place: of("place")[0]?.text.replace(/[.):]+$/, "") ?? "",
    name: of("name")[0]?.text ?? "",
    rounds: roundsOf(cells, of).map((round) => `${round} ${behind}`.trim()),
    details: [...of("rest").map(restOf), ...of("tempo").map(({ text }) => `tempo ${text.replace(/^tempo\s*/i, "")}`)],
    notes: of("note").map(({ text }) => text),
  };
}

function roundsOf(cells: readonly Cell[], of: (kind: Column["kind"]) => Cell[]): string[] {
  const sets = of("sets").map(({ text }) => text.replace(/\s*(?:x|sets?)$/i, ""));
  const reps = cells.flatMap(({ column, text }) => (column.kind === "reps" ? [text] : [])).join(" ");
  const each = of("round").map(({ text }) => (isLoad.test(text) && reps !== "" ? `${reps} @${text}` : text));
  if (each.length > 0) return sets.length === 0 || sets[0] === String(each.length) ? each : [...sets, ...each];
  const rounds = of("rounds").map(({ text }) => text);
  const counted = sets.map((count) => `${count}x${/^\d/.test(reps) ? "" : " "}${reps}`);
  return [[...rounds, ...(counted.length > 0 ? counted : [reps])].join(" ").trim()];
}

const isLoad = /^\d+(?:[.,]\d+)?\s*(?:kg|lbs?|%)$/i;

function loadOf({ column, text }: Cell, open: string): string {
  if (!/^[@~]?\d/.test(text)) return text;
  const number = text.replace(/^@\s*/, "");
  const unit = column.unit || (column.kind === "load" ? open : "");
  const isShare = unit.startsWith("%") && /^[01][.,]\d+$/.test(number);
  const load = isShare ? String(Math.round(Number(number.replace(",", ".")) * 1000) / 10) : number;
  return `@${load}${bareNumber.test(number) ? unit : ""}`;
}

function restOf({ column, text }: Cell): string {
  const time = text.replace(/^rest\s*/i, "");
  const isBare = bareNumber.test(time);
  const unit = column.unit || (Number.parseInt(time, 10) >= 10 ? "s" : "");
  const half = unit === "min" ? /^(\d)[.,]5$/.exec(time)?.[1] : undefined;
  return half === undefined ? `rest ${time}${isBare ? unit : ""}` : `rest ${half}:30`;
}

export function writtenRow({ place, name, rounds, details, notes }: Row): string {
  const mark = place === "" ? "" : /^(?:[a-h]\d|\d[a-h])$/i.test(place) ? `${place} ` : `${place}. `;
  const note = notes.length > 0 ? ` // ${notes.join(", ")}` : "";
  return [`${mark}${name} ${rounds.filter(Boolean).join(" | ")}`.trim(), ...details].join(", ") + note;
}
