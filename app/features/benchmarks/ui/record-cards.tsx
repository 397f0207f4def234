import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { Card } from "#app/ui/elements/card.tsx";
import type { BenchmarkPage } from "../views.ts";

type Props = { record: NonNullable<BenchmarkPage["record"]>; search: string };

export function RecordCards({ record: { id, cards, mayReset }, search }: Props) {
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ kind, label, amount, on }) => (
          <li key={kind}>
            <Card className="grid h-full content-start gap-1 p-4">
              <h3 className="text-sm text-ink-2">{label}</h3>
              <p className="text-2xl font-semibold tabular-nums">{amount ?? "–"}</p>
              <p className="text-sm text-ink-2">{on ?? "Not reached yet"}</p>
            </Card>
          </li>
        ))}
      </ul>
      {mayReset && (
        <ButtonLink className="w-fit" to={paths.resetRecord(id) + search} preventScrollReset>
          Reset current maxima
        </ButtonLink>
      )}
    </div>
  );
}
