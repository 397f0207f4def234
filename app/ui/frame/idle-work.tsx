import { useIdleModules } from "#app/ui/browser/idle-modules.ts";
import type { Trouble } from "#app/ui/browser/line.ts";
import { usePatientModules } from "#app/ui/browser/patient-modules.ts";
import { Notice } from "./line-notice.tsx";

export function IdleWork({ trouble }: { trouble: Trouble | null }) {
  usePatientModules();
  useIdleModules();
  return trouble && <Notice trouble={trouble} />;
}
