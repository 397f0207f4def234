import type { ReportCover } from "../report.ts";
import type { Page } from "./pages.ts";
import type { Mark } from "./rows.ts";
import type { Typeface } from "./typesetter.ts";

/** A test font: letters half as wide as high, bold ones a little wider; it has U+0000 to U+1FFF and '…'. */
export const evenFace: Typeface = {
  widthOf: (text, isBold) => [...text].length * (isBold ? 0.55 : 0.5),
  has: (codePoint) => codePoint < 0x2000 || [0x2013, 0x2026, 0xfffd].includes(codePoint),
};

export function cover(changes: Partial<ReportCover> = {}): ReportCover {
  return {
    name: "Texas Method",
    author: "Ana Kovač",
    duration: "4 weeks",
    difficulty: "Intermediate",
    shortDescription: "",
    range: "Day 1 to Day 28",
    madeOn: "02/03/2026",
    client: null,
    image: null,
    ...changes,
  };
}

type TextMark = Extract<Mark, { is: "text" }>;

export function textsOf(page: Page): TextMark[] {
  return page.marks.filter((mark): mark is TextMark => mark.is === "text");
}

export function wordsOf(page: Page | undefined): string[] {
  return page ? textsOf(page).map(({ text }) => text) : [];
}
