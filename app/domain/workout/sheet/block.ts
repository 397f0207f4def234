import { counted } from "#app/domain/text/counted.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import type { TrackableType } from "#app/domain/trackables/types.ts";
import { isClock } from "#app/domain/trackables/units.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { Round, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { nextExercise, type SheetPlace } from "./sheet.ts";

export type Direction = "up" | "down" | "left" | "right";

/** A line of a day as it is shown, and the columns that have a cell there: a round of rest may have none. */
export type DayLine = { id: string; round: number | "all"; slots: readonly number[] };

type Corner = { line: number; slot: number };

/** A rectangle of a day's cells: `from` has the focus, `to` moves. */
export type Block = { from: Corner; to: Corner };

export type Selected = { lines: readonly DayLine[]; columns: readonly number[] };

export function extendBlock(lines: readonly DayLine[], { from, to }: Block, direction: Direction): Block {
  if (direction === "up" || direction === "down") {
    const line = to.line + (direction === "up" ? -1 : 1);
    return lines[line] ? { from, to: { ...to, line } } : { from, to };
  }
  const columns = columnsOf(linesBetween(lines, from.line, to.line));
  const slot =
    direction === "left" ? columns.findLast((column) => column < to.slot) : columns.find((column) => column > to.slot);
  return { from, to: { ...to, slot: slot ?? to.slot } };
}

/** Columns match by their position, whatever they are called. */
export function selectedIn(lines: readonly DayLine[], { from, to }: Block): Selected {
  const [first, last] = [Math.min(from.slot, to.slot), Math.max(from.slot, to.slot)];
  const isWithin = (slot: number) => slot >= first && slot <= last;
  const within = linesBetween(lines, from.line, to.line).map((line) => ({
    ...line,
    slots: line.slots.filter(isWithin),
  }));
  return { lines: within, columns: columnsOf(within) };
}

export function placesOf({ lines }: Selected): SheetPlace[] {
  return lines.flatMap(({ id, round, slots }) => slots.map((slot) => ({ id, round, slot })));
}

/**
 * As tab-separated text, a row for each round, also of rounds on one line. `plain` is for spreadsheets; `exact` names the
 * units and keeps exercises apart.
 */
export function printBlock(workout: Workout, { lines, columns }: Selected): { plain: string; exact: string } {
  const print = (line: DayLine, printCell: (definition: RoundDefinition) => string) =>
    roundsOf(workout, line).map(({ roundDefinitions }) => {
      const cells = columns.map((slot) => {
        const definition = line.slots.includes(slot) ? roundDefinitions[slot] : undefined;
        return definition ? printCell(definition) : "";
      });
      return `${cells.join("\t")}\n`;
    });
  const pages = Map.groupBy(lines, ({ id }) => id);
  return {
    plain: lines.flatMap((line) => print(line, printPlain)).join(""),
    exact: [...pages.values()]
      .map((page) => page.flatMap((line) => print(line, printExact)).join(""))
      .join(nextExercise),
  };
}

/** '2 rounds, 2 columns' */
export function describeBlock(workout: Workout, { lines, columns }: Selected): string {
  const rounds = lines.flatMap((line) => roundsOf(workout, line)).length;
  return `${counted(rounds, "round")}, ${counted(columns.length, "column")}`;
}

function linesBetween(lines: readonly DayLine[], one: number, other: number) {
  return lines.slice(Math.min(one, other), Math.max(one, other) + 1);
}

function columnsOf(lines: readonly DayLine[]): number[] {
  return [...new Set(lines.flatMap(({ slots }) => slots))].sort((one, other) => one - other);
}

function roundsOf(workout: Workout, { id, round }: DayLine): Round[] {
  const rounds = findExercise(workout, id)?.moduleExercise.moduleExerciseRounds ?? [];
  return round === "all" ? rounds : rounds.slice(round, round + 1);
}

/** What a plain number does not say of its type: '65%'. */
function printPlain(definition: RoundDefinition): string {
  const { trackableType: type, percentageOf } = definition;
  const text = printValue(definition);
  if (text === "") return "";
  switch (type) {
    case "percentage":
    case "percentageRange":
      return percentageOf === undefined ? `${text}%` : text;
    case "bodyWeightPercentage":
      return `bw ${text}%`;
    case "automaticPercentage":
      return `auto ${text}%`;
    default:
      return text;
  }
}

const typesWithUnit: readonly TrackableType[] = ["amount", "range", "dropSet", "minimum", "bodyWeightOffset"];

/** '80kg', so that it does not become 80 lb elsewhere. */
function printExact(definition: RoundDefinition): string {
  const { trackableType: type, measurementUnit: unit } = definition;
  const text = printPlain(definition);
  const isNumber = /\d/.test(text) && typesWithUnit.includes(type);
  if (!isNumber || unit === null || isClock(unit)) return text;
  return text.replace(/\+?$/, (plus) => unitName(unit) + plus);
}
