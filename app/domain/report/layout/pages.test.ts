import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "#app/domain/workout/commands/apply.ts";
import { commandOf, draws } from "#app/domain/workout/commands/random-support.ts";
import { threeSets } from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { reportDay } from "../day.ts";
import type { ReportDay } from "../report.ts";
import { cover, evenFace, textsOf, wordsOf } from "./layout-support.ts";
import { openLayout, type Page } from "./pages.ts";
import { paper } from "./paper.ts";
import { openTypesetter } from "./typesetter.ts";

function layOut(days: ReportDay[], front = cover()): Page[] {
  const layout = openLayout(evenFace);
  for (const day of days) layout.addDay(day);
  return layout.close(front);
}

function trainingDay(changes: Partial<Extract<ReportDay, { restDay: false }>> = {}): ReportDay {
  return { restDay: false, place: "Day 1", title: "Squat", motivation: "", image: null, sets: [], ...changes };
}

function setOf(rounds: string[], { name = "Main lift", description = "" } = {}) {
  const exercise = { letter: "a", name: "Back squat", description: "", details: ["tempo 30X1"], rounds };
  return { name, alternative: null, setType: "Regular 5 rounds", description, exercises: [exercise] };
}

describe("the cover", () => {
  test("tells what is printed, by whom, and when", () => {
    const [first] = layOut([], cover({ shortDescription: "Three days a week." }));
    expect(wordsOf(first)).toEqual(
      expect.arrayContaining(["Texas Method", "Three days a week.", "Ana Kovač", "4 weeks", "Intermediate"]),
    );
    expect(wordsOf(first)).toEqual(expect.arrayContaining(["Day 1 to Day 28", "02/03/2026", "Page 1 of 1"]));
  });

  test("says whose values stand in brackets, and so does every page", () => {
    const pages = layOut([trainingDay()], cover({ client: "Ivo Novak" }));
    expect(wordsOf(pages[0])).toContain("calculated for Ivo Novak");
    expect(wordsOf(pages[1])).toContain("Day 1 to Day 28 · Ivo Novak");
  });

  test("explains the mark of what can't be printed, where there was something", () => {
    const note = "\uFFFD stands for a character that can't be printed here; what it is stands in brackets.";
    expect(wordsOf(layOut([trainingDay({ title: "Go 💪" })])[0])).toContain(note);
    expect(wordsOf(layOut([trainingDay()])[0])).not.toContain(note);
  });
});

describe("days", () => {
  test("stand under the program's name, over a page number", () => {
    const pages = layOut([trainingDay()]);
    expect(pages.map((page) => page.bookmark)).toEqual([null, "Day 1 · Squat"]);
    expect(wordsOf(pages[1])).toEqual(["Texas Method", "Day 1 to Day 28", "Day 1 · Squat", "Page 2 of 2"]);
  });

  test("of rest take one line, however many follow each other", () => {
    const rest = (place: string): ReportDay => ({ restDay: true, place });
    const days = [rest("Day 1"), trainingDay({ place: "Day 2" }), rest("Day 3"), rest("Day 4"), rest("Day 5")];
    const words = wordsOf(layOut(days)[1]).slice(2, -1);
    expect(words).toEqual(["Day 1", "Rest day", "Day 2 · Squat", "Day 3 to Day 5", "Rest days"]);
  });

  test("keep a heading together with what it heads", () => {
    const lines = Array.from({ length: 54 }, (_, index) => `line ${index}`).join("\n");
    const pages = layOut([
      trainingDay({ motivation: lines }),
      trainingDay({ place: "Day 2", sets: [setOf(["5 × 5 @ 80 %"])] }),
    ]);
    expect(pages).toHaveLength(3);
    expect(wordsOf(pages[1])).toContain("line 53");
    expect(wordsOf(pages[1])).not.toContain("Day 2 · Squat");
    expect(wordsOf(pages[2])).toEqual(
      expect.arrayContaining(["Day 2 · Squat", "Main lift", "Back squat", "5 × 5 @ 80 %"]),
    );
  });

  test("show their image within its bounds, and keep its shape", () => {
    const [, page] = layOut([trainingDay({ image: { id: "i", width: 400, height: 600 } })]);
    expect(page?.marks).toContainEqual(expect.objectContaining({ is: "image", id: "i", width: 100, height: 150 }));
  });
});

