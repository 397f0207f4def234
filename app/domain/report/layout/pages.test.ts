import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { apply } from "#app/domain/workout/commands/apply.ts";
import { commandOf, draws } from "#app/domain/workout/commands/random-support.ts";
import { threeSets } from "#app/domain/workout/commands/test-support.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { reportDay } from "../day.ts";
import type { ReportDay, RoundsTable } from "../report.ts";
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

function setOf(rounds: RoundsTable, description = "") {
  const exercise = { letter: "a", name: "Back squat", description, rounds };
  return { name: "Main lift", alternative: null, setType: "", description: "", exercises: [exercise] };
}

function rounds(count: number, cell = (column: number) => `v${column}`): RoundsTable {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const columns = numbers.map((number) => ({ label: String(number), isRest: false }));
  return { columns, lines: [{ title: "Weight, kg", cells: numbers.map(cell) }] };
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
    const note = "\uFFFD stands for a character that can't be printed here, such as an emoji.";
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
      trainingDay({ place: "Day 2", sets: [setOf(rounds(3))] }),
    ]);
    expect(pages).toHaveLength(3);
    expect(wordsOf(pages[1])).toContain("line 53");
    expect(wordsOf(pages[1])).not.toContain("Day 2 · Squat");
    expect(wordsOf(pages[2])).toEqual(expect.arrayContaining(["Day 2 · Squat", "Main lift", "Back squat", "v3"]));
  });

  test("show their image within its bounds, and keep its shape", () => {
    const [, page] = layOut([trainingDay({ image: { id: "i", width: 400, height: 600 } })]);
    expect(page?.marks).toContainEqual(expect.objectContaining({ is: "image", id: "i", width: 100, height: 150 }));
  });
});

describe("rounds", () => {
  test("that do not fit beside each other go on below, under their own numbers", () => {
    const words = wordsOf(layOut([trainingDay({ sets: [setOf(rounds(50))] })])[1]);
    expect(words.filter((word) => word === "Rounds").length).toBeGreaterThan(1);
    for (let round = 1; round <= 50; round++) expect(words).toContain(`v${round}`);
  });

  test("with wide values break them", () => {
    const wide = "10000/9999.99/9888.88/9777.77/9666.66/9555.55/9444.44";
    const words = wordsOf(layOut([trainingDay({ sets: [setOf(rounds(2, () => wide))] })])[1]);
    expect(words.join("")).toContain(wide.slice(0, 30));
    expect(words).not.toContain(wide);
  });

  test("of nothing measured are counted", () => {
    const [, page] = layOut([trainingDay({ sets: [setOf({ ...rounds(3), lines: [] })] })]);
    expect(wordsOf(page)).toContain("3 rounds");
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

  test("every round is on a page", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(days, (some) => {
        const printed = count(layOut(some).flatMap(wordsOf));
        for (const [text, times] of count(some.flatMap(cellsOf))) {
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

function cellsOf(day: ReportDay): string[] {
  if (day.restDay) return [];
  return day.sets.flatMap(({ exercises }) =>
    exercises.flatMap(({ rounds: { columns, lines } }) => {
      if (lines.length === 0) return [];
      const labels = columns.map(({ label, isRest }) => (isRest ? `${label} rest` : label));
      return [...labels, ...lines.flatMap(({ cells }) => cells)].filter((text) => text !== "" && text.length < 20);
    }),
  );
}

function count(texts: string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
