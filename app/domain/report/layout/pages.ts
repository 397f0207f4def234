import type { ReportCover, ReportDay } from "../report.ts";
import { coverRows } from "./cover-rows.ts";
import { dayRows, restRows } from "./day-rows.ts";
import { paper } from "./paper.ts";
import { heightOf, type Mark, type Row, textMark } from "./rows.ts";
import { openTypesetter, type Typeface, type Typesetter } from "./typesetter.ts";

/** In points from the top left corner; `bookmark` is the name in the outline. */
export type Page = { marks: Mark[]; bookmark: string | null };

export type Layout = {
  /** Expects the days in print order. */
  addDay(day: ReportDay): void;
  close(cover: ReportCover): Page[];
};

/** Computes the whole layout itself, so the PDF library has nothing to measure or break: seconds instead of minutes. */
export function openLayout(face: Typeface): Layout {
  const setter = openTypesetter(face);
  const body = openPages();
  let resting: { first: string; last: string } | null = null;

  function endRest() {
    if (resting) body.add(restRows(setter, resting.first, resting.last));
    resting = null;
  }

  return {
    addDay(day) {
      if (day.restDay) {
        resting = { first: resting?.first ?? day.place, last: day.place };
        return;
      }
      endRest();
      body.add(dayRows(setter, day));
    },
    close(cover) {
      endRest();
      const front = openPages();
      const days = body.close();
      const header = headerMarks(setter, cover);
      front.add(coverRows(setter, cover));
      const pages = [...front.close(), ...days.map((page) => ({ ...page, marks: [...header, ...page.marks] }))];
      return pages.map((page, index) => numbered(setter, page, index + 1, pages.length));
    },
  };
}

export function openPages() {
  const pages: Page[] = [];
  let y = Number.POSITIVE_INFINITY;
  let held: Row[] = [];

  function begin() {
    pages.push({ marks: [], bookmark: null });
    y = paper.bodyTop;
  }

  function put(row: Row) {
    if (y + row.height > paper.bodyBottom) begin();
    if (row.isSpace && y === paper.bodyTop) return;
    const page = pages.at(-1);
    for (const mark of row.marks) page?.marks.push({ ...mark, x: mark.x + paper.margin, y: mark.y + y });
    if (page && row.bookmark) page.bookmark ??= row.bookmark;
    y += row.height;
  }

  function flushRows() {
    const height = heightOf(held);
    if (y + height > paper.bodyBottom && height <= paper.bodyBottom - paper.bodyTop) begin();
    for (const row of held) put(row);
    held = [];
  }

  return {
    add(rows: Row[]) {
      for (const row of rows) {
        held.push(row);
        if (!row.keepsNext) flushRows();
      }
      flushRows();
    },
    close: () => pages,
  };
}

function headerMarks(setter: Typesetter, { name, range, client }: ReportCover): Mark[] {
  const right = client === null ? range : setter.shorten(`${range} · ${client}`, "chrome", paper.bodyWidth / 2);
  const rightWidth = setter.widthOf(right, "chrome");
  const left = setter.shorten(name, "chrome", paper.bodyWidth - rightWidth - 20);
  return [
    onPage(textMark(left, "chrome", 0), 30),
    onPage(textMark(right, "chrome", paper.bodyWidth - rightWidth), 30),
    onPage({ is: "rule", x: 0, y: 0, width: paper.bodyWidth }, 46),
  ];
}

export function numbered(setter: Typesetter, page: Page, number: number, total: number): Page {
  const text = `Page ${number} of ${total}`;
  const left = (paper.bodyWidth - setter.widthOf(text, "chrome")) / 2;
  return { ...page, marks: [...page.marks, onPage(textMark(text, "chrome", left), 804)] };
}

function onPage(mark: Mark, top: number): Mark {
  return { ...mark, x: mark.x + paper.margin, y: mark.y + top };
}
