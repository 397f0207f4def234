import { newWorkout } from "#app/domain/workout/document/create.ts";
import { printWorkout } from "#app/domain/workout/text/print/print.ts";
import { isBlank, type Line } from "#app/domain/workout/text/words/lines.ts";
import type { WorkoutDraft } from "./drafts.ts";
import { finishSets } from "./finish.ts";
import { settleSets } from "./settle.ts";

/** Reads lines by the notation alone, up to a doubt; `doubt` is called about any error or question. */
type ReadStrictly = (lines: readonly Line[], doubt: () => void, isDoubtful: () => boolean) => WorkoutDraft;

/** The lines of blocks that print as they stand, so that no other way of writing may be read into them. */
export function printedLines(lines: readonly Line[], read: ReadStrictly): ReadonlySet<Line> {
  return new Set(
    blocksOf(lines)
      .filter((block) => isAsPrinted(block, read))
      .flat(),
  );
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (isBlank(line)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter(({ length }) => length > 0);
}

/** Cheap: an exercise is printed with two spaces behind its name. */
const mayBePrinted = /^\D*$|^ *(?:[#>!"]|\/\/|rest\b)|\S {2}\S|:|^[\p{L} ]+ x?[\d_]+(?:, .*)?$/u;

const day = newWorkout({ id: "", day: 1, date: null, moduleIds: [] });

function isAsPrinted(lines: readonly Line[], read: ReadStrictly): boolean {
  if (lines.some(({ plain, start }) => /^! kept \d/i.test(plain.slice(start)))) return true;
  if (!lines.every(({ raw }) => mayBePrinted.test(raw))) return false;
  let isCertain = true;
  const doubt = () => {
    isCertain = false;
  };
  const { title, motivation, restDay, sets } = read(lines, doubt, () => !isCertain);
  const finished = isCertain ? finishSets(sets, doubt) : [];
  if (!isCertain) return false;
  let made = 0;
  const printed = printWorkout({
    ...day,
    restDay: restDay !== null,
    name: title?.text ?? "",
    motivation: motivation.map(({ text }) => text).join("\n"),
    modules: settleSets(finished, day, () => `${made++}`),
  });
  return printed === lines.map(({ raw }) => raw).join("\n");
}
