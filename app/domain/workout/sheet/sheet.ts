import { counted } from "#app/domain/text/counted.ts";
import { unitName } from "#app/domain/trackables/names.ts";
import { scaleOf } from "#app/domain/trackables/types.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import type { Command } from "#app/domain/workout/commands/commands.ts";
import type { ModuleExercise, RoundDefinition, Workout } from "#app/domain/workout/document/document.ts";
import { findExercise } from "#app/domain/workout/document/find.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { growsAlone } from "#app/domain/workout/document/rounds.ts";
import { type FieldError, fieldError } from "#app/domain/workout/form/field-error.ts";
import { readField } from "#app/domain/workout/form/read-field.ts";
import { foldsToOneLine } from "#app/domain/workout/form/table.ts";

export type SheetPlace = { id: string; round: number | "all"; slot: number };

type RefusedCell = SheetPlace & { error: FieldError };

/** `leftOut`: a sentence about what had no place. */
export type SheetPasted = { workout: Workout; accepted: number; refused: RefusedCell[]; leftOut: string | null };

/** Between the exercises of a block that was copied here. */
export const nextExercise = "\f";

export function isSheet(text: string): boolean {
  const [rows = [], ...others] = text.split(nextExercise).map(readSheet);
  return others.length > 0 || rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}

/**
 * Fills the table right and down with tab-separated text, as spreadsheets copy it. '3×5' at the start of a row is three
 * rows of 5. A set with this exercise alone that counts rounds grows up to 50 rounds; other sets don't, since that
 * would change exercises nobody pasted into. What was copied of several exercises goes on into those below. Null if the
 * place is gone.
 */
export function pasteSheet(workout: Workout, place: SheetPlace, text: string): SheetPasted | null {
  const entries = exercisesFrom(workout, place.id);
  if (entries.length === 0) return null;
  const pasted: SheetPasted = { workout, accepted: 0, refused: [], leftOut: null };
  const left = { rows: 0, columns: 0 };
  for (const [index, rows] of text.split(nextExercise).map(readSheet).entries()) {
    const entry = entries[index];
    if (!entry) left.rows += rows.length;
    else pasteRows(pasted, left, index === 0 ? place : firstPlaceIn(entry, place.slot), rows);
  }
  return { ...pasted, leftOut: omissionMessage(left) };
}

/** Puts the text into each of the cells; an empty one clears them. */
export function fillCells(workout: Workout, places: readonly SheetPlace[], text: string): SheetPasted {
  const pasted: SheetPasted = { workout, accepted: 0, refused: [], leftOut: null };
  for (const place of places) {
    const entry = findExercise(workout, place.id)?.moduleExercise;
    if (entry) putCell(pasted, entry, place, text);
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

/** Alternatives are passed over, unless it is begun in one. */
function exercisesFrom({ modules }: Workout, id: string): ModuleExercise[] {
  const shown = modules.filter(
    ({ orderNumberInAlternatives, moduleExercises }) =>
      orderNumberInAlternatives === 0 || moduleExercises.some((entry) => entry.id === id),
  );
  const entries = shown.flatMap(({ moduleExercises }) => moduleExercises);
  const first = entries.findIndex((entry) => entry.id === id);
  return first < 0 ? [] : entries.slice(first);
}

function firstPlaceIn(entry: ModuleExercise, slot: number): SheetPlace {
  return { id: entry.id, round: foldsToOneLine(entry) ? "all" : 0, slot };
}

function pasteRows(pasted: SheetPasted, left: { rows: number; columns: number }, place: SheetPlace, rows: string[][]) {
  const { id, slot } = place;
  const isForAll = place.round === "all" && rows.length === 1;
  const start = place.round === "all" ? 0 : place.round;
  if (!isForAll) pasted.workout = grow(pasted.workout, id, start + rows.length);
  const entry = findExercise(pasted.workout, id)?.moduleExercise;
  if (!entry) return;
  const width = Math.max(...rows.map(({ length }) => length));
  left.rows += Math.max(0, start + rows.length - entry.moduleExerciseRounds.length);
  left.columns = Math.max(left.columns, slot + width - entry.trackableCategories.length);
  for (const [index, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const round = isForAll ? "all" : start + index;
      putCell(pasted, entry, { id, round, slot: slot + column }, cell);
    }
  }
}

function grow(workout: Workout, moduleExerciseId: string, wanted: number): Workout {
  const found = findExercise(workout, moduleExerciseId);
  if (!found || !growsAlone(found.module) || wanted <= found.moduleExercise.moduleExerciseRounds.length) return workout;
  const rounds = String(Math.min(wanted, limits.rounds));
  const applied = apply(workout, { type: "set.setRounds", moduleId: found.module.id, rounds });
  return applied.ok ? applied.workout : workout;
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
  if (!applied.ok) pasted.refused.push({ ...at, error: fieldError(cell, applied) });
  else {
    pasted.workout = applied.workout;
    pasted.accepted += 1;
  }
}

/** Cells often repeat the unit of their column: '80 kg', '75 %'; 'bw 90 %' is more than a number. */
function withoutUnit(cell: string, { measurementUnit, trackableType }: RoundDefinition): string {
  const isShare = scaleOf(trackableType) !== "amount";
  const unit = isShare ? "%" : measurementUnit && unitName(measurementUnit);
  if (!unit || /^bw/i.test(cell) || !cell.toLowerCase().endsWith(unit.toLowerCase())) return cell;
  return cell.slice(0, -unit.length).trim();
}

function omissionMessage({ rows, columns }: { rows: number; columns: number }): string | null {
  const parts = [rows > 0 ? [counted(rows, "row")] : [], columns > 0 ? [counted(columns, "column")] : []].flat();
  return parts.length === 0 ? null : `${parts.join(" and ")} had no place in the table.`;
}
