import type { ReactNode } from "react";
import { RenameInline } from "#app/ui/forms/rename-inline.tsx";
import { DeleteLink } from "./delete-link.tsx";

type RowProps = { thing: { name: string; version: number }; renameTo: string; deleteTo: string; children: ReactNode };

export function NamedRow({ thing, renameTo, deleteTo, children }: RowProps) {
  return (
    <li className="flex min-h-10 flex-wrap items-center py-1 *:last:-mr-2">
      <div className="min-w-0 flex-1 basis-24">{children}</div>
      <RenameInline thing={thing} action={renameTo} />
      <DeleteLink name={thing.name} to={deleteTo} />
    </li>
  );
}
