import { expect, test } from "vitest";
import { creditNoteSheet, type IssuedInvoice, invoiceSheet } from "./invoice-sheet.ts";

const nobody = { companyName: null, branchOffice: null, address: null, zip: null, city: null, oib: null, vat: null };

const issued: IssuedInvoice = {
  number: "2026-00001",
  issuedOn: "2026-03-02",
  vatRate: 25,
  vatCents: 998,
  totalCents: 4990,
  seller: { name: "Seller", address: "Ilica 1", oib: "1", vatId: null },
  buyer: { ...nobody, name: "Ana Kovač" },
  lines: [
    { description: "Gold", cents: 7500 },
    { description: "Credit for Silver", cents: -2510 },
  ],
};

test("an invoice says who sold what to whom, and that the VAT is in the total", () => {
  expect(invoiceSheet(issued)).toEqual({
    title: "Invoice 2026-00001",
    number: "2026-00001",
    issuedOn: "2026-03-02",
    date: "02/03/2026",
    seller: ["Seller", "Ilica 1", "OIB 1"],
    buyer: ["Ana Kovač"],
    lines: [
      { description: "Gold", amount: "€75.00" },
      { description: "Credit for Silver", amount: "−€25.10" },
    ],
    sums: [
      { name: "Net amount", amount: "€39.92" },
      { name: "VAT 25 %, included", amount: "€9.98" },
      { name: "Total", amount: "€49.90" },
    ],
  });
});

test("a company stands above its person, with all that was given", () => {
  const given = { companyName: "Snaga d.o.o.", branchOffice: "Split", address: "Riva 1", zip: "21000", city: "Split" };
  const buyer = { ...issued.buyer, ...given, oib: "12345678901", vat: "HR12345678901" };
  expect(invoiceSheet({ ...issued, buyer }).buyer).toEqual([
    ...["Snaga d.o.o.", "Split", "Ana Kovač", "Riva 1", "21000 Split", "OIB 12345678901", "VAT ID HR12345678901"],
  ]);
});

test("without a rate there is nothing to say of VAT", () => {
  expect(invoiceSheet({ ...issued, vatRate: null, vatCents: null }).sums).toEqual([
    { name: "Total", amount: "€49.90" },
  ]);
});

test("a credit note says with a minus what went back, of which invoice, and the VAT in it", () => {
  const { number: invoiceNumber, lines: _, totalCents: __, ...invoice } = issued;
  const note = {
    ...invoice,
    number: "CN-2026-00001",
    cents: 1000,
    vatCents: 200,
    creditedOn: "2026-03-02",
    invoiceNumber,
  };
  const sheet = creditNoteSheet({ ...note, cause: "refund" });
  expect(sheet).toMatchObject({
    title: "Credit note CN-2026-00001",
    lines: [{ description: `Refund on 02/03/2026, of invoice ${invoiceNumber}`, amount: "−€10.00" }],
  });
  expect(sheet.sums.map(({ amount }) => amount)).toEqual(["−€8.00", "−€2.00", "−€10.00"]);
  const [line] = creditNoteSheet({ ...note, cause: "dispute" }).lines;
  expect(line?.description).toBe(`Returned by the buyer's bank on 02/03/2026, of invoice ${invoiceNumber}`);
});
