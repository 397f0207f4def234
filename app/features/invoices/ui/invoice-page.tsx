import type { InvoiceSheet } from "#app/domain/money/invoice-sheet.ts";

export function InvoicePage({ sheet }: { sheet: InvoiceSheet }) {
  return (
    <article className="grid gap-6">
      <p>{sheet.date}</p>
      <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party name="Seller" texts={sheet.seller} />
        <Party name="Buyer" texts={sheet.buyer} />
      </div>
      <table className="w-full tabular-nums">
        <caption className="sr-only">What was paid for</caption>
        <thead>
          <tr>
            <th scope="col" className="pb-2 text-start">
              Description
            </th>
            <th scope="col" className="pb-2 text-end">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map(({ description, amount }) => (
            <Amount key={description} name={description} amount={amount} />
          ))}
        </tbody>
        <tfoot>
          {sheet.sums.map(({ name, amount }) => (
            <Amount key={name} name={name} amount={amount} isTotal={name === "Total"} />
          ))}
        </tfoot>
      </table>
    </article>
  );
}

function Party({ name, texts: [first = "", ...rest] }: { name: string; texts: string[] }) {
  return (
    <section className="min-w-0 wrap-anywhere">
      <h2 className="text-sm text-ink-2">{name}</h2>
      <p className="font-semibold">
        <bdi>{first}</bdi>
      </p>
      {rest.map((text) => (
        <p key={text}>
          <bdi>{text}</bdi>
        </p>
      ))}
    </section>
  );
}

function Amount({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? "border-line border-t font-semibold" : undefined}>
      <th scope="row" className={`wrap-anywhere py-1 pe-4 text-start ${isTotal ? "" : "font-normal"}`}>
        <bdi>{name}</bdi>
      </th>
      <td className="whitespace-nowrap py-1 text-end align-bottom">{amount}</td>
    </tr>
  );
}
