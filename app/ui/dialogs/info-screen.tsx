import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/elements/button.tsx";
import { DialogScreen } from "./dialog-screen.tsx";

export function InfoScreen({ message, okTo, children }: { message: string; okTo: string; children?: ReactNode }) {
  return (
    <DialogScreen title={message} closeTo={okTo}>
      <div className="actions">
        {children ?? (
          <ButtonLink variant="primary" to={okTo} preventScrollReset>
            Ok
          </ButtonLink>
        )}
      </div>
    </DialogScreen>
  );
}
