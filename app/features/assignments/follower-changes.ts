export type Following = { clientId: string; startDate: string };

export type FollowerChanges = {
  removed: string[];
  put: Following[];
  added: string[];
};

export function followerChanges(current: readonly Following[], wanted: readonly Following[]): FollowerChanges {
  const starts = new Map(current.map(({ clientId, startDate }) => [clientId, startDate]));
  const kept = new Set(wanted.map(({ clientId }) => clientId));
  return {
    removed: current.map(({ clientId }) => clientId).filter((id) => !kept.has(id)),
    put: wanted.filter(({ clientId, startDate }) => starts.get(clientId) !== startDate),
    added: wanted.map(({ clientId }) => clientId).filter((id) => !starts.has(id)),
  };
}
