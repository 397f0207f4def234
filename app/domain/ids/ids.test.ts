import { expect, test } from "vitest";
import { derivedId } from "./derived.ts";
import { EMPTY_ID, isUnsaved, isUuid, parseUuid } from "./ids.ts";

test("an entity with no id or the all-zero id is unsaved", () => {
  expect([null, undefined, "", EMPTY_ID].map(isUnsaved)).toEqual([true, true, true, true]);
  expect(isUnsaved("0191f0c4-7d3a-7b1e-8c55-0a1b2c3d4e5f")).toBe(false);
});

test("an id is read in lower case, and nothing else is read as one", () => {
  expect(parseUuid("0191F0C4-7D3A-7B1E-8C55-0A1B2C3D4E5F")).toBe("0191f0c4-7d3a-7b1e-8c55-0a1b2c3d4e5f");
  const strangers = ["", "12", "0191f0c47d3a7b1e8c550a1b2c3d4e5f", " 0191f0c4-7d3a-7b1e-8c55-0a1b2c3d4e5f"];
  expect(strangers.map(parseUuid)).toEqual([null, null, null, null]);
});

test("a derived id is stable, has the shape of a version 8 id, and differs for every text", () => {
  expect(derivedId("squat/round/1")).toBe(derivedId("squat/round/1"));
  const parents = Array.from({ length: 400 }, (_, index) => derivedId(String(index)));
  const ids = parents.flatMap((parent) =>
    Array.from({ length: 50 }, (_, index) => derivedId(`${parent}/round/${index}/0`)),
  );
  expect(new Set([...parents, ...ids]).size).toBe(400 * 51);
  expect(ids.every((id) => isUuid(id) && /^.{14}8.{4}[89ab]/.test(id))).toBe(true);
});
