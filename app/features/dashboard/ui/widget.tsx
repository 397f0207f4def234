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
    <section
      className="card grid grid-cols-[minmax(0,1fr)] content-start gap-0.5 px-3 py-2 sm:gap-2 sm:p-4"
      aria-labelledby={titleId}
    >
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
  return <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">{children}</ul>;
}

type RowProps = { children: ReactNode; end?: ReactNode; isText?: boolean };

/** The end of a name's line is cut where it does not fit; a text has the room that its end leaves. */
export function Row({ children, end, isText = false }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-x-3 rounded-s px-2 py-px hover:bg-sunken max-sm:text-sm sm:py-1.5">
      <span className={`flex items-center gap-2 wrap-anywhere ${isText || !end ? "min-w-0" : "max-w-3/4 flex-none"}`}>
        {children}
      </span>
      {end && (
        <span className={`flex items-center justify-end gap-2 text-sm text-ink-2 ${isText ? "flex-none" : "min-w-0"}`}>
          {end}
        </span>
      )}
    </li>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-2">{children}</p>;
}

export function Bar({ share, isWide = false }: { share: number; isWide?: boolean }) {
  return (
    <svg
      className={`h-1.5 flex-none rounded-s bg-sunken fill-ink-2 ${isWide ? "w-full" : "w-12 sm:w-24"}`}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.round(100 * Math.min(1, share))} height="6" />
    </svg>
  );
}
