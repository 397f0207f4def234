import {
  type Block,
  type DayLine,
  type Direction,
  extendBlock,
  type Selected,
  selectedIn,
} from "#app/domain/workout/sheet/block.ts";
import { isAllSelected } from "./key-place.ts";
import { cellsOf, valuePlace } from "./sheet-dom.ts";

type ShownLine = DayLine & { cells: HTMLElement[] };

type ShownBlock = Block & { anchor: HTMLElement; lines: ShownLine[]; end: () => void };

/** There is one focus, and so one block. Its cells are marked without rendering anything. */
let shown: ShownBlock | null = null;

const mark =
  "bg-accent-soft border-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none".split(
    " ",
  );

/**
 * Selects the cell beside, too, or one less. False where the key means the text of the cell. `listen` is called as the
 * block begins, with a signal of its end.
 */
export function selectBeside(cell: HTMLElement, direction: Direction, listen: (signal: AbortSignal) => void): boolean {
  if (shown?.anchor !== cell) {
    if (!isAllSelected(cell)) return false;
    begin(cell, listen);
  }
  if (!shown) return false;
  const { from, to } = extendBlock(shown.lines, shown, direction);
  Object.assign(shown, { from, to });
  showMarks(shown);
  return true;
}

/** Null unless there is more than the value that has the focus. */
export function selectedCells(): Selected | null {
  // why: what is removed from the page may lose the focus without an event
  if (shown && document.activeElement !== shown.anchor) shown.end();
  return shown && isMany(shown) ? selectedIn(shown.lines, shown) : null;
}

/** False if there was none. */
export function endSelection(): boolean {
  const wasMany = shown !== null && isMany(shown);
  shown?.end();
  return wasMany;
}

function begin(anchor: HTMLElement, listen: (signal: AbortSignal) => void) {
  endSelection();
  const card = anchor.closest(".card");
  const lines = card ? linesOf(card) : [];
  const line = lines.findIndex(({ cells }) => cells.includes(anchor));
  const corner = { line, slot: slotOf(anchor) };
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    for (const cell of lines.flatMap(({ cells }) => cells)) cell.classList.remove(...mark);
    shown = null;
  };
  shown = line < 0 ? null : { anchor, lines, from: corner, to: corner, end };
  if (!shown) return;
  listen(ended.signal);
  for (const type of ["input", "change", "pointerdown"]) anchor.addEventListener(type, end, { signal: ended.signal });
  // why: a window that is left for another one comes back with the same focus
  const leave = () => document.activeElement !== anchor && end();
  anchor.addEventListener("blur", leave, { signal: ended.signal });
}

function showMarks({ lines, from, to }: ShownBlock) {
  const selected = selectedIn(lines, { from, to });
  for (const { id, round, cells } of lines) {
    const slots = selected.lines.find((line) => line.id === id && line.round === round)?.slots ?? [];
    for (const cell of cells) {
      const isMarked = isMany({ from, to }) && slots.includes(slotOf(cell));
      for (const name of mark) cell.classList.toggle(name, isMarked);
    }
  }
  const farthest = lines[to.line]?.cells;
  const last = farthest?.find((cell) => slotOf(cell) === to.slot) ?? farthest?.at(-1);
  last?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function isMany({ from, to }: Block) {
  return from.line !== to.line || from.slot !== to.slot;
}

function linesOf(card: Element): ShownLine[] {
  const rows = [...card.querySelectorAll(".r:not(.titles)")].filter((row) => row.checkVisibility());
  return rows.map((row) => {
    const cells = cellsOf(row);
    const place = cells[0] && valuePlace(cells[0]);
    const siblings = [...(row.parentElement?.querySelectorAll(":scope > .r:not(.titles)") ?? [])];
    return {
      cells,
      id: row.closest(".ex")?.id ?? "",
      round: place?.round ?? siblings.indexOf(row),
      slots: cells.map(slotOf),
    };
  });
}

function slotOf(cell: HTMLElement) {
  return valuePlace(cell)?.slot ?? -1;
}
