import { expect, test } from "vitest";
import { foldForSearch, sortKey } from "./fold.ts";

test("searching ignores case and accents: 'kovac' finds 'Kovač'", () => {
  expect(foldForSearch("Ivan KOVAČ")).toContain("kovac");
});

test("letters that are more than a letter and a mark fold too", () => {
  expect(foldForSearch("Đurđa Łukasz Øst Straße Æro Œuvre İzmir")).toBe("durda lukasz ost strasse aero oeuvre izmir");
});

test("spaces around and between words don't matter", () => {
  expect(foldForSearch("  Bench\u00a0  press ")).toBe("bench press");
});

test("lists order the way people do", () => {
  const names = ["Day 10", "Zercher squat", "day 2", "Čučanj", "Curl", "Day 02", "Box jump"];
  const ordered = names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b))));
  expect(ordered).toEqual(["Box jump", "Čučanj", "Curl", "day 2", "Day 02", "Day 10", "Zercher squat"]);
});
