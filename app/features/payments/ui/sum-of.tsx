import { formatEuros } from "#app/domain/money/euros.ts";
import { billingOf } from "#app/domain/packages/billing.ts";
import type { Quote } from "../quote.server.ts";

export function SumOf({ quote, includesVat }: { quote: Quote; includesVat: boolean }) {
  const { name, cents, lines, afterwards, durationInDays } = quote;
  const shown = lines ?? [{ description: formatName(name, durationInDays), cents }];
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="font-bold">You pay today</h2>
      <table className="w-full tabular-nums">
        <tbody>
          {shown.map((line) => (
            <tr key={line.description}>
              <th scope="row" className="py-1 pr-4 text-left font-normal">
                {line.description}
              </th>
              <td className="whitespace-nowrap py-1 text-right align-bottom">{formatEuros(line.cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-bold">
            <th scope="row" className="pt-2 pr-4 text-left">
              Today
            </th>
            <td className="pt-2 text-right">{formatEuros(cents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="hint">
        {afterwards ?? renewal(durationInDays)}
        {includesVat && " The price includes VAT."}
      </p>
    </section>
  );
}

function formatName(name: string, durationInDays: number | null) {
  if (durationInDays === null) return name;
  return `${name}, ${billingOf(durationInDays) === "monthly" ? "a month" : "a year"}`;
}

function renewal(durationInDays: number | null) {
  if (durationInDays === null) return "Paid once.";
  const unit = billingOf(durationInDays) === "monthly" ? "month" : "year";
  return `Renewed every ${unit} until you cancel.`;
}
