type Contents = { now: Date; sheets: readonly { title: string; about: string }[]; unprinted: readonly string[] };

export function readmeOf({ now, sheets, unprinted }: Contents): string {
  const width = Math.max(0, ...sheets.map(({ title }) => title.length));
  const moment = now.toISOString().slice(0, 16).replace("T", " ");
  return [
    `Your data, as it stood on ${moment} (UTC).`,
    "",
    "tables    a sheet of each kind of data, for Excel, Numbers and other spreadsheets",
    "programs  your programs as text, which you can paste into a program again, and as PDF",
    "invoices  the invoices of your business as PDF",
    "images    the images that you uploaded",
    "json      all of it for programs; schema.json says what each file contains",
    "",
    "A folder is missing if there is nothing to put into it. Times are UTC. In the tables, a text that a spreadsheet",
    "would take for a formula begins with an apostrophe.",
    ...(unprinted.length > 0
      ? ["", `There was no time to print: ${listed(unprinted)}. Print them from their pages.`]
      : []),
    "",
    "The tables:",
    ...sheets.map(({ title, about }) => `${title.padEnd(width)}  ${about}`),
    "",
  ].join("\r\n");
}

const named = 10;

function listed(names: readonly string[]) {
  const more = names.length - named;
  return `${names.slice(0, named).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
