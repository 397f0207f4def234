import { withQuery } from "#app/domain/text/query-strings.ts";

/** Athletes' own pages, apart from `paths`, which every page loads. */
export const trainPaths = {
  /** `shown`: the prescription that its page showed. */
  trainWorkout: (programId: string, key: string, query: { shown?: string } = {}) =>
    withQuery(`/train/workouts/${programId}/${key}`, query),
  finishWorkout: (programId: string, key: string) => `/train/workouts/${programId}/${key}/finish`,
  somethingElse: (programId: string, key: string, entryId: string) =>
    `/train/workouts/${programId}/${key}/instead/${entryId}`,
  beginProgram: (programId: string) => `/train/programs/${programId}/begin`,
  trained: (completionId: string, query: { finished?: "yes" } = {}) => withQuery(`/train/done/${completionId}`, query),
  changeTrained: (completionId: string) => `/train/done/${completionId}/change`,
  deleteTrained: (completionId: string) => `/train/done/${completionId}/delete`,
  trainCalendar: (query: { month?: string; day?: string } = {}) => withQuery("/train/calendar", query),
  trainProgress: () => "/train/progress",
  trainExercise: (exerciseId: string, query: { time?: "all" } = {}) =>
    withQuery(`/train/progress/${exerciseId}`, query),
  trainReadiness: () => "/train/readiness",
  barAndPlates: () => "/me/bar",
  calendarFeed: () => "/me/calendar",
  revokeCalendarFeed: () => "/me/calendar/revoke",
};
