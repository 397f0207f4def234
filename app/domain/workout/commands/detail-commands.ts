import { parseDuration, parseInterval, parseRestBetween, parseTempo } from "#app/domain/trackables/read-timing.ts";
import type { Interval, RestBetweenRounds } from "#app/domain/trackables/timing.ts";
import type { ExerciseDetail } from "#app/domain/workout/document/details.ts";
import type { ModuleExercise, Workout } from "#app/domain/workout/document/document.ts";
import { changeExercise, changeModule } from "#app/domain/workout/document/find.ts";
import { limits } from "#app/domain/workout/document/limits.ts";
import { isRefusal, type Outcome, refuse } from "#app/domain/workout/document/outcome.ts";
import { hasTimeCap } from "#app/domain/workout/document/set-types.ts";
import type { CommandOf, Handlers } from "./handlers.ts";

/** What an exercise or a set only has if somebody wrote it: an empty text takes it away. */
export const detailCommands: Handlers<"exercise.setDetail" | "set.setTiming"> = {
  "exercise.setDetail": setDetail,
  "set.setTiming": setTiming,
};

function setDetail(workout: Workout, command: CommandOf<"exercise.setDetail">): Outcome<Workout> {
  const { moduleExerciseId, detail, text } = command;
  return changeExercise(workout, moduleExerciseId, (entry) => {
    const { [detail]: old, ...without } = entry;
    if (text.trim() === "") return old === undefined ? entry : without;
    if (entry.isRest) return refuse("A rest only has its time.");
    const read = readDetail(detail, text.trim());
    if (isRefusal(read)) return read;
    return isSameDetail(old, read[detail]) ? entry : { ...without, ...read };
  });
}

type Details = Pick<ModuleExercise, ExerciseDetail>;

function readDetail(detail: ExerciseDetail, text: string): Outcome<Details> {
  if (detail === "perSide") return { perSide: true };
  if (detail === "band") {
    const band = text.replace(/\s+/g, " ");
    return band.length > limits.band ? refuse(`A band has at most ${limits.band} characters.`) : { band };
  }
  if (detail === "tempo") {
    const tempo = parseTempo(text);
    return tempo === null ? refuse("Write a tempo as four digits or X, like 30X1.") : { tempo };
  }
  const rest = parseRestBetween(text);
  return rest.ok ? { restBetweenRounds: rest.read } : refuse(rest.reason);
}

function setTiming(workout: Workout, { moduleId, part, text }: CommandOf<"set.setTiming">): Outcome<Workout> {
  return changeModule(workout, moduleId, (module) => {
    const { [part]: old, ...without } = module;
    if (text.trim() === "") return old === undefined ? module : without;
    if (part === "timeCap" && !hasTimeCap(module.setType)) {
      return refuse("Only an amrap or a set for time has a time cap.");
    }
    const read = part === "timeCap" ? parseDuration(text) : parseInterval(text);
    if (!read.ok) return refuse(read.reason);
    return isSameDetail(old, read.read) ? module : { ...without, [part]: read.read };
  });
}

type Detail = string | number | true | RestBetweenRounds | Interval | undefined;

function isSameDetail(one: Detail, other: Detail): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
