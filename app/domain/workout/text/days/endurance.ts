import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";
import { blockReadings } from "./blocks.ts";
import { nestedSets, onAndOff } from "./nested-sets.ts";
import { letteredPaces } from "./pace-letters.ts";
import { partsWithin } from "./parts-within.ts";
import { pieceLists } from "./piece-lists.ts";
import { labelledSession } from "./sessions.ts";
import { swimBlocks } from "./swim-blocks.ts";

/** Of one line, as runners, swimmers, rowers and riders write. */
export function enduranceReadings(text: string, knows: Knows): Readings {
  return (
    labelledSession(text, knows) ??
    letteredPaces(text, knows) ??
    pieceLists(text, knows) ??
    swimBlocks(text, knows) ??
    partsWithin(text, knows) ??
    nestedSets(text, knows) ??
    blockReadings(text, knows) ??
    onAndOff(text, knows) ??
    underSport(text, knows)
  );
}

/** 'Run: 1h40 long run z2' says its own exercise behind the sport. */
function underSport(text: string, knows: Knows): Readings {
  const { values = "" } = /^(?:run|bike|swim|row|ride)\s*:\s+(?<values>\d.*)$/i.exec(text)?.groups ?? {};
  const isOther = values !== "" && !knows.mayBeEntry(text) && knows.mayBeEntry(values);
  return isOther ? { texts: [[values]], isAsked: true } : null;
}
