import type { ReactNode } from "react";

type EmptyProps = { title: string; children?: ReactNode; action?: ReactNode };

/** Instead of an empty list: the specification's sentence, what to do next, and the button that does it. */
export function EmptyState({ title, children, action }: EmptyProps) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
