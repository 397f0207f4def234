import { sql } from "drizzle-orm";
import { serializeCsv } from "#app/domain/csv/csv.ts";
import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { printWeek } from "#app/domain/workout/text/print/print.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import type { FileStore } from "#app/services/files/port.ts";
import type { ReportPrinter } from "#app/services/pdf/port.ts";
import type { Tx } from "#db/client.ts";
import { businessTables } from "./business-tables.server.ts";
import { type Row, schemaOf, sheetOf } from "./columns.ts";
import { fileNames } from "./file-names.ts";
import { readInvoices } from "./money-queries.server.ts";
import { type PdfPrinter, pdfPrinter } from "./pdfs.server.ts";
import type { Whose } from "./person-queries.server.ts";
import { personTables } from "./person-tables.server.ts";
import { coverOf, exportProgram, type WrittenProgram } from "./program-queries.server.ts";
import { readmeOf } from "./readme.ts";
import type { Table } from "./table.server.ts";
import { trainingTables } from "./training-tables.server.ts";
import { openZip } from "./zip.server.ts";

const tables = [...personTables, ...trainingTables, ...businessTables];

/** Besides the tables: the programs, the invoices and the images. */
export const archiveSteps = tables.length + 3;

type Making = {
  /** A snapshot: everything as of one moment. */
  tx: Tx;
  files: FileStore;
  printer: ReportPrinter;
  author: string;
  now: Date;
  onStep: (done: number) => Promise<void>;
};

type Archive = Pick<Making, "tx" | "files" | "now" | "author"> & {
  whose: Whose;
  zip: ReturnType<typeof openZip>;
  pdfs: PdfPrinter;
  /** What no PDF was made of. */
  unprinted: string[];
};

/** Only one program and one image are in memory at a time, besides the archive. */
export async function makeArchive({ onStep, printer, ...making }: Making, whose: Whose): Promise<Uint8Array> {
  const archive: Archive = { ...making, whose, zip: openZip(making.now), pdfs: pdfPrinter(printer), unprinted: [] };
  const { zip, unprinted } = archive;
  let done = 0;
  const rowsOf = new Map<string, Row[]>();
  const sheets: Table[] = [];
  for (const table of tables) {
    const rows = await table.read(making.tx, whose);
    rowsOf.set(table.name, rows);
    if (await addTable(archive, table, rows)) sheets.push(table);
    await onStep(++done);
  }
  await addInvoices(archive);
  await onStep(++done);
  await addPrograms(archive, rowsOf.get("programs") ?? []);
  await onStep(++done);
  await addImages(archive, rowsOf.get("images") ?? []);
  await zip.add("json/schema.json", asJson(schema()));
  await zip.add("README.txt", readmeOf({ now: making.now, sheets, unprinted }));
  await onStep(++done);
  return zip.end();
}

async function addTable({ zip }: Archive, { name, title, columns, isOne }: Table, rows: Row[]) {
  await zip.add(`json/${name}.json`, asJson(rows));
  const sheet = sheetOf(columns, rows, isOne);
  // why: the mark tells spreadsheets that it is UTF-8
  if (sheet) await zip.add(`tables/${title}.csv`, `\uFEFF${serializeCsv(sheet)}`);
  return sheet !== null;
}

async function addInvoices({ tx, whose, zip, pdfs, unprinted }: Archive) {
  for (const invoice of await readInvoices(tx, whose)) {
    // why: the database ends a transaction that idles (db/bounded), and printing may take seconds
    await tx.execute(sql`select 1`);
    const sheet = invoiceSheet(invoice);
    const pdf = await pdfs.invoice(sheet);
    if (pdf) await zip.add(`invoices/${sheet.title}.pdf`, pdf, { isPacked: true });
    else unprinted.push(sheet.title);
  }
}

/** The text may be pasted into a program again. */
async function addPrograms({ tx, whose, now, author, zip, pdfs, unprinted }: Archive, rows: Row[]) {
  const nameOf = fileNames();
  for (const program of rows) {
    const inside = await exportProgram(tx, whose.accountId, String(program.id));
    await zip.add(`json/programs/${program.id}.json`, asJson({ ...program, ...inside }));
    const days = inside.workouts.map(({ document }) => document);
    if (days.length === 0) continue;
    const name = nameOf(String(program.name));
    await zip.add(`programs/${name}.txt`, `${printWeek(days)}\n`);
    const pdf = await pdfs.program(coverOf(program as WrittenProgram, days, { author, now }), days);
    if (pdf) await zip.add(`programs/${name}.pdf`, pdf, { isPacked: true });
    else unprinted.push(name);
  }
}

async function addImages({ zip, files }: Archive, rows: Row[]) {
  for (const { id, widths } of rows) {
    const width = Math.max(...(widths as number[]));
    const bytes = await files.get(fileKey(String(id), width));
    if (bytes) await zip.add(`images/${id}.webp`, bytes, { isPacked: true });
  }
}

/** `programs/<id>.json` is a row of the programs with what is in the program. */
function schema() {
  const described = tables.map(({ name, about, columns }) => {
    return [`${name}.json`, { description: about, type: "array", items: schemaOf(columns) }] as const;
  });
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  return { $schema, title: "The files of this folder", type: "object", properties: Object.fromEntries(described) };
}

function asJson(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
