import type { Density } from "#app/domain/people/preferences.ts";
import compact from "#app/styles/editor/compact.css?url";

/** Comfortable is the editor's own style; compact comes on top, by the screen's width until the coach has chosen. */
export function WeekStyle({ density }: { density: Density | null }) {
  if (density === "comfortable") return null;
  return <link rel="stylesheet" href={compact} media={density ? "screen" : "screen and (width >= 80em)"} />;
}
