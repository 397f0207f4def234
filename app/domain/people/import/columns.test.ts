import { describe, expect, test } from "vitest";
import { columnNames, recognisedColumns, sheetOf } from "./columns.ts";

const none = { email: null, name: null, lastName: null, group: null };
const columnsOf = (...rows: string[][]) => recognisedColumns(sheetOf(rows));

describe("columns are recognised by their headers", () => {
  test.each([
    ["TrueCoach", ["First Name", "Last Name", "Email", "Tags"], { name: 0, lastName: 1, email: 2, group: 3 }],
    ["TrainHeroic", ["Athlete", "Username/Email", "Team"], { name: 0, email: 1, group: 2 }],
    ["Google", ["Name", "Given Name", "Family Name", "E-mail 1 - Value"], { name: 1, lastName: 2, email: 3 }],
    ["Slovenian", ["Priimek", "Ime", "E-pošta", "Skupina"], { name: 1, lastName: 0, email: 2, group: 3 }],
    ["German", ["Vorname", "Nachname", "E-Mail-Adresse", "Gruppe"], { name: 0, lastName: 1, email: 2, group: 3 }],
    ["French", ["Prénom", "Nom", "Courriel", "Groupe"], { name: 0, lastName: 1, email: 2, group: 3 }],
    ["French, the name alone", ["Nom", "Adresse e-mail"], { name: 0 }],
    ["Polish", ["Imię i nazwisko", "Adres e-mail", "Grupa"], { name: 0, email: 1, group: 2 }],
    ["capitals and signs", ["FULL_NAME", "E-MAIL:"], { name: 0, email: 1 }],
    ["something else", ["Phone", "Note"], {}],
  ])("%s", (_product, header, wanted) => {
    expect(columnsOf(header)).toEqual({ ...none, ...wanted });
  });
});

test("an unknown header leaves the e-mails to be found by what they are", () => {
  expect(columnsOf(["Who", "Where"], ["Ana", "ana@kos.test"])).toEqual({ ...none, email: 1 });
});

test("without a header the first row is a person, and the name stands beside the e-mail", () => {
  const sheet = sheetOf([["Ana Kos", "ana@kos.test"]]);
  expect(sheet.hasHeader).toBe(false);
  expect(recognisedColumns(sheet)).toEqual({ ...none, email: 1, name: 0 });
  expect(columnsOf(["ana@kos.test", "Ana Kos"])).toEqual({ ...none, email: 0, name: 1 });
  expect(columnsOf(["ana@kos.test"])).toEqual({ ...none, email: 0 });
  expect(columnsOf(["Ana Kos <ana@kos.test>"])).toEqual({ ...none, email: 0 });
});

test("a column is called by its header, or by its place and the first thing in it", () => {
  expect(columnNames(sheetOf([[], ["Name", "", "E-mail"], ["Ana", "12", "a@b.test"], ["", "", "", "more"]]))).toEqual([
    "Name",
    "Column 2 (12)",
    "E-mail",
    "Column 4",
  ]);
});
