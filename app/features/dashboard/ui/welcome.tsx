import { counted, plural } from "#app/domain/text/counted.ts";
import type { DashboardView } from "../views.ts";

type Props = Pick<DashboardView, "today" | "coaching"> & { email: string; fullName: string };

export function Welcome({ email, fullName, today, coaching }: Props) {
  const count = coaching?.training.clients ?? 0;
  return (
    <div className="flex flex-1 basis-80 flex-wrap items-baseline gap-x-3 text-ink-2 max-sm:basis-full max-sm:text-sm">
      <h1 className="text-ink">{`Welcome back, ${email}`}</h1>
      <p className="font-semibold">{fullName}</p>
      <p className="sm:basis-full">
        {today}
        {count > 0 && (
          <span className="max-sm:hidden">{` · ${counted(count, "client")} ${plural(count, "trains", "train")} today`}</span>
        )}
      </p>
    </div>
  );
}
