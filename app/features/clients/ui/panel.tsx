import { type ReactNode, useId } from "react";

type PanelProps = { title: string; at?: string; actions?: ReactNode; className?: string; children: ReactNode };

/** `at`: where links within the page lead. */
export function Panel({ title, at, actions, className = "", children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={at}
      aria-labelledby={id}
      className={`card grid min-w-0 content-start gap-3 p-4 wrap-anywhere ${className}`}
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
