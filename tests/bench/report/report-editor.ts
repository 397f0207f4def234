import type { Drags } from "../browser/drag-frames.ts";
import type { EditorTimes, KeyTimes } from "../browser/in-browser.ts";
import type { Interactions } from "../browser/interactions.ts";
import { percentiles } from "../server/rounds.ts";
import { printTimes, type Row } from "./row.ts";

const targets = { keyOfEmpty: 1.3, moveOfEmpty: 2, pressMs: 150 };

const rest = { target: "", bare: "", empty: "", isMet: null };

/** How soon the full week shows a key, a move and a press. */
export function editorRows({ keys, drags, interactions }: EditorTimes): Row[] {
  return [
    keyRow(keys),
    unscriptedRow(keys),
    densityRow(keys),
    plainRow(keys),
    ...dragRows(drags, keys),
    ...pressRows(interactions),
  ];
}

function keyRow({ editor, empty }: KeyTimes): Row {
  const times = percentiles(editor).p95 / percentiles(empty).p95;
  return {
    what: `editor, key to paint at 4× slowdown (p50 / p95 of ${editor.length})`,
    target: `p95 ≤ ${targets.keyOfEmpty} times the empty page's`,
    measured: `${printTimes(editor)}: ${times.toFixed(1)} times`,
    bare: "",
    empty: printTimes(empty),
    isMet: times <= targets.keyOfEmpty,
  };
}

/** What no script of ours could be quicker than, with as many fields in the page. */
function unscriptedRow({ unscripted, empty }: KeyTimes): Row {
  const times = percentiles(unscripted).p95 / percentiles(empty).p95;
  return {
    ...rest,
    what: "the same page without its scripts, key to paint at 4× slowdown (p50 / p95)",
    measured: `${printTimes(unscripted)}: ${times.toFixed(1)} times`,
    empty: printTimes(empty),
  };
}

function densityRow({ work: { compact, comfortable } }: KeyTimes): Row {
  return {
    ...rest,
    what: "editor, the page's processor time per key in compact rows, at full speed",
    target: "≤ that in comfortable rows",
    measured: `${compact.toFixed(1)} ms, against ${comfortable.toFixed(1)} ms`,
    isMet: compact <= comfortable,
  };
}

/** The same keys in a plain form of React that draws the week at each of them. */
function plainRow({ editor, plain, scriptMs, plainScriptMs }: KeyTimes): Row {
  const times = percentiles(plain).p50 / percentiles(editor).p50;
  return {
    ...rest,
    what: "the same week and controls in plain controlled React, key to paint at 4× slowdown (p50 / p95)",
    measured: `${printTimes(plain)}: ${times.toFixed(1)} times the editor's; script per key ${plainScriptMs.toFixed(1)} ms, against ${scriptMs.toFixed(1)} ms`,
  };
}

function dragRows({ moves, drops, undos }: Drags, { empty }: KeyTimes): Row[] {
  const times = percentiles(moves).p95 / percentiles(empty).p95;
  const slowest = Math.max(...moves);
  return [
    {
      ...rest,
      what: `dragging over 7 full workouts, move to paint at 4× slowdown (p50 / p95; slowest of ${moves.length})`,
      target: `p95 ≤ ${targets.moveOfEmpty} times the empty page's key`,
      measured: `${printTimes(moves)}; ${slowest.toFixed(1)} ms: ${times.toFixed(1)} times`,
      isMet: times <= targets.moveOfEmpty,
    },
    { ...rest, what: "the drop, to another day, at 4× slowdown (p50 / p95)", measured: printTimes(drops) },
    { ...rest, what: "its undo, at 4× slowdown (p50 / p95)", measured: printTimes(undos) },
  ];
}

const presses = {
  menu: "a menu opened and closed",
  dialog: "a dialog opened and closed",
  columns: "columns opened and closed",
  week: "next week",
};

function pressRows(interactions: Interactions): Row[] {
  return (["menu", "dialog", "columns", "week"] as const).map((kind) => {
    const { p50, p95 } = percentiles(interactions[kind]);
    return {
      ...rest,
      what: `editor, ${presses[kind]}, press to paint at 4× slowdown (p50 / p95 of ${interactions[kind].length})`,
      target: `p95 ≤ ${targets.pressMs} ms`,
      measured: `${p50.toFixed(0)} / ${p95.toFixed(0)} ms`,
      isMet: p95 <= targets.pressMs,
    };
  });
}
