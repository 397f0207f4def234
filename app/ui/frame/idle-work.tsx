import { useIdleModules } from "#app/ui/browser/idle-modules.ts";
import type { Trouble } from "#app/ui/browser/line.ts";
import { useRetriedModules } from "#app/ui/browser/retried-modules.ts";
import { Notice } from "./line-notice.tsx";

export function IdleWork({ trouble }: { trouble: Trouble | null }) {
  useRetriedModules();
  useIdleModules();
  return trouble && <Notice trouble={trouble} />;
}
