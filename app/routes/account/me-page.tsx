import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/elements/icon.tsx";

export function MePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="screen w-full max-w-160">
      <div>
        <Link to={paths.me()} reloadDocument className="-ms-1 inline-flex min-h-12 items-center gap-1 pe-3">
          <Icon name="chevron-left" />
          My own page
        </Link>
        <h1>{title}</h1>
      </div>
      {children}
    </div>
  );
}
