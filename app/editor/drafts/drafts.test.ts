import { beforeEach, expect, test } from "vitest";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import { type DraftDay, dayWriter } from "./draft-days.ts";
import { draftName, draftText, findDrafts, sweepDrafts, writeDraft } from "./drafts.ts";

const me = { userId: "me", subject: "squats" };
const noon = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-21T14:05:00Z");
let storage: Storage;

beforeEach(() => {
  storage = memory();
});

/** `room` in characters. */
function memory(room = 10_000): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, text) {
      if (text.length > room) throw new DOMException("", "QuotaExceededError");
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}

function day(key: string, name: string): DraftDay {
  const workout = { ...newWorkout({ id: key, day: Number(key), date: null }), name };
  return { key, version: 3, workout, errors: { [`${key}.name`]: { text: "x", reason: "Too short." } } };
}

function write(owner: typeof me, editor: string, savedAt: Date, ...days: DraftDay[]) {
  return writeDraft(storage, draftName(owner, editor), draftText(savedAt, days.map(dayWriter())));
}

const found = (isOpen = (_: string) => false) => findDrafts<DraftDay>(storage, me, isOpen);

test("a draft comes back as it was written", () => {
  write(me, "one", noon, day("1", "Push"), day("2", "Pull"));
  const names = [draftName(me, "one")];
  expect(found()).toEqual({ names, savedAt: noon.toISOString(), parts: [day("1", "Push"), day("2", "Pull")] });
});

test("several drafts are offered as one, of each day the latest", () => {
  write(me, "b", noon, day("1", "Old"), day("2", "Pull"));
  write(me, "a", later, day("1", "New"));
  expect(found()?.savedAt).toBe(later.toISOString());
  expect(found()?.names).toEqual([draftName(me, "b"), draftName(me, "a")]);
  expect(found()?.parts.map(({ workout }) => workout.name)).toEqual(["New", "Pull"]);
});

test("nobody is shown another user's draft, another program's, or one that is being written", () => {
  write({ ...me, userId: "she" }, "one", noon, day("1", "Hers"));
  write({ ...me, subject: "other" }, "one", noon, day("1", "Other"));
  write(me, "open", noon, day("1", "Open"));
  expect(found((name) => name.endsWith(".open"))).toBeNull();
});

test("a draft that was cut off or is none is not offered", () => {
  storage.setItem(draftName(me, "cut"), '{"savedAt":"2026-11-21T12:00:00.000Z","parts":[{"key":"1","wor');
  storage.setItem(draftName(me, "no"), '{"savedAt":"2026-11-21T12:00:00.000Z","parts":[{}]}');
  storage.setItem(draftName(me, "null"), "null");
  expect(found()).toBeNull();
});

test("what is a month old, cut off, or of another format is thrown away; nothing else is", () => {
  write(me, "one", noon, day("1", "Push"));
  write({ ...me, userId: "she" }, "one", new Date("2026-10-01T12:00:00Z"), day("1", "Hers"));
  storage.setItem("macrocycle.draft.1.me.squats.one", "{}");
  storage.setItem(draftName(me, "cut"), "{");
  storage.setItem("theme", "dark");
  sweepDrafts(storage, later);
  expect([storage.key(0), storage.key(1), storage.length]).toEqual([draftName(me, "one"), "theme", 2]);
});

test("without room it says so", () => {
  storage = memory(50);
  expect(write(me, "one", noon, day("1", "Push"))).toBe(false);
});
