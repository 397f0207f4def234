import { paths } from "#app/paths.ts";
import type { Aftermath } from "../credit-note-queries.server.ts";

/** What became of the invoice's money since: disputes, and what went back with its credit notes. */
export function AftermathList({ invoiceId, aftermath }: { invoiceId: string; aftermath: Aftermath }) {
  const { notes, disputes } = aftermath;
  if (notes.length + disputes.length === 0) return null;
  return (
    <section className="mt-6 grid gap-2">
      <h2 className="font-bold">Since then</h2>
      <ul className="grid gap-2">
        {disputes.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {notes.map(({ id, number, text }) => (
          <li key={id}>
            {text}:{" "}
            <a href={paths.creditNotePdf(invoiceId, id)} download>
              Credit note {number} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
