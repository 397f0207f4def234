import type { ReactNode } from "react";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/elements/button.tsx";

export function ExpiredNotice() {
  return (
    <div className="card grid justify-items-start gap-3 p-4">
      <p>{expiredNotice}</p>
      <ButtonLink variant="primary" to={paths.subscribe()}>
        Activate subscription
      </ButtonLink>
    </div>
  );
}

export const expiredTitle = "Your subscription has expired";

export function ExpiredScreen({ children }: { children?: ReactNode }) {
  return (
    <div className="screen">
      <h1>{expiredTitle}</h1>
      <ExpiredNotice />
      {children}
    </div>
  );
}
