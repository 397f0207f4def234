import type { HTMLAttributes } from "react";

/** A white surface with a thin line around it. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={className ? `card ${className}` : "card"} {...rest} />;
}
