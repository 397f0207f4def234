import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coalescingKey } from "./coalescing.ts";
import {
  coalescingBase,
  type Edit,
  emptyHistory,
  type History,
  push,
  redo,
  redoLabel,
  seal,
  undo,
  undoLabel,
  withoutKeys,
} from "./history.ts";
import { idOf } from "./test-support.ts";

function step(label: string, before: string, after: string, key: string | null = null, workoutKey = "1"): Edit<string> {
  return { label, coalescingKey: key, changes: [{ workoutKey, before, after }] };
}

function pushed(...steps: Edit<string>[]): History<string> {
  return steps.reduce(push, emptyHistory<string>());
}

describe("forgetting the edits of what was stored", () => {
  const both: Edit<string> = {
    label: "move over",
    coalescingKey: null,
    changes: [
      { workoutKey: "1", before: "b", after: "c" },
      { workoutKey: "2", before: "x", after: "y" },
    ],
  };
  const labels = ({ past, future }: History<string>) => [past, future].map((edits) => edits.map(({ label }) => label));

  test("keeps those of other days, to undo and to redo", () => {
    const history = pushed(step("one", "a", "b"), step("two", "x", "y", null, "2"), step("last", "y", "z", null, "2"));
    expect(labels(withoutKeys(history, ["1"]))).toEqual([["two", "last"], []]);
    expect(labels(withoutKeys(undo(history)?.history ?? history, ["1"]))).toEqual([["two"], ["last"]]);
    expect(labels(withoutKeys(history, ["2"]))).toEqual([["one"], []]);
  });

  test("lets go of what was done to another day before both were changed together, and keeps what was done after", () => {
    const history = pushed(step("two", "w", "x", null, "2"), both, step("after", "y", "z", null, "2"));
    expect(labels(withoutKeys(history, ["1"]))).toEqual([["after"], []]);
  });
});

describe("undo and redo", () => {
  test("each edit pushes the prior state and clears redo", () => {
    const history = pushed(step("add set", "a", "b"), step("move Back squat", "b", "c"));
    const back = undo(history);
    expect(back).toMatchObject({ label: "move Back squat", states: [{ workoutKey: "1", state: "b" }] });
    const forth = back && redo(back.history);
    expect(forth).toMatchObject({ label: "move Back squat", states: [{ workoutKey: "1", state: "c" }] });
    const edited = back && push(back.history, step("rename set", "b", "d"));
    expect(edited && redo(edited)).toBeNull();
  });

  test("the buttons say what they undo and redo", () => {
    const history = pushed(step("move Back squat", "a", "b"));
    expect([undoLabel(history), redoLabel(history)]).toEqual(["Undo: move Back squat", "Redo"]);
    const back = undo(history)?.history ?? history;
    expect([undoLabel(back), redoLabel(back)]).toEqual(["Undo", "Redo: move Back squat"]);
  });

  test("a move between two days is one step", () => {
    const move: Edit<string> = {
      label: "move Back squat",
      coalescingKey: null,
      changes: [
        { workoutKey: "1", before: "a", after: "b" },
        { workoutKey: "8", before: "x", after: "y" },
      ],
    };
    expect(undo(push(emptyHistory<string>(), move))?.states).toEqual([
      { workoutKey: "1", state: "a" },
      { workoutKey: "8", state: "x" },
    ]);
  });

  test("an edit that changed nothing is no step", () => {
    const history = pushed(step("add set", "a", "b"));
    expect(push(history, { label: "paste", coalescingKey: null, changes: [] })).toBe(history);
  });

  test("there is nothing to undo or redo in an empty history", () => {
    expect([undo(emptyHistory()), redo(emptyHistory())]).toEqual([null, null]);
  });
});

describe("typing", () => {
  test("key strokes in one field are one step, back to before the first", () => {
    const history = pushed(step("a", "", "5", "value/1"), step("a", "5", "50", "value/1"));
    expect(history.past).toHaveLength(1);
    expect(undo(history)?.states).toEqual([{ workoutKey: "1", state: "" }]);
  });

  test("another field, another workout, another command or a sealed step begins a new one", () => {
    const first = step("a", "", "5", "value/1");
    expect(pushed(first, step("b", "5", "6", "value/2")).past).toHaveLength(2);
    expect(pushed(first, step("b", "x", "y", "value/1", "2")).past).toHaveLength(2);
    expect(pushed(first, step("b", "5", "6"), step("a", "6", "7", "value/1")).past).toHaveLength(3);
    expect(push(seal(pushed(first)), step("a", "5", "6", "value/1")).past).toHaveLength(2);
  });

  test("typing goes on as a new step after undo and redo", () => {
    const back = undo(pushed(step("a", "", "5", "value/1"), step("b", "5", "6")));
    expect(back && push(back.history, step("a", "5", "7", "value/1")).past).toHaveLength(2);
  });

  test("half-typed text can be applied to the state before the run of typing", () => {
    const history = pushed(step("rounds", "five rounds", "one round", "set.setRounds/1"));
    expect(coalescingBase(history, "1", "set.setRounds/1")).toBe("five rounds");
    expect(coalescingBase(history, "2", "set.setRounds/1")).toBeNull();
    expect(coalescingBase(history, "1", "set.setRounds/2")).toBeNull();
    expect(coalescingBase(seal(history), "1", "set.setRounds/1")).toBeNull();
  });

  test("only commands that come from typing coalesce, by what they edit", () => {
    const value = { type: "value.set", moduleExerciseId: idOf("e"), roundId: idOf("r"), text: "5" } as const;
    expect(coalescingKey({ ...value, slot: 0 })).toBe(coalescingKey({ ...value, slot: 0, text: "50" }));
    expect(coalescingKey({ ...value, slot: 0 })).not.toBe(coalescingKey({ ...value, slot: 1 }));
    expect(coalescingKey({ type: "set.rename", moduleId: idOf("m"), name: "x" })).toContain(idOf("m"));
    expect(coalescingKey({ type: "set.remove", moduleId: idOf("m") })).toBeNull();
  });
});

test("however one travels, undoing everything gives the first state and redoing everything the last", () => {
  const edit = fc.record({
    to: fc.nat(50),
    key: fc.constantFrom(null, "a", "b"),
    travel: fc.constantFrom("no", "undo", "redo"),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      let [history, present] = [emptyHistory<string>(), "start"];
      const go = (direction: typeof undo<string>) => {
        const travel = direction(history);
        if (travel) [history, present] = [travel.history, travel.states[0]?.state ?? "lost"];
        return travel !== null;
      };
      for (const { to, key, travel } of edits) {
        if (travel === "undo") go(undo);
        else if (travel === "redo") go(redo);
        else {
          history = push(history, step("edit", present, String(to), key));
          present = String(to);
        }
      }
      while (go(redo)) expect(history.past.length).toBeGreaterThan(0);
      const last = present;
      while (go(undo)) expect(history.future.length).toBeGreaterThan(0);
      expect(present).toBe("start");
      while (go(redo)) expect(history.past.length).toBeGreaterThan(0);
      expect(present).toBe(last);
    }),
  );
});
