import { counted } from "#app/domain/text/counted.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { scaleOf } from "#app/domain/trackables/types.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import type { Module, ModuleExercise, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { countedBy } from "#app/domain/workout/document/set-types.ts";
import { readField } from "#app/domain/workout/form/fields.ts";
import { type FieldError, fieldError } from "#app/domain/workout/form/posted.ts";

export type SheetPlace = { id: string; round: number | "all"; slot: number };

type RefusedCell = { round: number | "all"; slot: number; error: FieldError };

/** `left`: a sentence about what had no place. */
export type SheetPasted = { workout: Workout; accepted: number; refused: RefusedCell[]; leftOut: string | null };

export function isSheet(text: string): boolean {
  const rows = readSheet(text);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}

/**
 * Fills the table right and down with tab-separated text, as spreadsheets copy it. '3×5' at the start of a row is three
 * rows of 5. A set with this exercise alone that counts rounds grows up to 50 rounds; other sets don't, since that
 * would change exercises nobody pasted into. Null if the place is gone.
 */
export function pasteSheet(workout: Workout, place: SheetPlace, text: string): SheetPasted | null {
  const rows = readSheet(text);
  const isForAll = place.round === "all" && rows.length === 1;
  const start = place.round === "all" ? 0 : place.round;
  const grown = isForAll ? workout : grow(workout, place.id, start + rows.length);
  const entry = findExercise(grown, place.id)?.moduleExercise;
  if (!entry) return null;
  const pasted: SheetPasted = {
    workout: grown,
    accepted: 0,
    refused: [],
    leftOut: omissionMessage(entry, start, place, rows),
  };
  for (const [index, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const at = { id: place.id, round: isForAll ? ("all" as const) : start + index, slot: place.slot + column };
      putCell(pasted, entry, at, cell);
    }
  }
  return pasted;
}

export function fillFromAbove(workout: Workout, place: SheetPlace): { command: Command; text: string } | null {
  const { id, round, slot } = place;
  const rounds = findExercise(workout, id)?.moduleExercise.moduleExerciseRounds ?? [];
  const target = round === "all" ? undefined : rounds[round];
  const above = rounds.slice(0, round === "all" ? 0 : round).findLastIndex(({ isRest }) => !isRest);
  const text = above < 0 ? null : readField(workout, { of: "value", key: "", id, round: above, slot });
  if (!target || text === null) return null;
  return { command: { type: "value.set", moduleExerciseId: id, roundId: target.id, slot, text }, text };
}

/** Spreadsheets quote a cell that has line breaks, and double the quotation marks in it. */
const cellOfSheet = /(?:"(?<quoted>(?:[^"]|"")*)" *(?=[\t\n]|$)|(?<plain>[^\t\n]*))(?<end>\t|\n|$)/g;

function readSheet(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const { groups } of text.replace(/\r\n?/g, "\n").replace(/\n$/, "").matchAll(cellOfSheet)) {
    const cell = groups?.quoted?.replaceAll('""', '"') ?? groups?.plain ?? "";
    rows.at(-1)?.push(cell.replace(/\s+/gu, " ").trim());
    if (groups?.end === "\n") rows.push([]);
    // why: behind the last cell the shape matches once more, with nothing
    if (groups?.end === "") break;
  }
  return rows.flatMap(writeOut);
}

function writeOut([first = "", ...others]: string[]): string[][] {
  const [, count, value] = /^(\d{1,2})\s*[x×✕]\s*(\S.*)$/iu.exec(first) ?? [];
  if (!count || !value || Number(count) < 1) return [[first, ...others]];
  return Array.from({ length: Math.min(Number(count), limits.rounds) }, () => [value, ...others]);
}

function grow(workout: Workout, moduleExerciseId: string, wanted: number): Workout {
  const found = findExercise(workout, moduleExerciseId);
  if (!found || !growsAlone(found.module) || wanted <= found.moduleExercise.moduleExerciseRounds.length) return workout;
  const rounds = String(Math.min(wanted, limits.rounds));
  const applied = apply(workout, { type: "set.setRounds", moduleId: found.module.id, rounds });
  return applied.ok ? applied.workout : workout;
}

function growsAlone({ setType, moduleExercises }: Module) {
  return moduleExercises.length === 1 && countedBy(setType) === "round";
}

function putCell(pasted: SheetPasted, entry: ModuleExercise, at: SheetPlace, cell: string) {
  const { id: moduleExerciseId, round, slot } = at;
  const target = entry.moduleExerciseRounds[round === "all" ? 0 : round];
  const definition = target?.roundDefinitions[slot];
  // why: a rest only shows its time, so nothing else may change unseen
  if (!target || !definition || (target.isRest && definition.trackableCategory !== "time")) return;
  const text = withoutUnit(cell, definition);
  const command: Command =
    round === "all"
      ? { type: "value.setAll", moduleExerciseId, slot, text }
      : { type: "value.set", moduleExerciseId, roundId: target.id, slot, text };
  const applied = apply(pasted.workout, command);
  if (!applied.ok) pasted.refused.push({ round, slot, error: fieldError(cell, applied) });
  else {
    pasted.workout = applied.workout;
    pasted.accepted += 1;
  }
}

/** Cells often repeat the unit of their column: '80 kg', '75 %'. */
function withoutUnit(cell: string, { measurementUnit, trackableType }: RoundDefinition): string {
  const isShare = scaleOf(trackableType) !== "amount";
  const unit = isShare ? "%" : measurementUnit && unitName(measurementUnit);
  if (!unit || !cell.toLowerCase().endsWith(unit.toLowerCase())) return cell;
  return cell.slice(0, -unit.length).trim();
}

function omissionMessage(entry: ModuleExercise, start: number, { slot }: SheetPlace, rows: string[][]): string | null {
  const below = start + rows.length - entry.moduleExerciseRounds.length;
  const beside = slot + Math.max(...rows.map(({ length }) => length)) - entry.trackableCategories.length;
  const parts = [below > 0 ? [counted(below, "row")] : [], beside > 0 ? [counted(beside, "column")] : []].flat();
  return parts.length === 0 ? null : `${parts.join(" and ")} had no place in the table.`;
}
