import type { ReactNode } from "react";

type EmptyProps = { title: string; children?: ReactNode; action?: ReactNode; size?: keyof typeof sizes };

const sizes = { s: "py-6", m: "py-12" };

export function EmptyState({ title, children, action, size = "m" }: EmptyProps) {
  return (
    <div
      className={`grid justify-items-center gap-3 rounded-m border-[1.5px] border-dashed border-line px-4 ${sizes[size]} text-center text-ink-2`}
    >
      <p className="text-[1.0625rem] font-semibold text-ink">{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
