import type { Trouble } from "#app/ui/browser/line.ts";
import { useModulesAhead } from "#app/ui/browser/modules-ahead.ts";
import { useRetriedModules } from "#app/ui/browser/retried-modules.ts";
import { Notice } from "./line-notice.tsx";

export function IdleWork({ trouble }: { trouble: Trouble | null }) {
  useRetriedModules();
  useModulesAhead();
  return trouble && <Notice trouble={trouble} />;
}
