import { breakdownIn } from "#app/domain/workout/text/endurance/breakdown.ts";
import type { Knows, Readings } from "#app/domain/workout/text/sets/taken.ts";
import { alternatingWithin } from "./alternating.ts";
import { blockReadings } from "./blocks.ts";
import { nestedSets, onAndOff } from "./nested-sets.ts";
import { letteredPaces } from "./pace-letters.ts";
import { changingPaces, pacedPieces, pacedSets } from "./paced-pieces.ts";
import { partsWithin } from "./parts-within.ts";
import { pieceLists } from "./piece-lists.ts";
import { rateLists } from "./rate-lists.ts";
import { labelledSession } from "./sessions.ts";
import { changingStarts, swimBlocks } from "./swim-blocks.ts";
import { targetTimes } from "./target-times.ts";

/** Of one line, as runners, swimmers, rowers and riders write. */
export function enduranceReadings(text: string, knows: Knows): Readings {
  return (
    labelledSession(text, knows) ??
    targetTimes(text, knows) ??
    alternatingWithin(text, knows) ??
    letteredPaces(text, knows) ??
    brokenDown(text, knows) ??
    pacedPieces(text, knows) ??
    pacedSets(text, knows) ??
    changingPaces(text, knows) ??
    rateLists(text, knows) ??
    pieceLists(text, knows) ??
    swimBlocks(text, knows) ??
    changingStarts(text, knows) ??
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

/** 'Run 12 km: 3 km easy, 6 km steady, 3 km easy' is of one run, whose parts are no others. */
function brokenDown(text: string, knows: Knows): Readings {
  const end = knows.nameEnd(text);
  const values = end === null ? "" : text.slice(end).replace(/^[\s:-]+/, "");
  return values !== "" && breakdownIn(values) && knows.mayBeEntry(text) ? { texts: [[text]] } : null;
}
