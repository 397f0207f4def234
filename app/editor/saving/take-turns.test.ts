import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

/** Saves are answered by hand. */
function slowLine() {
  const answers: ((isStored: boolean) => void)[] = [];
  const saveNow = () => new Promise<boolean>((answer) => answers.push(answer));
  return { answers, saveNow, store: { saving: null } };
}

const later = () => new Promise((done) => setTimeout(done));

test("however often it is asked while a save is under way, one more follows it", async () => {
  const { answers, saveNow, store } = slowLine();
  const turns = takeTurns(store, saveNow);
  const asked = [turns.save(), turns.save(), turns.save()];
  expect([answers.length, turns.isWaiting()]).toEqual([1, true]);
  answers[0]?.(true);
  await later();
  expect([answers.length, turns.isWaiting()]).toEqual([2, false]);
  answers[1]?.(true);
  await Promise.all(asked);
  expect(store.saving).toBeNull();
});

test("others who save the same days wait, too, one after the other", async () => {
  const { answers, saveNow, store } = slowLine();
  const all = [1, 2, 3].map(() => takeTurns(store, saveNow).save());
  for (const count of [1, 2, 3]) {
    expect(answers).toHaveLength(count);
    answers[count - 1]?.(true);
    await later();
  }
  await Promise.all(all);
});

test("what was not stored is not sent again by itself, and can be by asking anew", async () => {
  const { answers, saveNow, store } = slowLine();
  const turns = takeTurns(store, saveNow);
  const asked = [turns.save(), turns.save()];
  answers[0]?.(false);
  await Promise.all(asked);
  expect(answers).toHaveLength(1);
  turns.save();
  expect(answers).toHaveLength(2);
});
