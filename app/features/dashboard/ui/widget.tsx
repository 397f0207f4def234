import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";

type WidgetProps = {
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
};

export function Widget({ title, more, children }: WidgetProps) {
  const titleId = useId();
  return (
    <section className="card grid min-w-0 content-start gap-2 p-4" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={titleId} className="font-semibold">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className="inline-flex min-h-6 items-center text-sm">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return <ul className="-mx-2 grid">{children}</ul>;
}

type RowProps = { children: ReactNode; end?: ReactNode };

export function Row({ children, end }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-s px-2 py-1.5 hover:bg-sunken">
      <span className="flex min-w-0 items-center gap-2 wrap-anywhere">{children}</span>
      {end && <span className="flex flex-wrap items-center gap-2 text-sm text-ink-2">{end}</span>}
    </li>
  );
}

export function Bar({ share, isWide = false }: { share: number; isWide?: boolean }) {
  return (
    <svg
      className={`h-1.5 rounded-s bg-sunken fill-ink-2 ${isWide ? "w-full" : "w-24"}`}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.round(100 * Math.min(1, share))} height="6" />
    </svg>
  );
}
