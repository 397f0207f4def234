import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { numbered, openPages, type Page } from "./pages.ts";
import { paper, type StyleName, styles } from "./paper.ts";
import { type Row, rule, space, textMark, textRows } from "./rows.ts";
import { openTypesetter, type Typeface, type Typesetter } from "./typesetter.ts";

const gap = 20;
const blockWidth = (paper.bodyWidth - gap) / 2;
const amountWidth = 100;

export function invoicePages(face: Typeface, sheet: InvoiceSheet): Page[] {
  const setter = openTypesetter(face);
  const body = openPages();
  body.add([...textRows(setter, "programName", sheet.title), ...textRows(setter, "fact", sheet.date)]);
  body.add([space(28), ...blockRows(setter, ["Seller", ...sheet.seller], ["Buyer", ...sheet.buyer])]);
  body.add([space(28), ...amountRows(setter, "round", "Description", "Amount"), rule()]);
  for (const { description, amount } of sheet.lines) body.add(amountRows(setter, "fact", description, amount));
  body.add([rule(), ...sheet.sums.flatMap((sum, at) => sumRows(setter, sum, at === sheet.sums.length - 1))]);
  const pages = body.close();
  return pages.map((page, index) => numbered(setter, page, index + 1, pages.length));
}

function blockRows(setter: Typesetter, left: string[], right: string[]): Row[] {
  const [first, second] = [blockOf(setter, left, 0), blockOf(setter, right, blockWidth + gap)];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => ({
    height: styles.fact.leading,
    marks: [...(first[at]?.marks ?? []), ...(second[at]?.marks ?? [])],
    keepsNext: true,
  }));
}

function blockOf(setter: Typesetter, [heading = "", ...texts]: string[], x: number) {
  const rows = texts.flatMap((text) => textRows(setter, "fact", text, { x, width: blockWidth }));
  return [...textRows(setter, "round", heading, { x, width: blockWidth }), ...rows];
}

function amountRows(setter: Typesetter, style: StyleName, text: string, amount: string): Row[] {
  const rows = textRows(setter, style, text, { width: paper.bodyWidth - amountWidth, keepsNext: true });
  const x = paper.bodyWidth - setter.widthOf(amount, style);
  const [first = { height: styles[style].leading, marks: [], keepsNext: true }, ...rest] = rows;
  return [{ ...first, marks: [...first.marks, textMark(amount, style, x)] }, ...rest];
}

function sumRows(setter: Typesetter, { name, amount }: InvoiceSheet["sums"][number], isTotal: boolean): Row[] {
  return isTotal
    ? [space(3), ...amountRows(setter, "day", name, amount)]
    : amountRows(setter, "factName", name, amount);
}
