import { beforeAll, describe, expect, test } from "vitest";
import { withThousands } from "#app/domain/text/thousands.ts";
import { starterId } from "#tests/support/training/exercises.ts";
import { figures, type Row } from "./figures.ts";
import type { Seen } from "./played.ts";
import { tablesOf, wordsIn } from "./screen.ts";

let month: Seen;

/** Proves that the coach's screens say of the month what a person works out with a pencil (figures.md). */
export function coachScreens(seen: () => Seen) {
  beforeAll(() => {
    month = seen();
  });

  describe("readiness", () => {
    test.each([
      ["Last", ""],
      ["One week", "?timeframe=oneWeek"],
      ["One month", "?timeframe=oneMonth"],
    ])("%s", async (heading, query) => {
      const expected = await figures(`Readiness: ${heading}`, month.today);
      const [shown = []] = tablesOf(await month.page(`/readiness${query}`));
      expect(likewise(expected, shown)).toEqual(expected);
    });

    test("a client's history, ten a page", async () => {
      const expected = await figures("History of Luka Kovač", month.today);
      const address = `/readiness/${month.idOf("Luka Kovač")}`;
      const [first = []] = tablesOf(await month.page(address));
      const [second = []] = tablesOf(await month.page(`${address}?page=2`));
      expect([first.length, second.length]).toEqual([10, 2]);
      expect(likewise(expected, [...first, ...second])).toEqual(expected);
    });

    test("what the client was told, and which answers they gave", async () => {
      const page = await month.page(`/readiness/${month.idOf("Priya Raman")}`);
      const [, response = ""] = page.match(/href="(\/readiness\/[^"]*\/responses\/[^"]*)"/) ?? [];
      const words = wordsIn(await month.page(response));
      for (const said of ["0 %", "Bad", "Stay away from training!", "Flu.", "Right quadriceps: painful, 10 of 10"]) {
        expect(words).toContain(said);
      }
    });
  });

  describe("benchmarks", () => {
    test("records", async () => {
      const expected = await figures("Records by hand", month.today);
      const shown = await Promise.all(
        expected.map(async ({ Client = "", Exercise = "", Category = "" }) => {
          const chosen = { clients: month.idOf(Client), exercise: starterId(Exercise), category: Category };
          const words = wordsIn(await month.page(`/benchmarks?${new URLSearchParams(chosen)}`));
          const [real, since] = cardIn(words, "All-time real max");
          const [calculated, calculatedSince] = cardIn(words, "All-time calculated max");
          const cards = { "All-time real max": real, Since: since, "All-time calculated max": calculated };
          return { Client, Exercise, Category, ...cards, "Calculated since": calculatedSince };
        }),
      );
      expect(shown).toEqual(expected);
    });

    test("points and change", async () => {
      const expected = await figures("Benchmarks by hand", month.today);
      for (const row of expected) expect(await benchmarkOf(row)).toEqual({ ...row });
    });
  });

  describe("comments", () => {
    test("who said what about which workout, and what is new", async () => {
      const expected = (await figures("Comments by hand", month.today)).map(
        ({ Client, Workout, Comment, ...rest }) => ({
          ...{ Client: rest.New === "yes" ? `${Client} New` : Client, Workout, Comment },
          ...{ "Completed on": rest["Completed on"], Successful: rest.Successful },
        }),
      );
      const [shown = []] = tablesOf(await month.page("/comments"));
      // why: some have trained at the same hour
      expect(inOrder(shown)).toEqual(inOrder(expected));
    });

    test("the volume load of each", async () => {
      const expected = await figures("Comments by hand", month.today);
      const addresses = new Set((await month.page("/comments")).match(/\/comments\/[0-9a-f-]{36}/g));
      const shown = await Promise.all([...addresses].map(async (address) => dialogIn(await month.page(address))));
      expect(shown).toHaveLength(expected.length);
      for (const row of expected) {
        const words = shown.find((one) => one.includes(row.Comment ?? "")) ?? "";
        const loads = ["Volume load (kg)", "Volume load (lbs)"].map(
          (label) => `${label} ${withThousands(row[label] ?? "")}`,
        );
        expect(words).toContain(loads.join(" "));
      }
    });

    test("what was done beside what was prescribed", async () => {
      const [, single = ""] =
        (await month.page(`/comments?client=${month.idOf("Luka Kovač")}`)).match(/href="(\/comments\/[0-9a-f-]{36})/) ??
        [];
      const [deadlift = []] = tablesOf(await month.page(single)).slice(-2);
      expect(deadlift).toEqual(await figures("Luka's Single", month.today));
    });
  });

  describe("programs", () => {
    test("who is overdue", async () => {
      const expected = await figures("Programs by hand", month.today);
      for (const { Client = "", Program = "", Overdue } of expected) {
        const words = wordsIn(await month.page(`/clients/${month.idOf(Client)}`));
        expect([Client, words.includes(`${Program} Overdue`)]).toEqual([Client, Overdue === "yes"]);
      }
    });

    test("the dashboard names who is overdue, and says that there are comments", async () => {
      const words = wordsIn(await month.page("/"));
      expect([...words.matchAll(/ overdue (.*?) , ended /g)].map(([, names]) => names)).toEqual([
        "Priya Raman and Sofía Herrera",
        "Amara Okafor , Jonas Weiß , Nils Øster and 1 more",
        "Amara Okafor",
      ]);
      expect(words).toContain("Luka Kovač Two hundred at last!");
    });
  });
}

/** Of each row that is expected, the row of the screen that is named so, in the same columns. */
function likewise(expected: Row[], shown: Row[]) {
  return expected.map((row) => {
    const [[first = "", name = ""] = []] = Object.entries(row);
    const found = shown.find((other) => other[first]?.includes(name)) ?? {};
    return Object.fromEntries(Object.keys(row).map((column) => [column, column === first ? name : found[column]]));
  });
}

/** What a record's card says, and of which day; dashes where it says nothing, or there is none. */
function cardIn(words: string, label: string) {
  const [, amount = "–", on = ""] = words.match(new RegExp(`${label} (–|\\S+ \\S+) (\\d\\d/\\d\\d/\\d{4}|Not)`)) ?? [];
  return [amount, on.includes("/") ? on : "–"];
}

async function benchmarkOf(row: Row): Promise<Row> {
  const { Client = "", Exercise = "", Category = "", Unit = "", Timeframe = "", Attempts } = row;
  const exerciseId = Exercise === "Volume Load" ? "0" : starterId(Exercise);
  const graph = [exerciseId, Category, Unit, ...(Attempts === "best" ? ["best"] : [])].join(".");
  const asked = new URLSearchParams({ clients: month.idOf(Client), timeframe: Timeframe, graph });
  const page = await month.page(`/benchmarks?${asked}`);
  const [points = []] = tablesOf(page);
  // why: a weight's second column is the estimated maximum, which may be a best where what was lifted is none
  const said = points.map((point) => Object.values(point)).filter(([, value]) => value !== "–");
  const [, change] = wordsIn(page).match(/Change: ([+−]?[\d.]+ %)/) ?? [];
  return {
    ...row,
    Points: said
      .map(([date, value]) => `${date} ${value}`)
      .reverse()
      .join(", "),
    Change: change ?? "–",
  };
}

/** The words of a comment's dialog, without those of the list behind it. */
function dialogIn(page: string) {
  const words = wordsIn(page);
  return words.slice(words.lastIndexOf("Completed workout"));
}

function inOrder(rows: Record<string, string | undefined>[]) {
  return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}
