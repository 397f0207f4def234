import fc from "fast-check";
import { expect, test } from "vitest";
import { type Following, followerChanges } from "./follower-changes.ts";

const ana = { clientId: "ana", startDate: "2026-03-02" };
const luka = { clientId: "luka", startDate: "2026-03-02" };

test("a list gains, loses and moves people", () => {
  const later = { ...luka, startDate: "2026-04-01" };
  expect(followerChanges([ana, luka], [later, { clientId: "mei", startDate: "2026-03-09" }])).toEqual({
    removed: ["ana"],
    put: [later, { clientId: "mei", startDate: "2026-03-09" }],
    added: ["mei"],
  });
  expect(followerChanges([ana], [ana])).toEqual({ removed: [], put: [], added: [] });
});

test("applied to the standing list they give the wanted one", () => {
  const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-03-0${number}`);
  const list = fc.uniqueArray(fc.record({ clientId: fc.constantFrom(..."abcdef"), startDate: day }), {
    selector: ({ clientId }) => clientId,
  });
  fc.assert(
    fc.property(list, list, (current, wanted) => {
      const { removed, put, added } = followerChanges(current, wanted);
      const result = new Map(current.map(({ clientId, startDate }) => [clientId, startDate]));
      for (const id of removed) result.delete(id);
      for (const { clientId, startDate } of put) result.set(clientId, startDate);
      expect(sorted([...result].map(([clientId, startDate]) => ({ clientId, startDate })))).toEqual(sorted(wanted));
      expect(added.every((id) => current.every(({ clientId }) => clientId !== id))).toBe(true);
    }),
  );
});

function sorted(list: Following[]) {
  return [...list].sort((a, b) => a.clientId.localeCompare(b.clientId));
}
