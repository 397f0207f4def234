import {
  kilos,
  type LinePlan,
  lasting,
  line,
  onDay,
  type ProgramPlan,
  percent,
  reps,
  type SetPlan,
} from "#scripts/demo-data/plan.ts";

const weeks = 4;
const daysOfWeek = 7;

/**
 * Four weeks without a rest day: seven workouts a week, each of six exercises of five rounds. Every round has a load of
 * its own, so that none are shown folded into one line: the heaviest week the editor is asked for.
 */
export const fullProgram: ProgramPlan = {
  name: "Every day full",
  folder: "Bench",
  difficulty: "advanced",
  shortDescription: "Seven full days a week",
  description: "",
  span: lasting(weeks, "W"),
  days: Array.from({ length: weeks * daysOfWeek }, (_, index) => onDay(index + 1, workoutOf(index))),
};

/** The same with every weight as a percentage of the one-repetition maximum, for a client's numbers. */
export const fullOfPercentages: ProgramPlan = {
  ...fullProgram,
  name: "Every day in percent",
  days: fullProgram.days.map(({ place, workout }) => ({
    place,
    workout: { ...workout, sets: workout.sets.map(inPercent) },
  })),
};

function inPercent(set: SetPlan): SetPlan {
  const lines = set.lines.map(({ exercise, columns, note }) => {
    const [count] = columns;
    return line(exercise, [...(count ? [count] : []), percent("weight", 60, 65, 70, 75, 80)], note);
  });
  return { ...set, lines };
}

function workoutOf(index: number) {
  const heavier = Math.floor(index / daysOfWeek) * 2.5;
  return {
    name: `Day ${index + 1}: squat, press, pull`,
    motivation: "Smooth reps first, heavy reps last. Leave one in reserve.",
    sets: [mainLift(heavier), pressAndPull(heavier), accessories(heavier)],
  };
}

function mainLift(heavier: number): SetPlan {
  return {
    name: "Main lift",
    description: "Three minutes between rounds.",
    type: "regular",
    rounds: 5,
    lines: [ramp("Back squat", 100 + heavier, "Sit between the heels.")],
  };
}

function pressAndPull(heavier: number): SetPlan {
  return {
    name: "Press and pull",
    type: "superset",
    rounds: 5,
    lines: [ramp("Bench press", 70 + heavier), ramp("Barbell row", 60 + heavier)],
  };
}

function accessories(heavier: number): SetPlan {
  return {
    name: "Accessories",
    type: "giant",
    rounds: 5,
    lines: [
      ramp("Romanian deadlift", 80 + heavier),
      ramp("Dumbbell shoulder press", 20 + heavier),
      ramp("Barbell curl", 25 + heavier),
    ],
  };
}

function ramp(exercise: string, start: number, note?: string): LinePlan {
  const steps = [0, 1, 2, 3, 4];
  return line(exercise, [reps(8, 6, 5, 4, 3), kilos(...steps.map((step) => start + step * 5))], note);
}
