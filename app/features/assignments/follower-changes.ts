import type { RoundingStep } from "#app/domain/strength/rounding-step.ts";

/** Without a `roundingStep`, current followers keep theirs, and new ones get the coach's. */
export type Following = { clientId: string; startDate: string; roundingStep?: RoundingStep | undefined };

export type FollowerChanges = {
  removed: string[];
  put: Following[];
  added: string[];
};

export function followerChanges(
  current: readonly Required<Following>[],
  wanted: readonly Following[],
): FollowerChanges {
  const standing = new Map(current.map((one) => [one.clientId, one]));
  const kept = new Set(wanted.map(({ clientId }) => clientId));
  return {
    removed: current.map(({ clientId }) => clientId).filter((id) => !kept.has(id)),
    put: wanted.flatMap(({ clientId, startDate, roundingStep }) => {
      const now = standing.get(clientId);
      const put = { clientId, startDate, roundingStep: roundingStep ?? now?.roundingStep };
      return now && isSame(now, put) ? [] : [put];
    }),
    added: wanted.map(({ clientId }) => clientId).filter((id) => !standing.has(id)),
  };
}

export function isSame(now: Following, { startDate, roundingStep }: Omit<Following, "clientId">): boolean {
  return now.startDate === startDate && (roundingStep ?? now.roundingStep) === now.roundingStep;
}
