import { formatDate } from "../schedule/dates.ts";
import { formatEuros } from "./euros.ts";
import type { InvoiceLine } from "./invoice.ts";
import { formatPercent } from "./percent.ts";

type Seller = { name: string; address: string; oib: string | null; vatId: string | null };

type Buyer = { name: string } & Record<
  "companyName" | "branchOffice" | "address" | "zip" | "city" | "oib" | "vat",
  string | null
>;

/** `issuedOn`: YYYY-MM-DD. */
export type IssuedInvoice = {
  number: string;
  issuedOn: string;
  seller: Seller;
  buyer: Buyer;
  lines: InvoiceLine[];
  totalCents: number;
  vatRate: number | null;
  vatCents: number | null;
};

export type InvoiceSheet = {
  title: string;
  number: string;
  issuedOn: string;
  date: string;
  seller: string[];
  buyer: string[];
  lines: { description: string; amount: string }[];
  sums: { name: string; amount: string }[];
};

/** VAT is only shown if a rate was set when the invoice was issued. */
export function invoiceSheet({ number, issuedOn, seller, buyer, lines, ...sums }: IssuedInvoice): InvoiceSheet {
  return {
    title: `Invoice ${number}`,
    number,
    issuedOn,
    date: formatDate(issuedOn),
    seller: filled(seller.name, seller.address, called("OIB", seller.oib), called("VAT ID", seller.vatId)),
    buyer: filled(
      ...[buyer.companyName, buyer.branchOffice, buyer.name, buyer.address],
      ...[filled(buyer.zip, buyer.city).join(" "), called("OIB", buyer.oib), called("VAT ID", buyer.vat)],
    ),
    lines: lines.map(({ description, cents }) => ({ description, amount: formatEuros(cents) })),
    sums: sumsOf(sums),
  };
}

export type IssuedCreditNote = Pick<
  IssuedInvoice,
  "number" | "issuedOn" | "seller" | "buyer" | "vatRate" | "vatCents"
> & {
  cause: "refund" | "dispute";
  cents: number;
  /** The day of the refund, YYYY-MM-DD. */
  creditedOn: string;
  invoiceNumber: string;
};

export function creditNoteSheet({
  cause,
  cents,
  creditedOn,
  invoiceNumber,
  vatCents,
  ...note
}: IssuedCreditNote): InvoiceSheet {
  const what = cause === "refund" ? "Refund" : "Returned by the buyer's bank";
  const description = `${what} on ${formatDate(creditedOn)}, of invoice ${invoiceNumber}`;
  const sums = { lines: [{ description, cents: -cents }], totalCents: -cents, vatCents: vatCents && -vatCents };
  return { ...invoiceSheet({ ...note, ...sums }), title: `Credit note ${note.number}` };
}

function sumsOf({ totalCents, vatRate, vatCents }: Pick<IssuedInvoice, "totalCents" | "vatRate" | "vatCents">) {
  const total = { name: "Total", amount: formatEuros(totalCents) };
  if (vatRate === null || vatCents === null) return [total];
  return [
    { name: "Net amount", amount: formatEuros(totalCents - vatCents) },
    { name: `VAT ${formatPercent(String(vatRate))}, included`, amount: formatEuros(vatCents) },
    total,
  ];
}

function called(name: string, text: string | null) {
  return text ? `${name} ${text}` : null;
}

function filled(...texts: (string | null)[]) {
  return texts.filter((text): text is string => text !== null && text !== "");
}
