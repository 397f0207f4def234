import { Link } from "@remix-run/react";
import { Icon } from "#app/ui/elements/icon.tsx";

export function RowLink({ to, title, more }: { to: string; title: string; more?: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-14 items-center gap-3 py-2.5 text-ink no-underline wrap-anywhere">
        <span className="min-w-0 flex-1">
          <strong className="block font-semibold">{title}</strong>
          {more && <span className="text-ink-2">{more}</span>}
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}
