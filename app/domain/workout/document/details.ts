import { printDuration, printInterval, printRestBetween } from "#app/domain/trackables/timing.ts";
import type { Module, ModuleExercise } from "./document.ts";

/** What an exercise or a set only has if somebody wrote it (decisions §6). */

export const exerciseDetails = ["perSide", "tempo", "band", "restBetweenRounds"] as const;
export type ExerciseDetail = (typeof exerciseDetails)[number];

export const setTimings = ["timeCap", "interval"] as const;
export type SetTiming = (typeof setTimings)[number];

export const detailNames: Record<ExerciseDetail, string> = {
  perSide: "Per side",
  tempo: "Tempo",
  band: "Band",
  restBetweenRounds: "Rest between rounds",
};

/** As it is typed; '' without one. */
export function printDetail(entry: ModuleExercise, detail: ExerciseDetail): string {
  if (detail === "perSide") return entry.perSide ? "on" : "";
  if (detail === "restBetweenRounds") return entry.restBetweenRounds ? printRestBetween(entry.restBetweenRounds) : "";
  return entry[detail] ?? "";
}

export function printSetTiming({ timeCap, interval }: Module, timing: SetTiming): string {
  if (timing === "interval") return interval ? printInterval(interval) : "";
  return timeCap === undefined ? "" : printDuration(timeCap);
}

/** 'cap 12:00', 'every 2:00', '30s/15s'; none for most. */
export function timingsOf({ timeCap, interval }: Pick<Module, SetTiming>): string[] {
  return [
    ...(timeCap === undefined ? [] : [`cap ${printDuration(timeCap)}`]),
    ...(interval ? [`${"every" in interval ? "every " : ""}${printInterval(interval)}`] : []),
  ];
}

/** 'per side', 'tempo 30X1', 'band red', 'rest 2:00-3:00'; none for most. */
export function detailsOf({ perSide, tempo, band, restBetweenRounds: rest }: ModuleExercise): string[] {
  return [
    ...(perSide ? ["per side"] : []),
    ...(tempo ? [`tempo ${tempo}`] : []),
    ...(band ? [`band ${band}`] : []),
    ...(rest ? [`rest ${printRestBetween(rest)}`] : []),
  ];
}
