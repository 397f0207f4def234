import fc from "fast-check";
import { expect, test } from "vitest";
import { roundingSteps } from "#app/domain/strength/rounding-step.ts";
import { type Following, followerChanges } from "./follower-changes.ts";

const ana = { clientId: "ana", startDate: "2026-03-02", roundingStep: "off" } as const;
const luka = { clientId: "luka", startDate: "2026-03-02", roundingStep: "2.5 kg" } as const;

test("a list gains, loses and moves people; those who stay keep their rounding unless it is changed", () => {
  const later = { clientId: "luka", startDate: "2026-04-01" };
  const mei = { clientId: "mei", startDate: "2026-03-09" };
  expect(followerChanges([ana, luka], [later, mei])).toEqual({
    removed: ["ana"],
    put: [{ ...later, roundingStep: "2.5 kg" }, mei],
    added: ["mei"],
  });
  expect(followerChanges([ana], [ana])).toEqual({ removed: [], put: [], added: [] });
  expect(followerChanges([luka], [{ ...luka, roundingStep: undefined }]).put).toEqual([]);
  expect(followerChanges([luka], [{ ...luka, roundingStep: "off" }]).put).toEqual([{ ...luka, roundingStep: "off" }]);
});

test("applied to the standing list they give the wanted one", () => {
  const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-03-0${number}`);
  const person = fc.record({
    clientId: fc.constantFrom(..."abcdef"),
    startDate: day,
    roundingStep: fc.constantFrom(...roundingSteps),
  });
  const list = fc.uniqueArray(person, { selector: ({ clientId }) => clientId });
  fc.assert(
    fc.property(list, list, (current, wanted) => {
      const { removed, put, added } = followerChanges(current, wanted);
      const result = new Map<string, Following>(current.map((one) => [one.clientId, one]));
      for (const id of removed) result.delete(id);
      for (const one of put) result.set(one.clientId, one);
      expect(sorted([...result.values()])).toEqual(sorted(wanted));
      expect(added.every((id) => current.every(({ clientId }) => clientId !== id))).toBe(true);
    }),
  );
});

function sorted(list: Following[]) {
  return [...list].sort((a, b) => a.clientId.localeCompare(b.clientId));
}
