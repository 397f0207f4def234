import type { Density } from "#app/domain/people/preferences.ts";
import compact from "#app/styles/editor/compact.css?url";

/**
 * Comfortable is the editor's own style; compact comes on top, by the screen's width until the coach has chosen. A phone
 * has a look of its own.
 */
export function WeekStyle({ density }: { density: Density | null }) {
  if (density === "comfortable") return null;
  return <link rel="stylesheet" href={compact} media={`screen and (width >= ${density ? 60 : 80}em)`} />;
}
