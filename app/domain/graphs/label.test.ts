import { expect, test } from "vitest";
import { momentOfDay } from "./graph.ts";
import { inView, shortened } from "./label.ts";

test.each([
  ["Mood", 5, "Mood"],
  ["Sleep quality", 5, "Sleep…"],
  ["Sleep quality", 9.1, "Sleep quality"],
  ["Amara Okafor", 5, "Amara…"],
  ["WWWWWWWW", 5, "WWW…"],
  ["Žiga", 2.6, "Ži…"],
  ["Wide", 1, "W…"],
])("the name %s in a room of %d sizes of its type is %s", (name, room, shown) => {
  expect(shortened(name, room)).toBe(shown);
});

test("who has no point in view is named once, and a line that crosses the view is in it", () => {
  const line = (label: string, ...dates: string[]) => {
    return { id: label, label, points: dates.map((date) => ({ at: momentOfDay(date), value: 1 })) };
  };
  const lines = [line("Amara", "2026-03-01", "2026-03-20"), line("Tomasz", "2026-03-01"), line("Priya")];
  const window = { from: momentOfDay("2026-03-05"), to: momentOfDay("2026-03-15") };
  const { isSeen, missing } = inView({ lines }, window);
  expect(lines.map(isSeen)).toEqual([true, false, false]);
  expect(missing).toBe("No point in view: Tomasz (last on 01/03/2026), Priya.");
  expect(inView({ lines: lines.slice(0, 1) }, window).missing).toBeNull();
});
