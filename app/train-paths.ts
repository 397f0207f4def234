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

/** A part of the address of an athlete's scripts that changes with them, by the build; none in development. */
declare const athletesScripts: string;

const scripts = `/workout-page${typeof athletesScripts === "string" ? athletesScripts : ""}`;

const modulesOf = (...names: string[]) => names.map((name) => `${scripts}/${name}.js`);

/** The script of a workout's pages, then what it imports: a browser that knows all asks for them at once. */
export const workoutModules = modulesOf("page", "clock", "kept", "line", "rounds", "saving");

/** Of any other form of one's own pages. */
export const formModules = modulesOf("form", "kept", "line");

/** Where the file of such an address is; null for any other address. */
export function workoutFile(path: string) {
  const isVersioned = scripts !== "/workout-page" && path.startsWith(`${scripts}/`);
  return isVersioned ? path.replace(scripts, "/workout-page") : null;
}