describe("sets", () => {
  const lineOf = (page: Page | undefined, text: string) => page && textsOf(page).find((mark) => mark.text === text)?.y;

  test("share lines: the set at the left, its exercise and the rounds beside it", () => {
    const [, page] = layOut([trainingDay({ sets: [setOf(["5 × 5 @ 80 %"])] })]);
    expect(wordsOf(page).slice(3, -1)).toEqual([
      ...["Main lift", "Regular 5 rounds", "a", "Back squat", "5 × 5 @ 80 %", "tempo 30X1"],
    ]);
    expect(lineOf(page, "Back squat")).toBe(lineOf(page, "5 × 5 @ 80 %"));
    expect(lineOf(page, "Back squat")).toBeCloseTo(lineOf(page, "Main lift") ?? 0, -1);
  });

  test("of four short days fill less than a page", () => {
    const sets = Array.from({ length: 3 }, () => setOf(["5 × 5 @ 80 %"]));
    const days = [1, 2, 3, 4].map((day) => trainingDay({ place: `Day ${day}`, sets }));
    expect(layOut(days)).toHaveLength(2);
  });

  test("stay whole on one page where they are short", () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`).join("\n");
    const many = Array.from({ length: 16 }, (_, index) => `1 × ${index} @ 100 kg`);
    const pages = layOut([trainingDay({ motivation: lines, sets: [setOf(many)] })]);
    expect(wordsOf(pages[2])).toEqual(expect.arrayContaining(["Main lift", "Back squat"]));
    expect(wordsOf(pages[1])).not.toContain("Main lift");
  });

  test("with long names and long lists of rounds break them", () => {
    const many = Array.from({ length: 50 }, (_, index) => `1 × ${index} @ 100 kg`);
    const [, page] = layOut([trainingDay({ sets: [setOf(many, { name: "Main lift of the day ".repeat(5) })] })]);
    const words = wordsOf(page).join(" ");
    for (const said of many) expect(words).toContain(said);
    expect(words).toContain("Main lift of the day");
  });
});

describe("whatever the days hold", () => {
  const days = fc.array(draws, { minLength: 1, maxLength: 4 }).map((all) => all.map(randomDay));
  const measure = openTypesetter(evenFace);

  test("no mark leaves its page", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(days, (some) => {
        for (const page of layOut(some, cover({ name: "Long ".repeat(40), shortDescription: "word ".repeat(60) }))) {
          for (const mark of textsOf(page)) {
            expect(mark.x).toBeGreaterThanOrEqual(paper.margin - 0.01);
            expect(mark.x + measure.widthOf(mark.text, mark.style)).toBeLessThanOrEqual(
              paper.width - paper.margin + 0.01,
            );
            expect(mark.y).toBeLessThan(paper.height - 20);
            if (!/^Page \d+ of \d+$/.test(mark.text)) expect(mark.y).toBeLessThanOrEqual(paper.bodyBottom);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("every exercise and every round is on a page", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(days, (some) => {
        const printed = count(
          layOut(some)
            .flatMap(wordsOf)
            .flatMap((line) => [line, ...line.split(/;? |;$/)]),
        );
        for (const [text, times] of count(some.flatMap(saidOn))) {
          expect([text, printed.get(text) ?? 0, times]).toSatisfy(([, found, wanted]) => found >= wanted);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function randomDay(all: Parameters<typeof commandOf>[0][]): ReportDay {
  const workout = all.reduce<Workout>((present, draw) => {
    const command = commandOf(draw, present);
    const applied = command && apply(present, command);
    return applied?.ok ? applied.workout : present;
  }, threeSets());
  return reportDay(workout);
}

function saidOn(day: ReportDay): string[] {
  if (day.restDay) return [];
  return day.sets.flatMap(({ exercises }) =>
    exercises.flatMap(({ name, rounds }) => [name, ...rounds.map(firstWord)].filter((text) => text !== "")),
  );
}

/** Lines break between words. */
function firstWord(said: string) {
  return said.split(" ")[0] ?? "";
}

function count(texts: string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
