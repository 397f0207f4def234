import { amount, kilos, lasting, line, onDay, type ProgramPlan, reps, type WorkoutPlan } from "../plan.ts";
import { trialWeek } from "../programs/conditioning.ts";
import { type ProgramName, trainingDays } from "./athlete.ts";

const weeks = [0, 7, 14, 21];
export const lengthOfMonth = 28;
const [first, second, third] = trainingDays;

const hinge: WorkoutPlan = {
  name: "Hinge",
  sets: [
    { type: "regular", rounds: 3, lines: [line("Trap-bar deadlift", [reps(6), kilos(100)])] },
    { type: "regular", rounds: 2, lines: [line("Barbell row", [reps(5), kilos(50)])] },
  ],
};

const press: WorkoutPlan = {
  name: "Press",
  sets: [{ type: "regular", rounds: 3, lines: [line("Push press", [reps(3), kilos(40)])] }],
};

const single: WorkoutPlan = {
  name: "Single",
  sets: [
    { type: "regular", rounds: 1, lines: [line("Trap-bar deadlift", [reps(1), kilos(120)])] },
    { type: "regular", rounds: 2, lines: [line("Chin-up", [reps(5)], "Stop before it gets ugly.")] },
  ],
};

export const strengthMonth: ProgramPlan = {
  name: "Four weeks with the trap bar",
  folder: "",
  difficulty: "intermediate",
  shortDescription: "Three short days a week: sixes, threes and a single.",
  description: "The same three days four times. Add weight when all rounds of the week before went up.",
  span: lasting(4, "W"),
  days: weeks.flatMap((week) => [onDay(week + first, hinge), onDay(week + second, press), onDay(week + third, single)]),
};

const easyRun: WorkoutPlan = {
  name: "Easy run",
  sets: [{ type: "regular", rounds: 1, lines: [line("Run", [amount("time", "30:00"), amount("distance", 5000)])] }],
};

const sprints: WorkoutPlan = {
  name: "Sprints",
  sets: [{ type: "regular", rounds: 3, lines: [line("30 m sprint", [amount("fastestTime", 5)])] }],
};

const longRun: WorkoutPlan = {
  name: "Long run",
  sets: [{ type: "regular", rounds: 1, lines: [line("Long run", [amount("distance", 8000)])] }],
};

export const runningMonth: ProgramPlan = {
  name: "Four weeks to ten kilometres",
  folder: "",
  difficulty: "beginner",
  shortDescription: "Easy, fast and long, once a week each.",
  description: "Easy means easy: talk while you run. The sprints are short, and the walk back is the rest.",
  span: lasting(4, "W"),
  days: weeks.flatMap((week) => [
    onDay(week + first, easyRun),
    onDay(week + second, sprints),
    onDay(week + third, longRun),
  ]),
};

export const programNames: Record<ProgramName, string> = {
  strength: strengthMonth.name,
  running: runningMonth.name,
  bought: trialWeek.name,
};
