import { type Cell, serializeTable } from "#app/domain/csv/csv.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import type { FileStore } from "#app/services/files/port.ts";
import type { Tx } from "#db/client.ts";
import * as business from "./business-queries.server.ts";
import * as money from "./money-queries.server.ts";
import * as person from "./person-queries.server.ts";
import { exportProgram, exportPrograms } from "./program-queries.server.ts";
import * as training from "./training-queries.server.ts";
import { openZip } from "./zip.server.ts";

type Row = Record<string, Cell>;
type Read = (on: Tx, whose: person.Whose) => PromiseLike<Row[]>;

const tables: [name: string, about: string, read: Read][] = [
  ["profile", "who you are, your business and your settings", person.exportProfile],
  ["terms", "the terms that you accepted, and when", person.exportTerms],
  ["sessions", "where you are logged in, since when, and when you last used it", person.exportSessions],
  ["passkeys", "your passkeys: their names, when they were added, and when they were last used", person.exportPasskeys],
  [
    "access-tokens",
    "your access tokens: their names, what they are for, and when they were last used",
    person.exportPersonalTokens,
  ],
  ["app-logins", "where an app is logged in: since when, and until when", person.exportAppLogins],
  ["coaches", "the businesses that coach you", person.exportCoaches],
  ["followed-programs", "the programs that you were given", person.exportFollowed],
  ["invitations-to-you", "the invitations to your e-mail", person.exportInvitedTo],
  ["mails", "the e-mails to you, which and when, and what you wrote to support", person.exportMails],
  ["completed-workouts", "the workouts that you did, each as it was written and done", training.exportCompletions],
  ["prescriptions", "the workouts as you were shown them, with your numbers", training.exportPrescriptions],
  ["results", "your results in exercises", training.exportResults],
  ["records", "your maxima, in kilograms, seconds, meters and so on", training.exportRecords],
  ["training-maxima", "the training maxima that were set for you, in kilograms", training.exportTrainingMaxima],
  [
    "training-share",
    "your training maximum as a share of your one-repetition maximum, in percent",
    training.exportTrainingShare,
  ],
  ["body-measures", "your body weight in kilograms and body fat in percent", training.exportBodyMeasures],
  ["readiness", "how fit for training you were, day by day: scores, soreness and comments", training.exportReadiness],
  ["readiness-answers", "what you answered on each of those days", training.exportReadinessAnswers],
  ["clients", "the clients of your business", business.exportClients],
  ["notes", "what your business noted about its clients", business.exportNotes],
  ["groups", "the groups of your clients", business.exportGroups],
  ["invitations", "the people that your business invited", business.exportInvitations],
  ["exercises", "the exercises that you created", business.readExercises],
  ["folders", "the folders of your programs", business.exportFolders],
  ["set-names", "the names that your business gave to sets", business.exportSetNames],
  ["posts", "the posts that you wrote", business.exportPosts],
  ["billing-information", "what your business wants on its invoices", money.exportBillingInformation],
  ["invoices", "the invoices of your business, in euros", money.exportInvoices],
  ["purchases", "the programs that you bought, in euros", money.exportPurchases],
  [
    "programs",
    "your programs; the folder of the same name contains each one with its days, clients and history",
    exportPrograms,
  ],
  ["images", "the images that you uploaded; they are in the folder of the same name", business.exportImages],
];

/** Besides the tables: the programs' days, and the images. */
export const archiveSteps = tables.length + 2;

type Making = {
  /** A snapshot: everything as of one moment. */
  tx: Tx;
  files: FileStore;
  now: Date;
  onStep: (done: number) => Promise<void>;
};

/** Only one program and one image are in memory at a time, besides the archive. */
export async function makeArchive({ tx, files, now, onStep }: Making, whose: person.Whose): Promise<Uint8Array> {
  const zip = openZip(now);
  await zip.add("README.txt", readme(now));
  let done = 0;
  const rowsOf = new Map<string, Row[]>();
  for (const [name, , read] of tables) {
    const rows = await read(tx, whose);
    rowsOf.set(name, rows);
    await zip.add(`${name}.json`, asJson(rows));
    // why: the mark tells spreadsheets that it is UTF-8
    await zip.add(`${name}.csv`, `\uFEFF${serializeTable(rows)}`);
    await onStep(++done);
  }
  for (const program of rowsOf.get("programs") ?? []) {
    const inside = await exportProgram(tx, whose.accountId, String(program.id));
    await zip.add(`programs/${program.id}.json`, asJson({ ...program, ...inside }));
  }
  await onStep(++done);
  await addImages(zip, files, rowsOf.get("images") ?? []);
  await onStep(++done);
  return zip.end();
}

async function addImages(zip: ReturnType<typeof openZip>, files: FileStore, rows: Row[]) {
  for (const { id, widths } of rows) {
    const width = Math.max(...(widths as number[]));
    const bytes = await files.get(fileKey(String(id), width));
    if (bytes) await zip.add(`images/${id}.webp`, bytes, { isPacked: true });
  }
}

function asJson(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readme(now: Date) {
  const width = Math.max(...tables.map(([name]) => name.length));
  return [
    `Your data, as it stood at ${now.toISOString()}.`,
    "Each table is here twice: as JSON, and as CSV for spreadsheets (UTF-8; times are UTC).",
    "In CSV, a text that a spreadsheet would take for a formula begins with an apostrophe.",
    "",
    ...tables.map(([name, about]) => `${name.padEnd(width)}  ${about}`),
    "",
  ].join("\r\n");
}
