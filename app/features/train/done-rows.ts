import type { FormattedCell, FormattedExercise, FormattedRound } from "#app/domain/completions/formatted-sets.ts";

/** Equal rounds in a row are one. `rounds`: '3', '1–5' or '2, rest'. */
export type DoneRow = { id: string; rounds: string; prescribed: string; done: string };

const none = "–";
const notPrescribed = "not prescribed";

export function doneRows({ columns, rounds }: Pick<FormattedExercise, "columns" | "rounds">): DoneRow[] {
  const between = signOf(columns);
  const groups: (Omit<DoneRow, "rounds"> & { from: FormattedRound; to: number })[] = [];
  for (const round of rounds) {
    const [prescribed, done] = (["prescribed", "done"] as const).map((kind) => joined(round.cells, kind, between));
    const last = groups.at(-1);
    const isSame = last?.prescribed === prescribed && last?.done === done && last?.from.isRest === round.isRest;
    if (last && isSame) last.to = round.number;
    else groups.push({ id: round.id, from: round, to: round.number, prescribed: prescribed ?? "", done: done ?? "" });
  }
  return groups.map(({ from, to, ...row }) => {
    const numbers = from.number === to ? `${to}` : `${from.number}–${to}`;
    return { ...row, rounds: from.isRest ? `${numbers}, rest` : numbers };
  });
}

/** 'Reps × Weight (kg)'. */
export function unitsOf(columns: readonly string[]): string {
  return columns.join(signOf(columns));
}

/** Only repetitions are times something. No line ends between a number and what it counts. */
function signOf([first = ""]: readonly string[]) {
  return first === "Reps" ? "\u00a0×\u00a0" : "\u00a0· ";
}

function joined(cells: readonly FormattedCell[], kind: keyof FormattedCell, between: string) {
  const texts = cells.map((cell) => cell[kind]);
  if (texts.every((text) => text === notPrescribed)) return texts[0] ?? none;
  const last = texts.findLastIndex((text) => text !== none);
  return last < 0 ? none : texts.slice(0, last + 1).join(between);
}
