import { beforeAll, describe, expect, test } from "vitest";
import { athleteScreens } from "#tests/player/athlete-screens.ts";
import { coachScreens } from "#tests/player/coach-screens.ts";
import { givenPlayedMonths, type Seen, seenBy, type Way } from "#tests/player/played.ts";
import { storedIn } from "#tests/player/stored.ts";

/**
 * Proves that after a month of twelve clients, sent over the API and by the forms of the pages, the same is stored, and
 * the screens say what a person works out with a pencil (tests/player/figures.md).
 */
let played: Awaited<ReturnType<typeof givenPlayedMonths>>;

beforeAll(async () => {
  played = await givenPlayedMonths();
  return played.end;
});

test("the pages store what the API stores, row by row", async () => {
  const [sent, typed] = [await storedIn(played.months["the API"].db), await storedIn(played.months["the pages"].db)];
  expect(Object.keys(typed)).toEqual(Object.keys(sent));
  for (const [table, rows] of Object.entries(sent)) expect.soft([table, typed[table]]).toEqual([table, rows]);
});

describe.each<Way>(["the API", "the pages"])("a month sent by %s:", (way) => {
  let seen: Seen;

  beforeAll(async () => {
    seen = await seenBy(played.months[way]);
  });

  coachScreens(() => seen);
  athleteScreens(() => seen);
});
