import { beforeAll, describe, expect, test } from "vitest";
import { addDays, formatShortDate, weekdayNames, weekdayOf } from "#app/domain/schedule/dates.ts";
import { monthOf } from "#app/domain/schedule/months.ts";
import { unescaped } from "#tests/support/http/html.ts";
import { figures, type Row } from "./figures.ts";
import type { Seen } from "./played.ts";
import { wordsIn } from "./screen.ts";

let month: Seen;

const workouts = /^(Hinge|Press|Single|Easy run|Sprints|Long run)$/;

/** Proves that the athletes' own screens, and their coach's of them, say what a person works out (figures.md, 6). */
export function athleteScreens(seen: () => Seen) {
  beforeAll(() => {
    month = seen();
  });

  describe("what a client sees", () => {
    test("the calendar marks each day of the program", async () => {
      const expected = await figures("Calendar by hand", month.today);
      const shown = await Promise.all(expected.map(async ({ Client = "" }) => ownMarks(Client)));
      expect(shown).toEqual(expected.map(marksOf));
    });

    test("their coach sees the same marks in the last four weeks", async () => {
      const expected = await figures("Calendar by hand", month.today);
      const from = addDays(month.today, -weekdayOf(month.today) - 21);
      for (const row of expected) {
        const page = await month.page(`/clients/${month.idOf(row.Client ?? "")}`);
        const wanted = marksOf(row).filter(([on = ""]) => on >= from);
        expect([row.Client, marksIn(page)]).toEqual([row.Client, wanted]);
      }
    });

    test("Today offers what was missed in a week", async () => {
      const expected = await figures("Missed by hand", month.today);
      for (const Client of ["Luka Kovač", "Nils Øster", "Tomasz Żak", "Sofía Herrera", "Priya Raman"]) {
        const rows = expected.filter((row) => row.Client === Client);
        const said = rows.map(({ Workout, Day = "" }) => [Workout, `Missed ${inWords(Day)}`]);
        expect([Client, missedIn(await month.pageTo(Client, "/train"))]).toEqual([Client, said]);
      }
    });

    test("Progress has each exercise's best", async () => {
      const expected = await figures("Progress by hand", month.today);
      const shown = await Promise.all(
        expected.map(async ({ Client = "", Exercise = "" }) => {
          const [, how = "", best = ""] = recordIn(await month.pageTo(Client, "/train/progress"), Exercise);
          return { Client, Exercise, Best: best, How: how };
        }),
      );
      expect(shown).toEqual(expected);
    });

    test("Progress has the last morning and body weight", async () => {
      const expected = await figures("Last morning by hand", month.today);
      const shown = await Promise.all(
        expected.map(async ({ Client = "" }) => {
          const page = await month.pageTo(Client, "/train/progress");
          return { Client, Readiness: figureOf(page, "Readiness"), "Body weight": figureOf(page, "Body weight") };
        }),
      );
      expect(shown).toEqual(expected);
    });

    test("a done workout says what it raised", async () => {
      const expected = await figures("Raised by Luka's Single", month.today);
      const day = await month.pageTo("Luka Kovač", `/train/calendar?day=${addDays(month.today, -2)}`);
      const [, done = ""] = /href="(\/train\/done\/[\da-f-]{36})"/.exec(day) ?? [];
      expect(raisedIn(await month.pageTo("Luka Kovač", done))).toEqual(expected);
    });
  });
}

const dayNumber = /^\d+$/;

/** Of a row of the table: its days and what became of them. */
function marksOf(row: Row): [on: string, mark: string][] {
  const days = Object.entries(row).filter(([day]) => dayNumber.test(day));
  return days.map(([day, mark]) => [addDays(month.today, Number(day) - 29), mark]);
}

/** In the months that the program lasted. */
async function ownMarks(name: string) {
  const months = [...new Set([addDays(month.today, -28), month.today].map(monthOf))];
  const pages = await Promise.all(months.map((one) => month.pageTo(name, `/train/calendar?month=${one}`)));
  return inDays(pages.flatMap(marksIn));
}

function inDays(marks: [string, string][]) {
  return [...new Map(marks)].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Of the month's workouts, by day; what is planned from today on is none of them. */
function marksIn(page: string): [on: string, mark: string][] {
  const days = page.split("<time dateTime=").slice(1);
  return days.flatMap((day): [string, string][] => {
    const on = /^"([\d-]+)"/.exec(day)?.[1] ?? "";
    if (on >= month.today) return [];
    const said = [...day.matchAll(/>(Done|Late|Partly|Missed|Planned): ([^<,]*)/g)];
    return said.filter(([, , name = ""]) => workouts.test(unescaped(name))).map(([, mark = ""]) => [on, mark]);
  });
}

function inWords(day: string) {
  const [days = "", of = "", year = ""] = day.split("/");
  const on = `${year}-${of}-${days}`;
  return `${weekdayNames[weekdayOf(on)]}, ${formatShortDate(on)}`;
}

function missedIn(page: string) {
  return sectionsOf(page).flatMap((section) => {
    const [, name = ""] = /<h2\b[^>]*>([\s\S]*?)<\/h2>/.exec(section) ?? [];
    const [, words = ""] = />(Missed [^<]*)</.exec(section) ?? [];
    return words && workouts.test(wordsIn(name)) ? [[wordsIn(name), words]] : [];
  });
}

function sectionsOf(page: string) {
  return page.split("<section").slice(1);
}

/** Its name, how it came about, and its amount. */
function recordIn(page: string, exercise: string): string[] {
  const lines = [...page.matchAll(/<a href="\/train\/progress\/[^"]*"[^>]*>([\s\S]*?)<\/a>/g)];
  const parts = lines.map(([, line = ""]) => [...line.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => unescaped(text)));
  return parts.find(([name]) => name === exercise) ?? [];
}

/** The number that stands large in the section, and the words below it. */
function figureOf(page: string, title: string) {
  const section = sectionsOf(page).find((one) => wordsIn(/<h2\b[\s\S]*?<\/h2>/.exec(`<i ${one}`)?.[0] ?? "") === title);
  const [, figure = ""] = /<p>([\s\S]*?)<\/p>/.exec(section ?? "") ?? [];
  return wordsIn(figure) || "–";
}

function raisedIn(page: string): Row[] {
  const section = sectionsOf(page).find((one) => one.includes("You raised")) ?? "";
  return section
    .split("<li")
    .slice(1)
    .map((line) => {
      const [What = "", Amount = "", Before = "", Gain = ""] = [...`<i${line}`.matchAll(/>([^<>]+)</g)]
        .map(([, text = ""]) => text.replace("· ", "").trim())
        .filter(Boolean);
      return { What, Amount, Before, Gain };
    });
}
