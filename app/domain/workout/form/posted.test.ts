import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { derivedId } from "#app/domain/ids/derived.ts";
import { apply } from "#app/domain/workout/commands/apply.ts";
import { commandOf, draws } from "#app/domain/workout/commands/random-support.ts";
import {
  adding,
  backSquat,
  chinUp,
  edit,
  entryOf,
  idOf,
  run,
  setOf,
  texts,
  threeSets,
  typing,
} from "#app/domain/workout/commands/test-support.ts";
import { newWorkout } from "#app/domain/workout/document/create.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { type Field, fieldName } from "./fields.ts";
import { applyPosted, readFields } from "./posted.ts";
import { postedAsShown } from "./shown-support.ts";

const key = "1";

type Keyless<T> = T extends unknown ? Omit<T, "key"> : never;
type Typed = [Keyless<Field>, string][];

/** `open`: the exercise whose columns and rounds are unfolded. */
function post(workout: Workout, typed: Typed, open: string | null = null) {
  const entries = postedAsShown(workout, key, open);
  const changed = typed.map(([field, text]): [string, string] => [fieldName({ ...field, key } as Field), text]);
  const { workouts, errors } = applyPosted(
    new Map([[key, workout]]),
    readFields([...entries, ...changed]),
    idsOf,
    () => true,
  );
  return { workout: workouts.get(key) ?? workout, errors };
}

function idsOf(day: string) {
  let made = 0;
  return () => derivedId(`${day} ${made++}`);
}

const ofSet = (part: "name" | "description" | "setType" | "setRounds", set = "one") =>
  ({ of: "set", id: idOf(set), part }) as const;
const column = (name: string, part: "category" | "unit" | "type", slot: number) =>
  ({ of: "column", id: idOf(name), part, slot }) as const;
const value = (name: string, round: number | "all", slot: number) =>
  ({ of: "value", id: idOf(name), round, slot }) as const;

const squats = edit(threeSets(), { type: "set.setRounds", moduleId: idOf("one"), rounds: "3" }, adding(backSquat));

