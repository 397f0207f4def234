import {
  type Column,
  lasting,
  line,
  onDay,
  type ProgramPlan,
  reps,
  type SetPlan,
  type WorkoutPlan,
} from "#scripts/demo-data/plan.ts";

const rounds = 5;

/**
 * One week of 5/3/1 with four days of training and three of rest: what a coach writes most days, where `fullProgram` is
 * the heaviest week. The rounds of the main lift differ; the others are folded into one line.
 */
export const boringButBig: ProgramPlan = {
  name: "Boring But Big",
  folder: "Bench, 5/3/1",
  difficulty: "intermediate",
  shortDescription: "Four lifts, four days",
  description: "",
  span: lasting(1, "W"),
  days: [
    onDay(1, dayOf("Press day", "Barbell press", "Chin-up", "Triceps pushdown")),
    onDay(2, dayOf("Deadlift day", "Deadlift", "Hanging leg raise", "Back extension")),
    onDay(4, dayOf("Bench day", "Bench press", "One-arm dumbbell row", "Dip")),
    onDay(5, dayOf("Squat day", "Back squat", "Lying leg curl", "Ab-wheel rollout")),
  ],
};

function dayOf(name: string, lift: string, ...accessories: string[]): WorkoutPlan {
  const sets: SetPlan[] = [
    { name: "Warm-up", type: "regular", rounds: 3, lines: [line(lift, [reps(5, 5, 3), ofTrainingMax(40, 50, 60)])] },
    {
      name: "Main lift",
      type: "regular",
      rounds: 3,
      lines: [line(lift, [reps(5, 5, "5+"), ofTrainingMax(65, 75, 85)], "Last round: as many as possible.")],
    },
    { name: "Boring But Big", type: "regular", rounds, lines: [line(lift, [reps(10), ofTrainingMax(50)])] },
    ...accessories.map((exercise): SetPlan => ({ type: "regular", rounds, lines: [line(exercise, [reps(10)])] })),
  ];
  return { name, sets };
}

function ofTrainingMax(...shares: number[]): Column {
  return { category: "weight", type: "percentage", values: shares.map((share) => `${share}%TM`) };
}