describe("what nobody typed in changes nothing", () => {
  test("for whatever a coach may have made of a day, closed and open", () => {
    fc.assert(
      fc.property(draws, fc.nat(), (drawn, nth) => {
        const workout = drawn.reduce(afterDraw, threeSets());
        const entries = workout.modules.flatMap(({ moduleExercises }) => moduleExercises);
        const open = entries[nth % Math.max(1, entries.length)]?.id ?? null;
        for (const shown of [null, open]) {
          const posted = post(workout, [], shown);
          expect(posted.errors).toEqual({});
          expect(posted.workout).toBe(workout);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("line breaks that the browser writes in its own way are no change", () => {
    const workout = edit(threeSets(), { type: "workout.motivate", motivation: "One\ntwo" });
    expect(postedAsShown(workout, key)).toContainEqual(["1.motivation", "One\r\ntwo"]);
    expect(post(workout, []).workout).toBe(workout);
  });
});

test("a time that stands in seconds for a client is no change, also where its column becomes another", () => {
  const timed = edit(threeSets(), adding(run));
  const workout = edit(timed, typing(timed, "Run", 1, 0, "1:30"));
  const inSeconds: Typed[number] = [value("Run", 0, 0), "90"];
  expect(post(workout, [inSeconds]).workout).toBe(workout);
  const changed = post(workout, [[column("Run", "category", 0), "reps"], inSeconds], idOf("Run"));
  expect(changed.errors).toEqual({});
  expect(texts(changed.workout, "Run", 0)).toEqual([""]);
});

function afterDraw(workout: Workout, draw: Parameters<typeof commandOf>[0]) {
  const command = commandOf(draw, workout);
  const applied = command && apply(workout, command);
  return applied?.ok ? applied.workout : workout;
}

test("each field takes what is typed into it", () => {
  const { workout, errors } = post(squats, [
    [{ of: "workout", part: "name" }, "Volume day"],
    [{ of: "workout", part: "motivation" }, "Line one\r\nline two"],
    [ofSet("name"), "Main lift"],
    [ofSet("description"), "Rest 3 minutes"],
    [{ of: "exercise", id: idOf("Back squat"), part: "description" }, "Below parallel"],
    [value("Back squat", "all", 0), "5"],
    [value("Back squat", "all", 1), "82,5"],
  ]);
  expect(errors).toEqual({});
  expect(workout).toMatchObject({ name: "Volume day", motivation: "Line one\nline two" });
  expect(setOf(workout, "one")).toMatchObject({ name: "Main lift", description: "Rest 3 minutes" });
  expect(entryOf(workout, "Back squat").description).toBe("Below parallel");
  expect(texts(workout, "Back squat", 0)).toEqual(["5", "5", "5"]);
  expect(texts(workout, "Back squat", 1)).toEqual(["82.5", "82.5", "82.5"]);
});

test("the rounds of an open exercise take a value each, and are ticked as rest", () => {
  const { workout } = post(
    squats,
    [
      [value("Back squat", 0, 1), "60"],
      [value("Back squat", 2, 1), "80"],
      [{ of: "restRound", id: idOf("Back squat"), round: 1 }, "on"],
    ],
    idOf("Back squat"),
  );
  expect(texts(workout, "Back squat", 1)).toEqual(["60", "", "80"]);
  expect(entryOf(workout, "Back squat").moduleExerciseRounds.map(({ isRest }) => isRest)).toEqual([false, true, false]);
});

describe("fields that decide over others", () => {
  test("a type and the value typed for it arrive together", () => {
    const { workout, errors } = post(
      squats,
      [
        [value("Back squat", 0, 1), "80/70/60"],
        [column("Back squat", "type", 1), "dropSet"],
      ],
      idOf("Back squat"),
    );
    expect(errors).toEqual({});
    expect(texts(workout, "Back squat", 1)).toEqual(["80/70/60", "", ""]);
  });

  test("a new category starts with its own unit and an empty value, whatever the fields of the old one post", () => {
    const heavy = edit(squats, typing(squats, "Back squat", 1, 1, "100"));
    const { workout, errors } = post(heavy, [[column("Back squat", "category", 1), "distance"]], idOf("Back squat"));
    expect(errors).toEqual({});
    expect(entryOf(workout, "Back squat").trackableCategories[1]).toEqual({
      trackableCategory: "distance",
      measurementUnit: "meters",
    });
    expect(texts(workout, "Back squat", 1)).toEqual(["", "", ""]);
  });

  test("Amrap takes the round count away that is still on the page", () => {
    const { workout, errors } = post(squats, [[ofSet("setType"), "amrap"]]);
    expect(errors).toEqual({});
    expect(setOf(workout, "one")).toMatchObject({ setType: "amrap", setRounds: null });
    expect(entryOf(workout, "Back squat").moduleExerciseRounds).toHaveLength(1);
  });

  test("Emom and its minutes arrive together", () => {
    const { workout } = post(squats, [
      [ofSet("setType"), "emom"],
      [ofSet("setRounds"), "12"],
    ]);
    expect(entryOf(workout, "Back squat").moduleExerciseRounds).toHaveLength(12);
  });

  test("rounds that are added are copies of the last one, as it was typed in the same post", () => {
    const { workout } = post(squats, [
      [ofSet("setRounds"), "5"],
      [value("Back squat", "all", 0), "8"],
    ]);
    expect(texts(workout, "Back squat", 0)).toEqual(["8", "8", "8", "8", "8"]);
  });

  test("a day that becomes rest is emptied, and what was typed in it is no mistake", () => {
    const { workout, errors } = post(squats, [
      [{ of: "workout", part: "name" }, "Volume day"],
      [value("Back squat", "all", 0), "x"],
      [{ of: "workout", part: "restDay" }, "on"],
    ]);
    expect(errors).toEqual({});
    expect(workout).toMatchObject({ restDay: true, name: "", modules: [] });
  });

  test("a rest day that is unticked has three empty sets, the same ones each time the form is sent", () => {
    const rest = newWorkout({ id: idOf("workout"), day: 1, date: null });
    const untick = (): Workout => post(rest, [[{ of: "workout", part: "restDay" }, ""]]).workout;
    expect(untick().modules).toHaveLength(3);
    expect(untick()).toEqual(untick());
  });
});

describe("what can't be taken", () => {
  test("is kept as it was typed, with the reason, and takes nothing else along", () => {
    const { workout, errors } = post(squats, [
      [value("Back squat", "all", 1), "heavy"],
      [ofSet("setRounds"), "0"],
      [ofSet("name"), "Main lift"],
    ]);
    expect(errors).toEqual({
      [fieldName({ ...value("Back squat", "all", 1), key })]: {
        text: "heavy",
        reason: expect.stringMatching(/number/),
      },
      [fieldName({ ...ofSet("setRounds"), key })]: { text: "0", reason: "Enter a whole number from 1 to 50." },
    });
    expect(setOf(workout, "one")).toMatchObject({ name: "Main lift", setRounds: 3 });
  });

  test("for parts that the workout does not have is left out", () => {
    const strangers: [string, string][] = [
      [`2.name`, "Another day"],
      [`1.set:${idOf("nowhere")}.name`, "x"],
      [`1.ex:${idOf("Back squat")}.value.9.0`, "5"],
      [`1.ex:${idOf("Back squat")}.value.0.9`, "5"],
      ["explorer-search", "squat"],
      ["saveId", "1"],
    ];
    const { workouts, errors } = applyPosted(new Map([[key, squats]]), readFields(strangers), idsOf, () => true);
    expect(workouts).toEqual(new Map([[key, squats]]));
    expect(errors).toEqual({});
  });

  test("as a command is left out", () => {
    const typed: [string, string][] = [["1.name", "Volume day"]];
    const { workouts } = applyPosted(
      new Map([[key, squats]]),
      readFields(typed),
      idsOf,
      ({ type }) => type !== "workout.rename",
    );
    expect(workouts.get(key)).toBe(squats);
  });
});

test("several days are read from one form", () => {
  const days = new Map([
    ["1", threeSets()],
    ["2026-03-02", edit(threeSets(), adding(run), adding(chinUp))],
  ]);
  const typed: [string, string][] = [
    ["1.name", "One"],
    ["2026-03-02.name", "Two"],
  ];
  const { workouts } = applyPosted(days, readFields(typed), idsOf, () => true);
  expect([...workouts.values()].map(({ name }) => name)).toEqual(["One", "Two"]);
});
